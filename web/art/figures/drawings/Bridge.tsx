import { Glow } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { Halo, Hills, Sky } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

const WATER = 430;
const CENTRE = { x: 600, y: 452 };
const WOODS = [
  'wood',
  'woodLit',
  'woodShade',
  'wood',
  'woodLit',
  'teal',
  'wood',
  'woodShade',
  'woodLit',
  'wood',
  'woodShade',
  'woodLit',
  'wood',
] as const;

/** A round bridge between two banks, every plank given by somebody else, one of them painted; two cups stand on its rail. */
export const Bridge = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} />
    <Halo tones={tones} x={600} y={330} r={310} />
    <Hills tones={tones} y={WATER - 2} hasNear={false} />
    <path d={`M0 ${WATER}H1200V630H0Z`} fill={tones.water} />
    <g transform={`matrix(1 0 0 -0.62 0 ${tidy(WATER * 1.62)})`} opacity="0.4">
      <Arc tones={tones} />
    </g>
    <path
      d="M420 470h90M690 470h110M400 506h140M660 506h130M440 546h120M640 546h90M500 584h90M610 584h60"
      stroke={tones.shine}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M470 596C470 584 540 580 552 594L516 598L550 604C530 616 470 612 470 596ZM648 560C650 550 700 548 708 558L682 561L706 566C692 576 648 572 648 560Z"
      fill={tones.leaf}
    />
    <path
      d="M488 592C476 576 484 566 488 562C494 568 498 578 494 592C504 580 516 576 520 576C520 586 510 594 496 598Z"
      fill={tones.roseLit}
    />
    <Banks tones={tones} />
    <Arc tones={tones} />
    <Rail tones={tones} />
    <Lamps tones={tones} />
    <Cups tones={tones} />
    <Reeds tones={tones} />
  </>
);

const at = (radius: number, angle: number) => {
  const turn = (angle * Math.PI) / 180;
  return [tidy(CENTRE.x - radius * Math.cos(turn)), tidy(CENTRE.y - radius * Math.sin(turn))] as const;
};
const SPAN = 160 / WOODS.length;

const Arc = ({ tones }: { tones: Tones }) => (
  <>
    {WOODS.map((tone, index) => {
      const from = 10 + SPAN * index;
      const to = from + SPAN - 1;
      return <path key={from} d={`M${at(206, from)}L${at(256, from)}L${at(256, to)}L${at(206, to)}Z`} fill={tones[tone]} />;
    })}
    <path d={`M${at(204, 8)}A204 204 0 0 1 ${at(204, 172)}`} fill="none" stroke={tones.woodDeep} strokeWidth="15" />
    <path d={`M${at(258, 10)}A258 258 0 0 1 ${at(258, 170)}`} fill="none" stroke={tones.woodDeep} strokeWidth="6" />
  </>
);

const POSTS = [14, 36, 58, 90, 122, 144, 166] as const;

const Rail = ({ tones }: { tones: Tones }) => (
  <>
    {POSTS.map((angle) => {
      const [x, y] = at(252, angle);
      return <path key={angle} d={`M${x - 7} ${y}V${y - 74}H${x + 7}V${y}Z`} fill={tones.woodShade} />;
    })}
    <path
      d="M344 322C420 160 500 120 600 120S780 160 856 322"
      fill="none"
      stroke={tones.woodShade}
      strokeWidth="15"
      strokeLinecap="round"
    />
    <path d="M344 319C420 157 500 117 600 117S780 157 856 319" fill="none" stroke={tones.woodLit} strokeWidth="6" strokeLinecap="round" />
    <path d="M350 356C424 196 504 158 600 158S776 196 850 356" fill="none" stroke={tones.wood} strokeWidth="8" strokeLinecap="round" />
  </>
);

