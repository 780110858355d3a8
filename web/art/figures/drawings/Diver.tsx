import { Wash } from '../../shared/Scene.tsx';
import { Halo } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

/** A brass diving helmet on the bed of the river, in a shaft of light; a small fish looks in at its window. */
export const Diver = ({ tones }: Drawing) => (
  <>
    <Wash
      stops={[
        [0, tones.skyMiddle],
        [0.3, tones.tealLit],
        [1, tones.teal],
      ]}
      d="M0 0H1200V630H0Z"
    />
    <path d="M0 0H1200V630H0Z" fill={tones.skyHigh} opacity="0.42" />
    <Halo tones={tones} x={600} y={330} r={330} />
    <path d="M430 -10H560L700 640H270ZM640 -10H720L960 640H800ZM250 -10H300L110 640H-40Z" fill={tones.gleam} opacity="0.28" />
    <path
      d="M0 0H1200V28C1140 44 1080 20 1010 30S880 52 810 34S690 20 620 36S480 50 410 32S280 22 210 36S70 46 0 30Z"
      fill={tones.skyLow}
    />
    <Bed tones={tones} />
    <Weeds tones={tones} />
    <g transform="translate(600 318)">
      <Helmet tones={tones} />
    </g>
    <Fish tones={tones} />
    <path d="M752 150h0M770 104h0M744 70h0M470 120h0M452 84h0" stroke={tones.gleam} strokeWidth="20" strokeLinecap="round" />
    <path d="M780 138h0M752 44h0M486 70h0" stroke={tones.gleam} strokeWidth="11" strokeLinecap="round" />
    <path
      d="M-10 606C120 570 250 590 330 612C380 624 420 630 440 640H-10ZM1210 596C1100 560 960 588 880 614C840 626 800 634 790 640H1210Z"
      fill={tones.near}
    />
  </>
);

const Bed = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M0 470C140 420 260 452 380 480C520 510 700 500 820 470C960 436 1080 430 1200 462V630H0Z" fill={tones.middle} opacity="0.55" />
    <path d="M0 548C160 510 320 536 480 540C660 546 820 528 960 520C1060 514 1140 528 1200 540V630H0Z" fill={tones.stone} />
    <path d="M0 590C200 566 420 584 640 578S1020 566 1200 582V630H0Z" fill={tones.stoneShade} />
    <path d="M250 552C262 534 300 534 310 554ZM880 546C894 520 948 522 958 546Z" fill={tones.stoneDeep} />
    <path d="M420 566h0M470 590h0M764 586h0M720 560h0M836 570h0M360 590h0" stroke={tones.stoneDeep} strokeWidth="9" strokeLinecap="round" />
  </>
);

const Weeds = ({ tones }: { tones: Tones }) => (
  <g fill="none" strokeLinecap="round">
    <path
      d="M320 560C296 500 344 460 316 396S330 320 312 280M900 548C924 490 884 450 908 396S896 330 914 300"
      stroke={tones.leafShade}
      strokeWidth="15"
    />
    <path d="M354 566C376 520 340 490 360 440S350 390 366 364M866 554C846 510 880 480 862 436" stroke={tones.leaf} strokeWidth="13" />
    <path
      d="M120 556C96 480 150 440 118 360M170 552C190 500 160 470 176 420M1060 540C1036 470 1084 430 1056 350M1110 540C1132 490 1100 460 1118 410"
      stroke={tones.leafShade}
      strokeWidth="15"
    />
  </g>
);

