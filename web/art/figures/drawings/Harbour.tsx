import { useId } from 'react';
import { Glow } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { Halo, Hills, Sky, Stripes } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

/** Two stone arms hold still water and a boat with its lamp lit; a smaller boat is tied to the large one. */
export const Harbour = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} rise={190} />
    <Halo tones={tones} x={742} y={78} r={190} />
    <path d="M742 78L-20 10V120L742 92Z" fill={tones.halo} />
    <Hills tones={tones} y={206} hasNear={false} />
    <Sea tones={tones} />
    <Arms tones={tones} />
    <Lighthouse tones={tones} />
    <Boat tones={tones} />
    <SmallBoat tones={tones} />
    <Quay tones={tones} />
  </>
);

const Sea = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M0 204H1200V630H0Z" fill={tones.middle} />
    <g fill="none" stroke={tones.shine} strokeWidth="6" strokeLinecap="round" opacity="0.75">
      <path d="M40 258q20 -16 40 0t40 0M230 236q16 -12 32 0t32 0M400 228q14 -10 28 0t28 0M520 246q14 -10 28 0t28 0M880 236q16 -12 32 0t32 0M1040 264q20 -16 40 0t40 0" />
      <path d="M20 350q22 -18 44 0t44 0M140 296q20 -16 40 0t40 0M1090 358q22 -18 44 0t44 0M960 304q20 -16 40 0t40 0M10 450q22 -18 44 0t44 0M1120 460q22 -18 44 0t44 0" />
    </g>
  </>
);

