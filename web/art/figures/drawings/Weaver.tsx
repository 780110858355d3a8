import { Halo, Hills, Sky } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

const THREADS = Array.from({ length: 20 }, (_, index) => 391 + index * 22);
const FELL = 330; // where the woven cloth ends

/** A loom before an open morning: half the cloth is woven, and one thread in it is a child's hair ribbon. */
export const Weaver = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} />
    <Halo tones={tones} x={600} y={230} r={330} />
    <circle cx="600" cy="222" r="84" fill={tones.disc} />
    <Hills tones={tones} y={420} />
    <path d="M0 420H1200V630H0Z" fill={tones.water} />
    <path d="M80 450h120M200 480h90M940 456h140M1020 490h110" stroke={tones.shine} strokeWidth="6" strokeLinecap="round" />
    <path d="M0 590C200 570 420 580 600 580S1020 570 1200 590V630H0Z" fill={tones.near} />
    <g transform="translate(48 30) scale(0.92)">
      <ellipse cx="600" cy="598" rx="310" ry="16" fill={tones.shadow} />
      <path d={THREADS.map((x) => `M${x} 92V${FELL + 4}`).join('')} stroke={tones.roseLit} strokeWidth="9" />
      <path d={THREADS.map((x) => `M${x - 2} 92V${FELL + 4}`).join('')} stroke={tones.paper} strokeWidth="4" />
      <Cloth tones={tones} />
      <Frame tones={tones} />
      <Shuttle tones={tones} />
    </g>
    <Basket tones={tones} />
  </>
);

const Cloth = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M378 330H822V524H378Z" fill={tones.teal} />
    <path d="M378 330H822V346H378Z" fill={tones.tealLit} />
    <path
      d="M378 380L415 352L452 380L489 352L526 380L563 352L600 380L637 352L674 380L711 352L748 380L785 352L822 380V408L785 380L748 408L711 380L674 408L637 380L600 408L563 380L526 408L489 380L452 408L415 380L378 408Z"
      fill={tones.paper}
    />
    <path d="M378 424H822V438H378Z" fill={tones.brass} />
    <path d="M378 438H822V468H378Z" fill={tones.indigoShade} />
    <path
      d="M396 453h0M430 453h0M464 453h0M498 453h0M532 453h0M566 453h0M600 453h0M634 453h0M668 453h0M702 453h0M736 453h0M770 453h0M804 453h0"
      stroke={tones.brassLit}
      strokeWidth="15"
      strokeLinecap="round"
    />
    <path d="M378 468H822V482H378Z" fill={tones.brass} />
    <path d="M378 496H822V524H378Z" fill={tones.tealShade} />
    <path d="M378 412H822" stroke={tones.rose} strokeWidth="11" />
    <path d={THREADS.map((x) => `M${x + 9} 334V522`).join('')} stroke={tones.shadow} strokeWidth="3" />
    <path
      d="M712 412C694 440 700 458 684 478L704 476L712 490C722 460 720 436 716 412ZM716 412C728 440 744 452 748 476L762 464L776 472C764 440 740 430 720 410Z"
      fill={tones.roseShade}
    />
    <path
      d="M714 412C690 376 656 384 660 408C662 430 694 434 714 412ZM714 412C738 376 772 384 768 408C766 430 734 434 714 412Z"
      fill={tones.rose}
    />
    <path
      d="M702 410C690 396 672 394 672 408M726 410C738 396 756 394 756 408"
      fill="none"
      stroke={tones.roseShade}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="714" cy="411" r="11" fill={tones.roseShade} />
  </>
);

const Frame = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M316 60H358V600H316ZM842 60H884V600H842Z" fill={tones.wood} />
    <path d="M316 60H330V600H316ZM842 60H856V600H842Z" fill={tones.woodLit} />
    <path d="M350 60H358V600H350ZM876 60H884V600H876Z" fill={tones.woodShade} />
    <path d="M284 76H916V112H284Z" fill={tones.wood} />
    <path d="M284 76H916V87H284Z" fill={tones.woodLit} />
    <path d="M300 520H900V560H300Z" fill={tones.wood} />
    <path d="M300 520H900V532H300Z" fill={tones.woodLit} />
    <path d="M300 552H900V560H300ZM284 106H916V112H284Z" fill={tones.woodShade} />
    <path d="M296 596H378V612H296ZM822 596H904V612H822Z" fill={tones.woodDeep} />
    <path d="M337 94h0M863 94h0M337 540h0M863 540h0" stroke={tones.woodDeep} strokeWidth="15" strokeLinecap="round" />
    <path d="M340 228H860V246H340Z" fill={tones.woodLit} />
    <path d="M340 240H860V246H340Z" fill={tones.woodShade} />
  </>
);

const Shuttle = ({ tones }: { tones: Tones }) => (
  <g transform="translate(660 300) rotate(-8)">
    <path d="M-104 0C-60 -34 60 -34 104 0C60 30 -60 30 -104 0Z" fill={tones.wood} />
    <path d="M-104 0C-60 30 60 30 104 0C60 14 -60 14 -104 0Z" fill={tones.woodShade} />
    <path d="M-50 -2C-40 -18 40 -18 50 -2C40 10 -40 10 -50 -2Z" fill={tones.rose} />
    <path d="M-28 -13L-22 6M-8 -14L-4 8M12 -14L16 7M32 -11L34 4" stroke={tones.roseShade} strokeWidth="4" />
    <path d="M-50 -2C-110 6 -160 30 -206 26" fill="none" stroke={tones.rose} strokeWidth="5" strokeLinecap="round" />
  </g>
);

const Basket = ({ tones }: { tones: Tones }) => (
  <>
    <circle cx="150" cy="546" r="30" fill={tones.rose} />
    <circle cx="206" cy="542" r="34" fill={tones.brass} />
    <path d="M96 552H258C256 590 240 606 222 608H132C112 606 98 590 96 552Z" fill={tones.wood} />
    <path d="M92 548H262V564H92Z" fill={tones.woodLit} />
    <path d="M100 580H254" stroke={tones.woodShade} strokeWidth="6" />
    <circle cx="1010" cy="574" r="32" fill={tones.indigo} />
    <path
      d="M984 560C1000 570 1020 590 1030 598M994 548C1008 560 1030 578 1040 582M1006 544C1020 550 1036 564 1041 570"
      fill="none"
      stroke={tones.indigoLit}
      strokeWidth="5"
    />
    <path d="M980 584C950 600 960 612 920 608" fill="none" stroke={tones.indigo} strokeWidth="5" strokeLinecap="round" />
  </>
);
