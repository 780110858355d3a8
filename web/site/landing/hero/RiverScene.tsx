import { EVEN_PETALS, WheelPetals } from '#web/ui/Wheel.tsx';

/**
 * The drawing is 2000 x 860; the wheel rises at x 1220, the far bank lies at y 600. hero.css chooses the crop; land and water go on to both
 * sides for very wide screens. On a phone, which shows x 900 to 1540, what its edges would cut moves in, the ferry is nearer, and the sky
 * above has stars of its own.
 */
export function RiverScene() {
  return (
    <svg className="river-scene" viewBox="0 0 2000 860" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="scene-ripples">
          {RIPPLES.map(([y, height, halfWidth, shift]) => (
            <rect key={y} x={1220 + shift - halfWidth} y={y} width={2 * halfWidth} height={height} rx={height / 2} />
          ))}
        </clipPath>
      </defs>
      <Sky />
      <g className="scene-rise">
        <circle className="scene-halo" cx="1220" cy="400" r="330" />
        <circle className="scene-halo" cx="1220" cy="400" r="262" />
        <circle className="scene-halo" cx="1220" cy="400" r="200" />
        <g id="scene-wheel" className="wheel-detailed scene-wheel" transform={`translate(1220 400) scale(${WHEEL_SCALE})`}>
          <WheelPetals values={EVEN_PETALS} />
        </g>
      </g>
      <FarBank />
      <Water />
      <Headlands />
      <Ferry />
      <NearBank />
    </svg>
  );
}

const WHEEL_SCALE = 3.56; // 49 units of the wheel on 175 of the scene

/** Stripes of the water that catch the light: y, height, half the width, how far aside. */
const RIPPLES = [
  [612, 7, 64, 10],
  [627, 9, 96, -14],
  [644, 10, 82, 16],
  [663, 12, 112, -6],
  [684, 13, 92, 18],
  [707, 15, 124, -12],
  [732, 16, 96, 8],
  [759, 17, 66, -10],
  [788, 18, 34, 6],
] as const;

const Sky = () => (
  <>
    <path
      className="scene-sky-2"
      d="M-1500 240C-900 200-260 310 0 250C260 190 470 300 760 262S1160 130 1420 176S1800 270 2000 214H3500V700H-1500Z"
    />
    <path
      className="scene-sky-3"
      d="M-1500 400C-900 380-300 480 0 420C300 360 520 440 820 404S1240 280 1500 330S1850 410 2000 372H3500V700H-1500Z"
    />
    <path
      className="scene-stars"
      strokeWidth="3.4"
      d="M96 130h0M310 66h0M705 92h0M890 178h0M1010 60h0M1490 96h0M1660 190h0M1765 60h0M1900 150h0M1345 40h0"
    />
    <path
      className="scene-stars"
      strokeWidth="2"
      d="M420 150h0M610 40h0M820 52h0M930 290h0M1120 110h0M1390 150h0M1570 44h0M1560 260h0M1820 236h0M1720 130h0M60 40h0M1960 60h0M1000 190h0"
    />
    <path className="scene-stars scene-high" strokeWidth="4" d="M1490-470h0M1392-52h0M1508-130h0M1452-330h0M1428 30h0M1520 8h0" />
  </>
);

const FarBank = () => (
  <>
    <path
      className="scene-far"
      d="M-1500 500C-900 470-150 554 0 520C150 486 270 500 400 520S640 566 800 548S1060 530 1180 556S1390 560 1500 530S1760 470 2000 510H3500V610H-1500Z"
    />
    <path
      className="scene-middle"
      d="M-1500 580C-900 550-110 596 0 572C110 548 230 556 330 566C420 575 560 592 700 588S980 574 1130 590S1380 594 1500 576C1580 564 1800 548 2000 566H3500V612H-1500Z"
    />
    <path
      className="scene-middle scene-from-right"
      d="M1540 578v-34M1540 548c-26 4-40-12-30-28c-4-20 18-34 32-26c18-8 38 6 32 26c10 18-10 34-34 28ZM1606 574v-24M1606 552c-20 2-28-14-20-24c0-16 18-22 26-14c14-4 26 10 20 22c4 12-8 20-26 16Z"
      stroke="var(--scene-middle)"
      strokeWidth="5"
    />
    <path
      className="scene-middle scene-from-left"
      d="M880 590v-26M880 566c-22 4-32-12-24-24c-2-16 16-26 26-18c16-6 30 8 24 22c6 14-8 24-26 20ZM930 588v-16M930 574c-14 2-20-8-16-16c0-12 12-18 20-12c10-4 20 6 16 16c2 10-6 14-20 12Z"
      stroke="var(--scene-middle)"
      strokeWidth="5"
    />
  </>
);

