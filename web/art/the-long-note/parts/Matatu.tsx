import { Place, type Placed } from '../../shared/Scene.tsx';
import { dim, white } from './colours.ts';

type MatatuProps = Placed & { fill: string; band: string; flash: string; isHooting?: boolean };

/** A painted minibus from the side, looking right: 400 long, 190 high, its wheels on (0, 0). */
export const Matatu = ({ fill, band, flash, isHooting = false, ...place }: MatatuProps) => (
  <Place {...place}>
    <path d="M-200 -26V-160C-200 -180 -190 -188 -172 -188H110C150 -188 172 -160 190 -104L200 -84V-26Z" fill={fill} />
    <path d="M-180 -170H60V-110H-180ZM76 -170H104C136 -170 152 -140 166 -110H76Z" fill={dim.mid} />
    <path d="M-120 -170V-110M-60 -170V-110M0 -170V-110" stroke={fill} strokeWidth="10" />
    <path d="M-200 -96H196L200 -70H-200Z" fill={band} />
    <path d="M-180 -60L-120 -60L-90 -36H-150ZM-80 -60L-20 -60L10 -36H-50ZM20 -60L80 -60L110 -36H50Z" fill={flash} />
    <path d="M-160 -84h28M-110 -84h14M-76 -84h40M-16 -84h20M30 -84h52M110 -84h30" stroke={white} strokeWidth="7" strokeLinecap="round" />
    <path d="M-190 -204H90V-190H-190ZM-160 -216h30v12h-30ZM-40 -216h50v12h-50Z" fill={flash} />
    <circle cx="190" cy="-56" r="12" fill="#fff3b0" />
    {[-112, 112].map((x) => (
      <g key={x}>
        <circle cx={x} cy="-24" r="36" fill="#17161c" />
        <circle cx={x} cy="-24" r="16" fill="#c9ccd0" />
      </g>
    ))}
    {isHooting && (
      <path
        d="M218 -96C230 -104 230 -120 220 -130M238 -84C258 -100 258 -128 242 -146"
        stroke={white}
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
    )}
  </Place>
);
