import type { FC } from 'react';
import type { BlockKind, BlockProps } from './block-props.ts';
import { Advice } from './blocks/Advice.tsx';
import { Contrasts } from './blocks/Contrasts.tsx';
import { Figures } from './blocks/Figures.tsx';
import { Houses } from './blocks/Houses.tsx';
import { Occupations } from './blocks/Occupations.tsx';
import { Played } from './blocks/Played.tsx';
import { Points } from './blocks/Points.tsx';
import { Prose } from './blocks/Prose.tsx';
import { SecurenessMap } from './blocks/SecurenessMap.tsx';
import { Shares } from './blocks/Shares.tsx';
import { Sides } from './blocks/Sides.tsx';

const views: { readonly [K in BlockKind]: FC<BlockProps<K>> } = {
  prose: Prose,
  houses: Houses,
  points: Points,
  advice: Advice,
  sides: Sides,
  contrasts: Contrasts,
  shares: Shares,
  figures: Figures,
  map: SecurenessMap,
  played: Played,
  occupations: Occupations,
};

export function BlockView<K extends BlockKind>({ block, userId }: BlockProps<K>) {
  const View = views[block.kind as K] as FC<BlockProps<K>>;
  return <View block={block} userId={userId} />;
}
