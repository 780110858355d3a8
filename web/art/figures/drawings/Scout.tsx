import { Stars } from '../../shared/Sky.tsx';
import { Halo, Sky } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

/** A telescope on a hill looks over valleys to a far island; beside it stands a stool, for somebody smaller. */
export const Scout = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} rise={60} />
    <Stars count={26} to={200} fill={tones.flame} />
    <Halo tones={tones} x={800} y={250} r={250} />
    <circle cx="806" cy="250" r="62" fill={tones.disc} />
    <Land tones={tones} />
    <Hilltop tones={tones} />
    <Telescope tones={tones} />
    <Stool tones={tones} />
    <Grass tones={tones} />
  </>
);

const Land = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M0 330L90 262L170 308L280 216L380 306L440 272L520 330Z" fill={tones.far} />
    <path d="M0 328H1200V430H0Z" fill={tones.water} />
    <path d="M720 332C740 306 770 300 800 280C830 298 870 306 900 332Z" fill={tones.far} />
    <path d="M690 350h210M730 364h110M780 378h130M960 346h120M1040 366h90" stroke={tones.shine} strokeWidth="5" strokeLinecap="round" />
    <path d="M0 372C120 330 260 350 360 384C480 424 640 386 760 400C920 418 1060 372 1200 392V640H0Z" fill={tones.middle} />
    <path
      d="M690 640C672 596 790 566 776 524C764 492 664 480 690 444C704 426 752 424 738 398H746C772 426 716 432 708 450C694 478 800 484 810 524C820 572 718 596 744 640Z"
      fill={tones.paperShade}
    />
    <path d="M940 640C900 560 1000 500 1200 470V640Z" fill={tones.near} />
    <path
      d="M920 440l16 -40 16 40ZM952 446l20 -52 20 52ZM1090 436l16 -40 16 40ZM180 400l18 -46 18 46ZM216 410l14 -34 14 34Z"
      fill={tones.near}
    />
  </>
);

const Hilltop = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M-10 560C140 500 300 500 460 522C620 544 760 566 880 640H-10Z" fill={tones.leaf} />
    <path d="M-10 600C160 548 340 552 500 572C600 586 680 606 730 640H-10Z" fill={tones.leafShade} />
  </>
);

const Telescope = ({ tones }: { tones: Tones }) => (
  <>
    <ellipse cx="500" cy="560" rx="160" ry="14" fill={tones.shadow} />
    <path d="M504 336L388 566M510 336L516 578M516 336L632 572" stroke={tones.woodShade} strokeWidth="20" strokeLinecap="round" />
    <path d="M498 340L384 564M506 340L510 574" stroke={tones.woodLit} strokeWidth="7" strokeLinecap="round" />
    <path d="M446 452H574" stroke={tones.woodDeep} strokeWidth="9" strokeLinecap="round" />
    <circle cx="510" cy="334" r="28" fill={tones.brassDeep} />
    <g transform="translate(510 300) rotate(-24)">
      <path d="M-196 -26H-120V26H-196Z" fill={tones.brassShade} />
      <path d="M-214 -17H-192V17H-214Z" fill={tones.ink} />
      <path d="M-130 -37H50V37H-130Z" fill={tones.brass} />
      <path d="M40 -48H206V48H40Z" fill={tones.brass} />
      <path d="M-196 8H-130V26H-196ZM-130 12H40V37H-130ZM40 16H206V48H40Z" fill={tones.brassShade} />
      <path d="M-136 -41H-116V41H-136ZM32 -52H54V52H32ZM196 -56H222V56H196Z" fill={tones.brassDeep} />
      <path d="M-108 -24H22M64 -34H184" stroke={tones.brassLit} strokeWidth="10" strokeLinecap="round" />
      <path d="M222 -50C234 -30 234 30 222 50Z" fill={tones.tealLit} />
    </g>
  </>
);

const Stool = ({ tones }: { tones: Tones }) => (
  <g transform="translate(40 10)">
    <ellipse cx="346" cy="598" rx="78" ry="9" fill={tones.shadow} />
    <path d="M306 548L296 596M386 548L396 596" stroke={tones.woodShade} strokeWidth="14" strokeLinecap="round" />
    <path d="M304 574H388" stroke={tones.woodShade} strokeWidth="8" />
    <path d="M286 532H406Q412 532 412 540T406 550H286Q280 550 280 541T286 532Z" fill={tones.wood} />
    <path d="M288 532H404Q410 532 411 537H281Q282 532 288 532Z" fill={tones.woodLit} />
    <path d="M314 532C314 510 322 502 346 502S378 510 378 532Z" fill={tones.rose} />
    <path d="M352 502C372 504 378 512 378 532H360C362 520 360 508 352 502Z" fill={tones.roseShade} />
    <path d="M306 532H392V525H306Z" fill={tones.roseShade} />
  </g>
);

const Grass = ({ tones }: { tones: Tones }) => (
  <g fill="none" stroke={tones.leafShade} strokeWidth="6" strokeLinecap="round">
    <path d="M640 560C640 540 634 528 626 518M650 562C652 540 660 528 668 520M658 568C664 552 674 546 684 542M180 520C180 500 172 490 164 482M192 520C194 500 204 488 212 482M60 548C58 528 50 518 42 510M72 546C74 526 84 516 92 508" />
  </g>
);
