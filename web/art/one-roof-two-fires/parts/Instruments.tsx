import { marigold } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { west } from './colours.ts';

/** A brass horn, its mouthpiece at (0, 0), its bell to the right. */
export const Horn = (place: Placed) => (
  <Place {...place}>
    <path d="M-4 -6H54C80 -8 92 -24 106 -36V46C92 32 80 14 54 10H-4Z" fill={marigold.mid} />
    <path d="M106 -36C118 -28 118 38 106 46C98 30 98 -20 106 -36Z" fill={marigold.deep} />
    <path d="M12 10C12 34 48 34 48 10" stroke={marigold.deep} strokeWidth="7" fill="none" />
  </Place>
);

export const Drum = (place: Placed) => (
  <Place {...place}>
    <path d="M-60 -40C-30 -56 30 -56 60 -40V40C30 56 -30 56 -60 40Z" fill={west.mid} />
    <path d="M-60 -40L-30 48L0 -50L30 48L60 -40" stroke={marigold.pale} strokeWidth="5" fill="none" />
    <path d="M-60 -40C-72 -20 -72 20 -60 40C-50 20 -50 -20 -60 -40ZM60 -40C72 -20 72 20 60 40C50 20 50 -20 60 -40Z" fill="#f2e4c8" />
  </Place>
);
