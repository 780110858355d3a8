import { Halo, Hills, Sky } from '../parts/Air.tsx';
import { Bird } from '../parts/Bird.tsx';
import type { Drawing } from '../parts/tones.ts';

const LEAF = 'M0 0C10 -26 40 -40 76 -38C66 -8 38 10 0 0Z';
const LEAVES: readonly (readonly [x: number, y: number, turn: number, size: number, isShaded: boolean])[] = [
  [40, 470, -30, 1.1, false],
  [110, 492, 60, 1, true],
  [200, 478, -40, 1.2, false],
  [300, 500, 70, 0.9, true],
  [350, 486, -50, 0.8, false],
  [690, 494, 66, 0.9, true],
  [900, 440, 70, 1, true],
  [930, 424, -36, 1.1, false],
  [1030, 402, 60, 1.1, true],
  [1080, 384, -44, 1.2, false],
  [1160, 362, 40, 1.1, true],
];

const BLOSSOMS = [
  [84, 452, 13],
  [236, 466, 11],
  [664, 484, 12],
  [712, 470, 9],
  [986, 404, 13],
  [1128, 352, 11],
] as const;

/** A bird sings on a branch at dawn; farther along, a small one tilts its head and listens. */
export const Voice = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} />
    <Halo tones={tones} x={640} y={240} r={320} />
    <Hills tones={tones} y={560} />
    <path d="M0 560H1200V630H0Z" fill={tones.water} />
    <path d="M60 590h120M300 602h160M700 586h110M940 604h140" stroke={tones.shine} strokeWidth="6" strokeLinecap="round" />
    <g fill="none" stroke={tones.brass} strokeWidth="15" strokeLinecap="round">
      <path d="M722 176A62 62 0 0 1 714 254" />
      <path d="M766 140A122 122 0 0 1 750 290" opacity="0.8" />
      <path d="M810 104A182 182 0 0 1 804 300" opacity="0.55" />
    </g>
    <path
      d="M-10 462C120 500 260 500 420 484C600 466 700 494 860 454C980 424 1090 390 1210 340V364C1100 416 990 452 870 482C720 520 600 492 424 510C260 526 110 528 -10 494Z"
      fill={tones.woodShade}
    />
    <path
      d="M-10 462C120 500 260 500 420 484C600 466 700 494 860 454C980 424 1090 390 1210 340V348C1090 400 980 434 864 464C710 500 600 476 422 494C260 508 110 508 -10 472Z"
      fill={tones.wood}
    />
    {LEAVES.map(([x, y, turn, size, isShaded]) => (
      <path
        key={`${x} ${y}`}
        d={LEAF}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        fill={isShaded ? tones.leafShade : tones.leaf}
      />
    ))}
    {BLOSSOMS.map(([x, y, r]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M0 0h0" stroke={tones.roseLit} strokeWidth={r * 2} strokeLinecap="round" />
        <path d={`M${-r} 0h0M${r} 0h0M0 ${-r}h0M0 ${r}h0`} stroke={tones.paper} strokeWidth={r * 1.5} strokeLinecap="round" />
        <circle r={r * 0.55} fill={tones.brass} />
      </g>
    ))}
    <Bird
      tones={tones}
      x={520}
      y={482}
      size={1.14}
      isSinging
      body={tones.brass}
      belly={tones.brassLit}
      wing={tones.indigo}
      wingShade={tones.indigoShade}
    />
    <Bird
      tones={tones}
      x={806}
      y={473}
      size={0.44}
      isMirrored
      turn={-16}
      body={tones.rose}
      belly={tones.roseLit}
      wing={tones.teal}
      wingShade={tones.tealShade}
    />
  </>
);