const Water = () => (
  <>
    <path className="scene-water" d="M-1500 604H3500V860H-1500Z" />
    <path
      className="scene-shine"
      d="M130 634h210M1010 622h90M1350 630h170M760 668h190M1420 676h230M300 694h150M1040 716h70M1350 726h120M560 736h260M1560 764h300M140 772h180M880 782h150M1400 790h90"
    />
    <g clipPath="url(#scene-ripples)">
      <use href="#scene-wheel" transform="matrix(1 0 0 -0.56 0 932)" className="scene-reflection" />
    </g>
  </>
);

const Headlands = () => (
  <>
    <path
      className="scene-near"
      d="M-1500 600C-900 570-150 608 0 590C150 572 300 590 430 612C540 630 640 636 700 650C560 664 200 668 0 664H-1500Z"
    />
    <path
      className="scene-near"
      d="M3500 584H2000C1880 574 1730 596 1640 612C1570 624 1520 632 1490 640C1600 654 1850 660 2000 652H3500Z"
    />
  </>
);

/** The ferry of the first story, its lantern lit. */
const Ferry = () => (
  <g transform="translate(1004 690)">
    <g className="scene-ferry">
      <path className="scene-glow" d="M42 20h34M48 32h22M38 44h36M50 56h16" />
      <path className="scene-boat" d="M-78-18C-68 6-40 13 0 13S64 6 82-24C58-9 30-6 0-6S-56-9-78-18Z" />
      <path className="scene-boat" d="M-52-4C-50-22-49-34-45-45C-43-52-33-52-30-45C-27-33-25-20-23-4Z" />
      <circle className="scene-boat" cx="-37" cy="-60" r="7.5" />
      <path className="scene-pole" d="M-14-104L-66 40M-41-41L-30-58M66-16V-48" />
      <circle className="scene-halo" cx="60" cy="-42" r="26" />
      <path className="scene-lantern" d="M54-48h12l3 13c0 5-18 5-18 0Z" />
    </g>
  </g>
);

const REEDS = 'M0 0C2-40-4-80-14-118M8 0C10-50 14-96 26-136M16 0C20-30 30-60 48-86M-8 0C-12-30-22-54-38-74M22 0C32-20 44-34 62-44';
const HEADS = 'M-14-118c-7-10-8-24-4-36c8 10 10 24 4 36ZM26-136c-5-12-3-26 3-38c7 12 6 27-3 38ZM48-86c-2-12 4-24 13-33c2 14-3 26-13 33Z';

const NearBank = () => (
  <>
    <Reeds x={150} y={822} size={1.1} />
    <g className="scene-from-left">
      <Reeds x={906} y={838} size={0.72} isMirrored />
    </g>
    <Reeds x={1462} y={846} size={1} />
    <Reeds x={1700} y={822} size={1.2} isMirrored />
    <Marigold x={236} y={772} size={0.42} />
    <Marigold x={286} y={776} size={0.32} />
    <Marigold x={948} y={806} size={0.34} />
    <Marigold x={1424} y={796} size={0.4} />
    <Marigold x={1388} y={812} size={0.28} />
    <Marigold x={1650} y={770} size={0.4} />
    <path
      className="scene-bank"
      d="M-1500 800C-900 780-240 840 0 806C240 772 480 796 760 818S1200 846 1400 828S1800 786 2000 806H3500V862H-1500Z"
    />
  </>
);

type Plant = { x: number; y: number; size: number };

const Reeds = ({ x, y, size, isMirrored = false }: Plant & { isMirrored?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})`}>
    <path className="scene-reed" d={REEDS} />
    <path className="scene-boat" d={HEADS} />
  </g>
);

const Marigold = ({ x, y, size }: Plant) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="scene-reed" d="M0 0C5 20-3 40 0 70" />
    <use href="#scene-wheel" transform={`scale(${size / WHEEL_SCALE}) translate(-1220 -400)`} />
  </g>
);
