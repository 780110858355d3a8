import { Halo, Hills, Sky, Stripes } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const RAIL_POSTS = [60, 190, 320, 450, 750, 880, 1010, 1140] as const;

/** A ship's wheel before the rising sun; round its first spoke somebody has tied a red thread. */
export const Helm = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} />
    <Halo tones={tones} x={600} y={300} r={330} />
    <circle cx="600" cy="300" r="128" fill={tones.disc} />
    <Hills tones={tones} y={400} hasNear={false} />
    <Sea tones={tones} />
    <Deck tones={tones} />
    <path d="M566 300L546 600H654L634 300Z" fill={tones.woodShade} />
    <path d="M566 300L546 600H578L588 300Z" fill={tones.wood} />
    <path d="M528 596H672L684 640H516Z" fill={tones.woodDeep} />
    <g transform="translate(600 286)">
      <Wheel tones={tones} />
      <Thread tones={tones} />
    </g>
  </>
);

const Sea = ({ tones }: Drawing) => (
  <>
    <path d="M0 398H1200V630H0Z" fill={tones.water} />
    <path d="M0 452C150 440 260 462 420 452S700 440 860 454S1080 446 1200 450V630H0Z" fill={tones.waterNear} />
    <Stripes
      colour={tones.disc}
      rows={[
        [520, 414, 160],
        [500, 432, 70],
        [610, 432, 110],
        [470, 454, 130],
        [660, 456, 90],
      ]}
    />
    <Stripes
      colour={tones.shine}
      rows={[
        [60, 420, 110],
        [250, 440, 130],
        [850, 424, 120],
        [1040, 444, 90],
        [130, 474, 90],
        [930, 476, 150],
      ]}
      thickness={5}
    />
  </>
);

const Deck = ({ tones }: Drawing) => (
  <>
    {RAIL_POSTS.map((x) => (
      <path
        key={x}
        d={`M${x - 9} 490C${x - 20} 510 ${x - 20} 528 ${x - 8} 546V570H${x + 8}V546C${x + 20} 528 ${x + 20} 510 ${x + 9} 490Z`}
        fill={tones.woodShade}
      />
    ))}
    <path d="M0 474H1200V496H0Z" fill={tones.wood} />
    <path d="M0 474H1200V481H0Z" fill={tones.woodLit} />
    <path d="M0 562H1200V630H0Z" fill={tones.wood} />
    <path d="M0 562H1200V572H0Z" fill={tones.woodDeep} />
    <path
      d="M40 630L120 572M220 630L270 572M400 630L420 572M800 630L780 572M980 630L930 572M1160 630L1080 572"
      stroke={tones.woodShade}
      strokeWidth="4"
    />
  </>
);

const Wheel = ({ tones }: { tones: Tones }) => (
  <>
    {SPOKES.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M-10 -36L-8 -74C-16 -92 -16 -108 -8 -124V-150H8V-124C16 -108 16 -92 8 -74L10 -36Z" fill={tones.wood} />
        <path d="M-9 -176C-12 -190 -19 -212 -16 -236C-13 -258 13 -258 16 -236C19 -212 12 -190 9 -176Z" fill={tones.wood} />
        <path
          d="M2 -180C8 -200 12 -216 9 -236C8 -244 4 -250 0 -252C13 -252 17 -240 16 -236C19 -212 12 -190 9 -176Z"
          fill={tones.woodShade}
        />
      </g>
    ))}
    <circle r="158" fill="none" stroke={tones.woodShade} strokeWidth="42" />
    <circle r="160" fill="none" stroke={tones.wood} strokeWidth="32" />
    <path d="M-163 -62A174 174 0 0 1 -62 -163" fill="none" stroke={tones.woodLit} strokeWidth="7" strokeLinecap="round" />
    <path d="M62 -163A174 174 0 0 1 163 -62" fill="none" stroke={tones.woodLit} strokeWidth="7" strokeLinecap="round" />
    {SPOKES.map((turn) => (
      <circle key={turn} cy="-159" r="7" fill={tones.brassLit} transform={`rotate(${turn + 22.5})`} />
    ))}
    <circle r="54" fill={tones.woodShade} />
    <circle r="44" fill={tones.brass} />
    <path d="M-38 -22A44 44 0 0 1 22 -38" fill="none" stroke={tones.brassLit} strokeWidth="7" strokeLinecap="round" />
    <circle r="17" fill={tones.brassDeep} />
  </>
);

const Thread = ({ tones }: { tones: Tones }) => (
  <>
    <path
      d="M8 -196C40 -206 62 -186 98 -204M8 -194C36 -186 54 -164 88 -170"
      fill="none"
      stroke={tones.rose}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M-15 -206L15 -200M-14 -196L14 -190M-13 -186L12 -181" stroke={tones.rose} strokeWidth="9" strokeLinecap="round" />
    <circle cx="10" cy="-195" r="8" fill={tones.roseShade} />
  </>
);
