import { Drift } from '../../shared/Drift.tsx';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { paint, pine, rock, tar, tin, wool } from './colours.ts';

/** The thin mast that measures the wind, standing on (0, 0), 430 high; one of its three cups may be bent. */
export const WindMast = ({ isBent = false, ...place }: Placed & { isBent?: boolean }) => (
  <Place {...place}>
    <path d="M0 -330L-150 0M0 -330L150 0M0 -200L-110 0M0 -200L110 0" stroke={rock.deep} strokeWidth="2.6" />
    <path d="M-16 4L-9 -18H9L16 4Z" fill={rock.deep} />
    <path d="M0 0V-424" stroke={tar.mid} strokeWidth="9" />
    <path d="M-3 0V-420" stroke={tin.mid} strokeWidth="2.6" />
    <path d="M-8 -120H8V-96H-8Z" fill={tin.deep} />
    <path d={`M-58 -424H62M0 -424L${isBent ? '-30 -396' : '-26 -444'}`} stroke={tar.mid} strokeWidth="5" strokeLinecap="round" />
    <path d="M58 -438C82 -438 82 -410 58 -410Z" fill={paint.red} />
    <path d="M-58 -438C-34 -438 -34 -410 -58 -410Z" fill={paint.red} />
    <path
      d={isBent ? 'M-24 -400C-16 -382 -40 -370 -48 -386Z' : 'M-30 -456C-12 -462 -8 -436 -26 -432Z'}
      fill={isBent ? paint.redDeep : paint.red}
    />
  </Place>
);

/** A lock of wool caught on a bolt at (0, 0). */
export const Lock = (place: Placed) => (
  <Place {...place}>
    <circle cx="0" cy="0" r="8" fill={tin.deep} stroke={tar.ink} strokeWidth="3" />
    <Drift isSwinging>
      <path d="M2 2C16 4 14 18 30 18C40 18 42 30 56 28C44 38 30 34 24 28C10 28 6 16 2 2Z" fill={wool.white} />
      <path d="M10 12C22 18 26 26 40 26" stroke={wool.soft} strokeWidth="3" fill="none" />
    </Drift>
  </Place>
);

/** Runa's rotor on its post, standing on (0, 0), 400 high: halves of baking tins round the motor of a washing machine. */
export const TinRotor = ({ turn = 0, isMended = false, ...place }: Placed & { turn?: number; isMended?: boolean }) => (
  <Place {...place}>
    <path d="M0 -240L-100 0M0 -240L100 0" stroke={pine.mid} strokeWidth="5" />
    <path d="M-14 4L-8 -300H8L14 4Z" fill={pine.mid} />
    <path d="M-6 0L-3 -300" stroke={pine.pale} strokeWidth="3" />
    <circle
      cx="0"
      cy="-306"
      r="60"
      fill="none"
      stroke={tin.pale}
      strokeWidth="34"
      strokeDasharray="64 62"
      opacity="0.24"
      transform={`rotate(${turn + 20} 0 -306)`}
    />
    <g transform={`rotate(${turn} 0 -306)`}>
      {[0, 120, 240].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 0 -306)`}>
          <path d="M0 -306V-364" stroke={tar.mid} strokeWidth="8" />
          <path d="M-30 -352C-34 -404 34 -404 30 -352Z" fill={tin.pale} />
          <path d="M-30 -352C-34 -404 34 -404 30 -352C20 -364 -20 -364 -30 -352Z" fill={tin.mid} />
          <path d="M-16 -360L-18 -380M0 -364V-388M16 -360L18 -380" stroke={tin.white} strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </g>
    <circle cx="0" cy="-306" r="24" fill={tin.deep} />
    <circle cx="0" cy="-306" r="15" fill={tin.pale} />
    {isMended && <path d="M-12 -200H12V-160H-12Z" fill={paint.ochre} />}
  </Place>
);

type FlagProps = Placed & { fill: string; length?: number };

/** A flag straight in the wind: its rope side at (0, 0), flying to the right. */
export const Flag = ({ fill, length = 110, ...place }: FlagProps) => (
  <Place {...place}>
    <Drift>
      <path
        d={`M0 -34C${length * 0.3} -48 ${length * 0.55} -18 ${length} -32L${length - 4} 28C${length * 0.6} 42 ${length * 0.3} 14 0 30Z`}
        fill={fill}
      />
      <path
        d={`M${length * 0.3} -38C${length * 0.36} -10 ${length * 0.34} 4 ${length * 0.3} 22M${length * 0.66} -26C${length * 0.72} 0 ${length * 0.7} 16 ${length * 0.66} 32`}
        stroke="#00000026"
        strokeWidth="5"
        fill="none"
      />
    </Drift>
  </Place>
);
