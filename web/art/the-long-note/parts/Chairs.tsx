import { wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { red, tin } from './colours.ts';

/** A folding chair from the side, looking right: 130 high, standing on (0, 0). */
export const FoldingChair = ({ fill = tin.mid, shade = tin.deep, ...place }: Placed & { fill?: string; shade?: string }) => (
  <Place {...place}>
    <path d="M-30 0L26 -66M36 0L-30 -130" stroke={shade} strokeWidth="7" strokeLinecap="round" fill="none" />
    <path d="M-36 -130C-28 -136 -20 -134 -18 -126L-4 -92C-8 -86 -16 -86 -20 -90Z" fill={fill} />
    <path d="M-18 -66H38C44 -66 44 -56 38 -56H-14C-20 -56 -24 -66 -18 -66Z" fill={fill} />
  </Place>
);

/** Mama Akinyi's red chair, from the front: 170 high, standing on (0, 0). */
export const RedChair = (place: Placed) => (
  <Place {...place}>
    <path d="M-46 0L-40 -70M46 0L40 -70M-28 -6L-26 -66M28 -6L26 -66" stroke={red.deep} strokeWidth="10" strokeLinecap="round" />
    <path d="M-42 -172C-20 -182 20 -182 42 -172L38 -76H-38Z" fill={red.mid} />
    <path d="M-28 -158C-12 -164 12 -164 28 -158L25 -96H-25Z" fill={red.deep} />
    <path d="M-14 -160V-98M0 -162V-97M14 -160V-98" stroke={red.soft} strokeWidth="7" />
    <path d="M-48 -84C-20 -92 20 -92 48 -84L52 -62H-52Z" fill={red.soft} />
    <path d="M-52 -64H52V-54H-52Z" fill={red.deep} />
  </Place>
);

/** The step on which a leader stands. */
export const WoodenStep = (place: Placed) => (
  <Place {...place}>
    <path d="M-70 -46H70L80 -30H-80Z" fill={wood.pale} />
    <path d="M-80 -30H80V0H-80Z" fill={wood.soft} />
    <path d="M-80 -30H80V-24H-80ZM-40 -30V0M20 -30V0" fill={wood.mid} stroke={wood.mid} strokeWidth="2" />
  </Place>
);
