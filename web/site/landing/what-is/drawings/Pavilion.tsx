import type { Drawing } from '#web/art/figures/parts/tones.ts';
import { Glow } from '#web/art/shared/Scene.tsx';

/** A stone pavilion on the bank: what was handed down lies on the low desk, what weighs stands beside it. */
export const Pavilion = ({ tones }: Drawing) => (
  <>
    <path d="M900 560C960 530 1010 520 1060 520H1800V600H900Z" fill={tones.leaf} />
    <path d="M960 590C1060 560 1160 566 1300 566S1700 560 1800 570V600H960Z" fill={tones.leafShade} />
    <g transform="translate(163 0) scale(0.86 1)">
      <path d="M1040 486H1720V540H1040Z" fill={tones.stone} />
      <path d="M1014 528H1746V566H1014Z" fill={tones.stoneShade} />
      <path d="M1014 528H1746V540H1014Z" fill={tones.stoneLit} />
      <path d="M1030 476H1730V496H1030Z" fill={tones.stoneLit} />
      <Arch tones={tones} />
    </g>
    <Lantern tones={tones} />
    <Desk tones={tones} />
    <Scales tones={tones} />
  </>
);

const Arch = ({ tones }: Drawing) => (
  <>
    <path
      d="M1016 60H1744V150H1700C1690 120 1650 108 1620 120C1600 84 1540 74 1504 96C1476 62 1410 52 1380 74C1350 52 1284 62 1256 96C1220 74 1160 84 1140 120C1110 108 1070 120 1060 150H1016Z"
      fill={tones.stone}
    />
    <path
      d="M1060 150C1070 120 1110 108 1140 120C1160 84 1220 74 1256 96C1284 62 1350 52 1380 74C1410 52 1476 62 1504 96C1540 74 1600 84 1620 120C1650 108 1690 120 1700 150"
      fill="none"
      stroke={tones.stoneLit}
      strokeWidth="9"
    />
    <path d="M984 40H1776L1752 66H1008Z" fill={tones.stoneShade} />
    <path d="M984 40H1776V52H984Z" fill={tones.stoneLit} />
    <path d="M1130 40C1150-60 1270-110 1380-110S1610-60 1630 40Z" fill={tones.stone} />
    <path d="M1460 40C1470-60 1440-100 1380-110C1490-110 1610-60 1630 40Z" fill={tones.stoneShade} />
    {[1038, 1722].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M-20 150H20V476H-20Z" fill={tones.stone} />
        <path d="M6 150H20V476H6Z" fill={tones.stoneShade} />
        <path d="M-32 132H32L24 164H-24ZM-30 452H30V478H-30Z" fill={tones.stoneLit} />
        <path d="M-24 200H24M-24 216H24M-24 420H24M-24 436H24" stroke={tones.stoneDeep} strokeWidth="4" opacity="0.5" />
      </g>
    ))}
  </>
);

const Lantern = ({ tones }: Drawing) => (
  <g transform="translate(-30 0)">
    <path d="M1380 72V118" stroke={tones.woodDeep} strokeWidth="4" />
    <Glow x={1380} y={150} r={150} colour={tones.disc} strength={0.8} />
    <path d="M1362 120H1398L1408 168C1408 180 1352 180 1352 168Z" fill={tones.disc} />
    <path d="M1356 122H1404L1380 104ZM1350 166H1410V178H1350Z" fill={tones.brassShade} />
    <path d="M1380 132C1390 146 1390 160 1380 162C1370 160 1370 146 1380 132Z" fill={tones.flame} />
  </g>
);

