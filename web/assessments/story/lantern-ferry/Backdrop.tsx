import { night, river } from './palette.ts';
import { Reflection, River } from './parts/River.tsx';
import { Scene } from './parts/Scene.tsx';
import { HalfMoon, HangingCloud, Sky, Stars } from './parts/Sky.tsx';
import { earlierPictures } from './pictures-1.ts';
import { laterPictures } from './pictures-2.ts';

export const pictures = { ...earlierPictures, ...laterPictures };

/** The picture behind a passage of the story; an id that has none shows the river at night, so that no reader sees a hole. */
export function Backdrop({ id }: { id: string }) {
  const Picture = Object.hasOwn(pictures, id) ? pictures[id]! : NightRiver;
  return <Picture />;
}

const NightRiver = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, night.soft]} to={520} />
    <Stars />
    <HalfMoon x={640} y={260} r={44} />
    <HangingCloud y={120} fill={night.dark} />
    <River y={500} colours={[river.mid, river.dark, river.deep, river.ink]} />
    <Reflection x={640} y={512} to={760} colour="#f6f7d8" />
  </Scene>
);