const Banks = ({ tones }: { tones: Tones }) => (
  <>
    <path
      d="M-10 380C100 360 220 372 320 396C380 410 392 436 380 452C280 476 120 480 -10 476ZM1210 372C1100 352 980 372 880 396C820 410 808 436 820 452C920 476 1080 480 1210 470Z"
      fill={tones.leaf}
    />
    <path
      d="M-10 436C120 440 280 432 388 430C392 440 388 446 380 452C280 476 120 480 -10 476ZM1210 430C1080 438 920 432 812 430C808 440 812 446 820 452C920 476 1080 480 1210 470Z"
      fill={tones.leafShade}
    />
    <path d="M90 380V286H220V380Z" fill={tones.paper} />
    <path d="M70 292L155 224L240 292Z" fill={tones.rose} />
    <path d="M136 380V330H172V380Z" fill={tones.woodShade} />
    <path d="M980 372V270H1090V372Z" fill={tones.roseLit} />
    <path d="M964 274H1106V250H964Z" fill={tones.tealShade} />
    <path d="M1000 300H1028V330H1000ZM1046 300H1074V330H1046Z" fill={tones.flame} />
    <path
      d="M40 384V330M40 340C10 344 0 310 18 300C18 276 58 272 62 298C82 306 74 344 40 340ZM1156 372V320M1156 330C1126 334 1116 300 1134 290C1134 266 1174 262 1178 288C1198 296 1190 334 1156 330Z"
      fill={tones.leafShade}
      stroke={tones.leafShade}
      strokeWidth="8"
    />
  </>
);

const Lamps = ({ tones }: { tones: Tones }) => (
  <>
    {[at(252, 36), at(252, 144)].map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y - 76})`}>
        <Glow x={0} y={-24} r={100} colour={tones.disc} strength={0.85} />
        <path d="M0 6V-4" stroke={tones.woodDeep} strokeWidth="8" />
        <path d="M-15 -46H15L19 -6H-19Z" fill={tones.flame} />
        <path d="M-20 -44H20L0 -66ZM-20 -8H20V0H-20Z" fill={tones.brassDeep} />
        <path d="M0 -40C8 -30 8 -18 0 -14C-8 -18 -8 -30 0 -40Z" fill={tones.brass} />
      </g>
    ))}
  </>
);

const Cups = ({ tones }: { tones: Tones }) => (
  <>
    {[574, 630].map((x, index) => (
      <g key={x} transform={`translate(${x} 113)`}>
        <path d="M-3 -46C-12 -60 8 -66 0 -82" fill="none" stroke={tones.gleam} strokeWidth="5" strokeLinecap="round" />
        <path d="M-18 -38H18L13 0H-13Z" fill={index ? tones.teal : tones.rose} />
        <path d="M6 -38H18L13 0H4Z" fill={index ? tones.tealShade : tones.roseShade} />
        <path
          d={index ? 'M18 -30C32 -30 32 -10 15 -10' : 'M-18 -30C-32 -30 -32 -10 -15 -10'}
          fill="none"
          stroke={index ? tones.tealShade : tones.rose}
          strokeWidth="6"
        />
      </g>
    ))}
  </>
);

const Reeds = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M-10 600C120 570 240 590 330 616L340 640H-10ZM1210 590C1080 566 960 590 880 618L870 640H1210Z" fill={tones.near} />
    <g fill="none" stroke={tones.deep} strokeWidth="7" strokeLinecap="round">
      <path d="M160 600C162 560 156 520 146 480M176 602C178 560 190 530 202 500M1010 598C1012 560 1004 520 994 490M1030 600C1034 570 1044 540 1058 516" />
    </g>
    <path
      d="M146 480c-8 -14 -8 -34 -2 -50c12 14 12 34 2 50ZM202 500c-4 -16 0 -32 10 -46c8 16 2 34 -10 46ZM994 490c-8 -14 -8 -32 -2 -46c10 14 10 32 2 46Z"
      fill={tones.deep}
    />
  </>
);