/** A palm-leaf book: long leaves on two strings between boards, one of them taken out. */
const Desk = ({ tones }: Drawing) => (
  <g transform="translate(150 67) scale(0.86)">
    <ellipse cx="1218" cy="482" rx="160" ry="10" fill={tones.shadow} />
    <path d="M1086 420H1350V444H1086Z" fill={tones.wood} />
    <path d="M1086 420H1350V430H1086Z" fill={tones.woodLit} />
    <path
      d="M1100 444H1126L1120 480H1106ZM1310 444H1336L1330 480H1316ZM1126 444H1310C1300 458 1290 462 1280 462H1156C1146 462 1136 458 1126 444Z"
      fill={tones.woodShade}
    />
    <path d="M1112 404H1324V420H1112Z" fill={tones.roseShade} />
    <path d="M1118 376H1318V404H1118Z" fill={tones.paperShade} />
    <path d="M1118 383H1318M1118 390H1318M1118 397H1318" stroke={tones.woodLit} strokeWidth="2.5" />
    <path d="M1112 362H1324V376H1112Z" fill={tones.rose} />
    <path d="M1174 356V424M1262 356V424" stroke={tones.woodDeep} strokeWidth="5" />
    <g transform="rotate(-9 1218 340)">
      <path d="M1100 320C1170 312 1262 312 1336 320V350C1262 342 1170 342 1100 350Z" fill={tones.paper} />
      <path
        d="M1114 328C1128 325 1140 331 1154 327S1180 324 1194 328M1208 326C1222 323 1236 329 1250 326S1288 325 1322 329M1114 340C1130 336 1150 342 1168 337S1186 336 1196 337M1210 336C1232 334 1252 340 1270 336S1300 337 1318 340"
        fill="none"
        stroke={tones.ink}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="1201" cy="332" r="4" fill={tones.woodDeep} />
    </g>
    <path d="M1352 430C1366 400 1372 372 1386 342" fill="none" stroke={tones.woodDeep} strokeWidth="5" strokeLinecap="round" />
    <path d="M1338 404H1370L1364 422H1344Z" fill={tones.indigoShade} />
  </g>
);

/** In one pan a flower, in the other the weights that say how much it is. */
const Scales = ({ tones }: Drawing) => (
  <g transform="translate(1500 96) scale(0.8)">
    <ellipse cy="482" rx="120" ry="10" fill={tones.shadow} />
    <path d="M-66 480C-66 456-24 456-12 448H12C24 456 66 456 66 480Z" fill={tones.brassShade} />
    <path d="M-66 480C-66 462-24 458-12 448H0V480Z" fill={tones.brass} />
    <path d="M-8 452V232H8V452Z" fill={tones.brass} />
    <path d="M2 452V232H8V452Z" fill={tones.brassShade} />
    <path d="M0 206C14 222 14 236 0 246C-14 236-14 222 0 206Z" fill={tones.brassShade} />
    <g transform="rotate(4 0 244)">
      <path d="M-130 238C-60 232-20 228 0 228S60 232 130 238V246C60 250-60 250-130 246Z" fill={tones.brassLit} />
      <path d="M-130 246C-60 250 60 250 130 246V240C60 246-60 246-130 240Z" fill={tones.brassShade} />
    </g>
    <path d="M-130 234L-172 350M-130 234L-88 350M130 252L88 368M130 252L172 368" stroke={tones.woodDeep} strokeWidth="3" />
    <path d="M-180 350H-80C-84 386-176 386-180 350Z" fill={tones.brass} />
    <path d="M-180 350H-80L-82 362H-178Z" fill={tones.brassLit} />
    <path d="M80 368H180C176 404 84 404 80 368Z" fill={tones.brass} />
    <path d="M80 368H180L178 380H82Z" fill={tones.brassLit} />
    <g transform="translate(-130 330)">
      <path
        d="M0 0C-30 4-44-8-46-22C-26-26-10-16 0 0C-24-16-24-34-14-46C0-38 4-20 0 0C4-20 8-38 22-44C28-30 20-12 0 0C10-16 26-26 46-22C44-8 30 4 0 0Z"
        transform="translate(0 14)"
        fill={tones.brass}
        stroke={tones.brassShade}
        strokeWidth="3"
      />
    </g>
    <path d="M98 368V340H112V330H122V340H136V368ZM142 368V350H150V344H158V350H166V368Z" fill={tones.indigoShade} />
    <path d="M98 368V340H108V368ZM142 368V350H149V368Z" fill={tones.indigo} />
  </g>
);
