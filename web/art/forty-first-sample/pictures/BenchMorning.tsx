import { heat, steel, water } from '../parts/colours.ts';
import { Vinod } from '../parts/Figure.tsx';
import { Incubator } from '../parts/Incubator.tsx';
import { Laboratory } from '../parts/Laboratory.tsx';
import { Crate } from '../parts/Vessels.tsx';

/** The crate has come; Vinod, in the coat that he keeps for samples, holds out blue chalk over its lid. */
export const BenchMorning = () => (
  <Laboratory hour="morning" people={<Vinod x={600} y={800} size={2.2} right={[62, -132]} left={[34, -112]} rim={heat.white} />}>
    <path d="M736 494L764 484" stroke={water.mid} strokeWidth="14" strokeLinecap="round" />
    <Incubator x={1010} y={650} size={0.74} />
    <Crate x={800} y={676} size={1.16} hasLid />
    <path
      d="M724 590C760 584 800 590 828 586"
      fill="none"
      stroke={water.deep}
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="26 10"
    />
    <Crate x={330} y={690} size={1.3} bottles={6} />
    <path d="M500 676l22 -14l30 6l-18 14Z" fill={steel.pale} />
  </Laboratory>
);
