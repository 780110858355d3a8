import { paper, wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';

const orange = { deep: '#a5400f', mid: '#dc6a22', soft: '#f59a4a' } as const;

/** A cork life jacket laid flat, 140 wide; turned by `tilt` degrees. */
export const LifeJacket = ({ tilt = 0, isLit = true, ...place }: Placed & { tilt?: number; isLit?: boolean }) => (
  <Place {...place}>
    <g transform={`rotate(${tilt})`}>
      <path
        d="M-62 -64C-64 -92 -34 -100 -22 -82C-16 -54 16 -54 22 -82C34 -100 64 -92 62 -64C58 -20 62 30 68 66C70 84 12 88 6 74H-6C-12 88 -70 84 -68 66C-62 30 -58 -20 -62 -64Z"
        fill={isLit ? orange.mid : orange.deep}
      />
      {isLit && (
        <path d="M22 -82C34 -100 64 -92 62 -64C58 -20 62 30 68 66L50 76C42 30 40 -20 44 -60C44 -78 32 -82 22 -72Z" fill={orange.soft} />
      )}
      <path d="M0 -58V76" stroke="#00000066" strokeWidth="3.4" />
      <path d="M-60 -14H60M-62 32H64" stroke={paper.warm} strokeWidth="9" opacity={isLit ? 0.9 : 0.45} />
    </g>
  </Place>
);

/** A coil of boat rope seen from a little above, 160 wide. */
export const RopeCoil = ({ fill = wood.pale, line = wood.mid, ...place }: Placed & { fill?: string; line?: string }) => (
  <Place {...place}>
    <ellipse cx="0" cy="-8" rx="70" ry="30" fill={wood.ink} />
    {[0, -15, -30].map((y) => (
      <g key={y} fill="none">
        <ellipse cx={y % 2 ? 3 : -2} cy={y} rx="66" ry="22" stroke={line} strokeWidth="18" />
        <ellipse cx={y % 2 ? 3 : -2} cy={y - 1.5} rx="66" ry="22" stroke={fill} strokeWidth="14" />
        <ellipse cx={y % 2 ? 3 : -2} cy={y - 1.5} rx="66" ry="22" stroke={line} strokeWidth="13" strokeDasharray="1.500 9" opacity="0.4" />
      </g>
    ))}
    <path d="M60 -6C92 -4 104 10 96 22" fill="none" stroke={line} strokeWidth="17" strokeLinecap="round" />
    <path d="M60 -7C92 -5 104 9 96 21" fill="none" stroke={fill} strokeWidth="13" strokeLinecap="round" />
  </Place>
);