const Helmet = ({ tones }: { tones: Tones }) => (
  <>
    <ellipse cx="12" cy="246" rx="226" ry="20" fill={tones.shadow} />
    <path d="M-206 236C-200 170 -150 138 -96 128H96C150 138 200 170 206 236C120 256 -120 256 -206 236Z" fill={tones.brass} />
    <path d="M60 128H96C150 138 200 170 206 236C180 243 150 247 116 250C140 200 110 150 60 128Z" fill={tones.brassShade} />
    <path d="M-206 236C-120 256 120 256 206 236L204 218C120 238 -120 238 -204 218Z" fill={tones.brassDeep} />
    <path d="M-150 196h0M-92 210h0M-30 216h0M32 216h0M94 210h0M152 196h0" stroke={tones.brassLit} strokeWidth="18" strokeLinecap="round" />
    <path d="M-118 132V112H118V132C60 152 -60 152 -118 132Z" fill={tones.brassDeep} />
    <path d="M-28 -184H28V-212H-28Z" fill={tones.brassShade} />
    <path d="M-40 -206H40V-226Q0 -236 -40 -226Z" fill={tones.brassDeep} />
    <path
      d="M0 -190C104 -190 164 -120 164 -34C164 40 140 90 112 118C60 138 -60 138 -112 118C-140 90 -164 40 -164 -34C-164 -120 -104 -190 0 -190Z"
      fill={tones.brass}
    />
    <path
      d="M34 -187C118 -174 164 -110 164 -34C164 40 140 90 112 118C90 126 70 130 46 132C140 60 130 -90 34 -187Z"
      fill={tones.brassShade}
    />
    <path d="M-132 -76C-118 -120 -84 -150 -46 -160" fill="none" stroke={tones.brassLit} strokeWidth="14" strokeLinecap="round" />
    <ellipse cx="-140" cy="-14" rx="24" ry="46" fill={tones.brassDeep} />
    <ellipse cx="-144" cy="-14" rx="15" ry="34" fill={tones.tealLit} />
    <ellipse cx="140" cy="-14" rx="24" ry="46" fill={tones.brassDeep} />
    <ellipse cx="144" cy="-14" rx="15" ry="34" fill={tones.tealShade} />
    <circle cy="-22" r="98" fill={tones.brassDeep} />
    <circle cy="-22" r="98" fill="none" stroke={tones.brassLit} strokeWidth="8" />
    <circle cy="-22" r="72" fill={tones.ink} />
    <path d="M-62 14A72 72 0 0 1 30 -87A100 100 0 0 0 -62 14Z" fill={tones.tealLit} opacity="0.8" />
    <path
      d="M0 -108h0M60 -84h0M86 -22h0M60 40h0M0 64h0M-60 40h0M-86 -22h0M-60 -84h0"
      stroke={tones.brassLit}
      strokeWidth="13"
      strokeLinecap="round"
    />
  </>
);

const Fish = ({ tones }: { tones: Tones }) => (
  <>
    <g transform="translate(690 330)">
      <path d="M-68 2C-46 -34 10 -38 44 -4L84 -32C80 -10 80 14 88 38L44 12C10 40 -46 38 -68 2Z" fill={tones.rose} />
      <path d="M-68 2C-46 38 10 40 44 12L88 38C84 28 82 18 82 10C60 4 10 20 -68 2Z" fill={tones.roseShade} />
      <path d="M-14 -25C-6 -46 18 -50 34 -40C26 -32 22 -24 22 -18Z" fill={tones.roseShade} />
      <path d="M-26 -24C-16 -8 -16 14 -26 28" fill="none" stroke={tones.roseLit} strokeWidth="7" />
      <circle cx="-44" cy="-4" r="8" fill={tones.paper} />
      <circle cx="-46" cy="-4" r="4.5" fill={tones.ink} />
    </g>
    <path
      d="M150 210C166 190 196 192 210 208L228 196C226 206 228 216 232 224L210 216C196 230 166 230 150 210ZM200 262C212 248 234 250 244 260L258 252C256 260 258 266 260 272L244 266C234 276 212 276 200 262ZM990 190C974 172 946 174 932 190L914 180C916 190 914 200 910 206L932 198C946 212 974 210 990 190Z"
      fill={tones.tealShade}
      opacity="0.7"
    />
  </>
);