const at = (angle: number, rx: number, ry: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${tidy(600 + rx * Math.cos(turn))} ${tidy(420 - ry * Math.sin(turn))}`;
};
/** The top of the walls, all round but for the mouth of the harbour, from one angle to the other. */
const ring = (rx: number, ry: number, width: number, depth: number, left: number, right: number) =>
  `M${at(left, rx, ry)}A${rx} ${ry} 0 1 0 ${at(right, rx, ry)}L${at(right, rx + width, ry + depth)}A${rx + width} ${ry + depth} 0 1 1 ${at(left, rx + width, ry + depth)}Z`;

const Arms = ({ tones }: { tones: Tones }) => {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <ellipse cx="600" cy="420" rx="296" ry="156" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M290 250H910V630H290Z" fill={tones.stoneDeep} />
        <path d="M544 250H664V320H544Z" fill={tones.water} />
        <ellipse cx="600" cy="452" rx="296" ry="156" fill={tones.water} />
        <ellipse cx="600" cy="486" rx="240" ry="112" fill={tones.skyLow} opacity="0.5" />
      </g>
      <path d={`M${at(101, 296, 156)}L${at(102, 352, 206)}L560 246L546 300Z`} fill={tones.stoneDeep} />
      <path d={ring(296, 156, 62, 48, 101, 76)} fill={tones.stone} stroke={tones.stone} strokeWidth="12" strokeLinejoin="round" />
      <path d={ring(340, 190, 14, 10, 101, 76)} fill={tones.stoneLit} />
      <path d={ring(292, 153, 10, 8, 102, 75)} fill={tones.stoneShade} />
    </>
  );
};

const Lighthouse = ({ tones }: { tones: Tones }) => (
  <g transform="translate(742 258)">
    <ellipse cx="4" cy="2" rx="46" ry="11" fill={tones.stoneDeep} />
    <path d="M-32 0L-23 -150H23L32 0C18 7 -18 7 -32 0Z" fill={tones.paper} />
    <path d="M8 4C18 3 26 2 32 0L23 -150H10Z" fill={tones.paperShade} />
    <path d="M-29.6 -40L-26.6 -88H26.6L29.6 -40C16 -34 -16 -34 -29.6 -40Z" fill={tones.rose} />
    <path d="M9 -36C16 -37 24 -38 29.6 -40L26.6 -88H10Z" fill={tones.roseShade} />
    <path d="M-33 -150H33V-162H-33Z" fill={tones.indigoShade} />
    <path d="M-19 -162V-202H19V-162Z" fill={tones.flame} />
    <path d="M-19 -162V-202M0 -162V-202M19 -162V-202" stroke={tones.indigoShade} strokeWidth="5" />
    <path d="M-28 -200H28L0 -232Z" fill={tones.rose} />
    <Glow x={0} y={-182} r={110} colour={tones.disc} strength={0.7} />
  </g>
);

const Boat = ({ tones }: { tones: Tones }) => (
  <g transform="translate(566 446)">
    <ellipse cx="10" cy="52" rx="170" ry="18" fill={tones.shadow} />
    <path d="M-6 -8V-206" stroke={tones.woodShade} strokeWidth="13" strokeLinecap="round" />
    <path d="M-8 -194C-40 -140 -84 -70 -134 -24H-8Z" fill={tones.paper} />
    <path d="M-8 -194C-16 -140 -34 -70 -60 -24H-8Z" fill={tones.paperShade} />
    <path d="M8 -160V-30H86C76 -86 52 -130 8 -160Z" fill={tones.rose} />
    <path d="M8 -160C24 -120 34 -80 36 -30H86C76 -86 52 -130 8 -160Z" fill={tones.roseShade} />
    <path d="M-160 -22C-120 -4 100 -4 156 -34C150 20 120 52 84 54H-92C-130 50 -154 18 -160 -22Z" fill={tones.tealShade} />
    <path d="M-160 -22C-120 -4 100 -4 156 -34L154 -12C100 16 -112 16 -156 0Z" fill={tones.woodLit} />
    <Glow x={128} y={-62} r={110} colour={tones.disc} strength={0.9} />
    <path d="M128 -26V-92" stroke={tones.woodDeep} strokeWidth="7" strokeLinecap="round" />
    <path d="M115 -82H141L148 -48H108Z" fill={tones.flame} />
    <path d="M110 -80H146L128 -100ZM108 -50H148V-42H108Z" fill={tones.brassDeep} />
    <Stripes
      colour={tones.disc}
      rows={[
        [104, 66, 44],
        [92, 82, 66],
        [112, 97, 30],
      ]}
    />
  </g>
);

const SmallBoat = ({ tones }: { tones: Tones }) => (
  <g transform="translate(806 486)">
    <ellipse cx="4" cy="24" rx="62" ry="9" fill={tones.shadow} />
    <path d="M-84 -52C-80 -14 -66 -6 -50 -8" fill="none" stroke={tones.woodDeep} strokeWidth="5" strokeLinecap="round" />
    <path d="M-56 -14C-40 -4 40 -4 58 -18C54 12 42 26 26 26H-30C-46 24 -54 8 -56 -14Z" fill={tones.rose} />
    <path d="M-56 -14C-40 -4 40 -4 58 -18L56 -6C36 6 -38 6 -54 -4Z" fill={tones.woodLit} />
  </g>
);

/** The near side, where somebody left a rope ready for whoever comes in. */
const Quay = ({ tones }: { tones: Tones }) => (
  <>
    <path
      d="M-10 470C70 446 180 452 250 494C310 530 340 566 420 586C400 610 380 630 370 640H-10ZM1210 462C1110 440 1010 456 944 498C884 534 860 566 780 586C800 610 820 630 830 640H1210Z"
      fill={tones.leaf}
    />
    <path
      d="M-10 560C100 530 220 548 300 580C330 594 352 620 370 640H-10ZM1210 552C1090 530 980 548 900 582C868 596 846 622 830 640H1210Z"
      fill={tones.leafShade}
    />
    <path d="M90 520V442H200V530H90Z" fill={tones.paper} />
    <path d="M72 446L145 388L218 446ZM996 452L1060 398L1124 452Z" fill={tones.rose} />
    <path d="M1012 530V448H1108V530Z" fill={tones.paper} />
    <path d="M110 464h24v28h-24ZM154 464h24v28h-24ZM1044 470h26v30h-26Z" fill={tones.brass} />
    <path d="M390 582C500 594 700 594 810 582L836 640H364Z" fill={tones.stone} />
    <path d="M500 584V556C500 544 536 544 536 556V584C536 592 500 592 500 584Z" fill={tones.indigoShade} />
    <path d="M494 552C494 540 542 540 542 552S494 564 494 552Z" fill={tones.indigo} />
    <path
      d="M604 602C604 588 676 588 676 602S604 616 604 602ZM614 600C614 592 666 592 666 600"
      fill="none"
      stroke={tones.woodLit}
      strokeWidth="9"
    />
    <path d="M606 604C570 616 550 590 540 578" fill="none" stroke={tones.woodLit} strokeWidth="8" strokeLinecap="round" />
  </>
);
