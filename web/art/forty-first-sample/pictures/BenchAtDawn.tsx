import { Drift } from '../../shared/Drift.tsx';
import { Place } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { heat, steel } from '../parts/colours.ts';
import { Ayesha, Vinod } from '../parts/Figure.tsx';
import { Incubator } from '../parts/Incubator.tsx';
import { Laboratory } from '../parts/Laboratory.tsx';

/** The first morning: a bench, one warm box, a technician with a pencil, an intern with a letter. */
export const BenchAtDawn = () => (
  <Laboratory
    hour="dawn"
    people={
      <>
        <Ayesha x={476} y={800} size={2} right={[78, -150]} left={[58, -128]} rim={heat.white} />
        <Vinod x={748} y={790} size={2.06} hasCoat={false} right={[66, -132]} left={[50, -118]} isMirrored rim={heat.white} />
      </>
    }
  >
    <path d="M590 476L668 458L682 520L604 538Z" fill={heat.white} />
    <path d="M606 488L662 475M609 501L665 488M612 514L650 505" stroke={steel.mid} strokeWidth="4" />
    <path d="M612 508L646 548" stroke="#e9b52e" strokeWidth="8" strokeLinecap="round" />
    <path d="M606 500l8 10" stroke={steel.dark} strokeWidth="6" strokeLinecap="round" />
    <Incubator x={1010} y={650} size={0.74} />
    <StockBook />
    <Glass />
  </Laboratory>
);

const StockBook = () => (
  <Place x={330} y={660}>
    <path d="M-110 -8L-84 -44H0L0 -8ZM110 -8L84 -44H0L0 -8Z" fill={heat.white} />
    <path d="M-84 -36H-14M-90 -26H-12M-96 -16H-10M14 -36H70M14 -26H60" stroke={steel.soft} strokeWidth="4" />
    <path d="M-114 -8H114V4H-114Z" fill="#8f3b32" />
  </Place>
);

const Glass = () => (
  <Place x={560} y={662}>
    <Drift>
      <Steam at={[[0, -58, 90]]} opacity={0.4} />
    </Drift>
    <path d="M-20 -56H20L15 0H-15Z" fill="#a8602f" />
    <path d="M-20 -56H20L19 -44H-19Z" fill="#f3e4c8" />
    <path d="M-14 -40L-11 -8" stroke="#fff" strokeWidth="4" opacity="0.5" />
  </Place>
);
