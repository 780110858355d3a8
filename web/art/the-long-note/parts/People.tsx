import { Place, type Placed } from '../../shared/Scene.tsx';
import { dust, market, robe, tin, tone, white } from './colours.ts';
import { Figure, type FigureProps } from './Figure.tsx';
import { Slate } from './Paper.tsx';

/** The people of the choir, each known by one dress in every picture. In a robe they are known by hair and face. */
type Who = Omit<FigureProps, 'fill' | 'wear' | 'second'> & { isRobed?: boolean };

const inRobe = (isRobed: boolean | undefined, own: Pick<FigureProps, 'fill' | 'wear' | 'second' | 'over'>) =>
  isRobed ? ({ fill: robe.mid, wear: 'robe' } as const) : own;

export const Wanjiru = ({ isRobed, ...props }: Who) => (
  <Figure hairdo="bun" tone={tone.mid} {...inRobe(isRobed, { fill: '#4f7f9e', second: '#39424f', over: 'apron' })} {...props} />
);
export const Chebet = ({ isRobed, ...props }: Who) => (
  <Figure
    hasGlasses
    hairdo="short"
    tone={tone.dark}
    {...inRobe(isRobed, { wear: 'dress', fill: market.leaf, second: market.mango })}
    {...props}
  />
);
export const Shah = ({ isRobed, ...props }: Who) => (
  <Figure
    hairdo="bald"
    hair="#b9b4ad"
    tone={tone.tan}
    {...inRobe(isRobed, { fill: white, second: '#5b5f68', over: 'waistcoat' })}
    {...props}
  />
);
export const Halima = ({ isRobed, ...props }: Who) => (
  <Figure
    hairdo="hood"
    headFill={market.violet}
    tone={tone.warm}
    {...inRobe(isRobed, { wear: 'dress', fill: '#8d66c9', second: market.mango })}
    {...props}
  />
);
export const Kioko = ({ isRobed, size = 1, ...props }: Who) => (
  <Figure size={size * 0.74} tone={tone.deep} {...inRobe(isRobed, { fill: market.mango, second: '#3f5a7a' })} {...props} />
);
export const Mutua = (props: Who) => (
  <Figure hairdo="cap" headFill={tin.pale} hair="#cfc8bd" tone="#8d7a6b" fill="#d9d2c4" second="#c3baa9" {...props} />
);
export const Barasa = (props: Who) => <Figure tone={tone.deep} fill="#7cc4c0" second="#5aa5a2" {...props} />;

/** The founder, seated: white hair under a wrap, a child's slate held up. The seat is 40 above (0, 0). */
export const MamaAkinyi = ({ hasSlate = true, ...props }: Who & { hasSlate?: boolean }) => (
  <>
    <Figure
      isSeated
      wear="dress"
      fill="#b4526e"
      second={dust.soft}
      hairdo="wrap"
      headFill={market.mango}
      hair="#e8e4de"
      tone={tone.dark}
      front={[58, -128]}
      back={[44, -112]}
      {...props}
    />
    {hasSlate && (
      <Place x={props.x} y={props.y} size={props.size ?? 1} isMirrored={props.isMirrored ?? false}>
        <Slate x={70} y={-116} size={0.62} turn={8} />
      </Place>
    )}
  </>
);

const NEIGHBOURS: readonly Omit<FigureProps, 'x' | 'y'>[] = [
  { fill: market.tomato, wear: 'dress', second: market.mango, hairdo: 'wrap', headFill: market.tomato, tone: tone.dark },
  { fill: market.blue, second: '#39404c', tone: tone.deep },
  { fill: market.lime, wear: 'dress', second: white, hairdo: 'afro', tone: tone.mid },
  { fill: '#dfe3e0', second: '#4a4038', hairdo: 'bald', hair: '#8c8780', tone: tone.dark },
  { fill: market.berry, wear: 'dress', second: market.sand, hairdo: 'bun', tone: tone.warm },
  { fill: '#b98546', second: '#2f4858', hairdo: 'cap', headFill: '#2f4858', tone: tone.mid },
  { fill: '#3f8f8a', wear: 'dress', second: market.mango, hairdo: 'plaits', tone: tone.deep },
  { fill: '#c7603d', second: '#54463c', hairdo: 'afro', tone: tone.dark },
  { fill: '#5b6fb0', wear: 'dress', second: market.sand, hairdo: 'shawl', headFill: '#e8dcc0', tone: tone.warm },
];

type NeighbourProps = Placed & Pick<FigureProps, 'rim' | 'tilt' | 'front' | 'back' | 'isSeated'> & { number: number; isRobed?: boolean };

/** One of the other singers, told apart by a number. */
export const Neighbour = ({ number, isRobed, ...props }: NeighbourProps) => (
  <Figure {...NEIGHBOURS[number % NEIGHBOURS.length]!} {...(isRobed ? { fill: robe.mid, wear: 'robe' as const } : {})} {...props} />
);
