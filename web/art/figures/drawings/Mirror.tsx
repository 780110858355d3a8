import { useId } from 'react';
import { Halo, Sky } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

/** A standing mirror in a quiet room shows the evening of the window across from it, and a flower a second time. */
export const Mirror = ({ tones }: Drawing) => (
  <>
    <path d="M0 0H1200V630H0Z" fill={tones.wall} />
    <path d="M60 0H300L430 520H150ZM880 0H980L1120 520H1000Z" fill={tones.wallLit} opacity="0.8" />
    <Halo tones={tones} x={600} y={290} r={330} />
    <Room tones={tones} />
    <Stand tones={tones} />
    <Glass tones={tones} />
    <Shawl tones={tones} />
    <Table tones={tones} />
  </>
);

const Room = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M0 500H1200V630H0Z" fill={tones.woodLit} />
    <path d="M0 500H1200V514H0Z" fill={tones.woodShade} />
    <path d="M130 630L220 514M380 630L420 514M820 630L790 514M1080 630L990 514M0 566H1200" stroke={tones.wood} strokeWidth="5" />
    <ellipse cx="600" cy="580" rx="350" ry="38" fill={tones.rose} />
    <ellipse cx="600" cy="580" rx="310" ry="28" fill="none" stroke={tones.roseLit} strokeWidth="5" />
    <path d="M1010 500V330H1160V500Z" fill={tones.indigoShade} />
    <path d="M1000 330H1170V346H1000Z" fill={tones.wood} />
    <path d="M1010 410H1160" stroke={tones.wood} strokeWidth="8" />
    <path d="M1026 408V358H1044V408ZM1048 408V366H1064V408ZM1070 408L1082 360L1100 364L1090 408Z" fill={tones.brass} />
    <path d="M1026 500V436H1050V500ZM1056 500V444H1072V500Z" fill={tones.rose} />
    <path d="M76 150H216V300H76Z" fill={tones.wood} />
    <path d="M90 164H202V286H90Z" fill={tones.paper} />
    <path d="M90 286V250C120 220 150 260 202 224V286Z" fill={tones.tealLit} />
    <circle cx="166" cy="200" r="15" fill={tones.brass} />
  </>
);

const Stand = ({ tones }: { tones: Tones }) => (
  <>
    <ellipse cx="604" cy="586" rx="230" ry="16" fill={tones.shadow} />
    <path d="M392 250H414V566H392ZM786 250H808V566H786Z" fill={tones.wood} />
    <path d="M806 250H808V566H798V250Z" fill={tones.woodShade} />
    <circle cx="403" cy="244" r="19" fill={tones.brass} />
    <circle cx="797" cy="244" r="19" fill={tones.brassShade} />
    <path d="M403 536H797" stroke={tones.woodShade} strokeWidth="16" />
    <path
      d="M352 584C360 560 380 552 403 552S446 560 454 584H430C424 574 414 570 403 570S382 574 376 584ZM746 584C754 560 774 552 797 552S840 560 848 584H824C818 574 808 570 797 570S776 574 770 584Z"
      fill={tones.woodDeep}
    />
  </>
);

const Glass = ({ tones }: { tones: Tones }) => {
  const id = useId();
  return (
    <>
      <ellipse cx="600" cy="280" rx="186" ry="250" fill={tones.woodShade} />
      <ellipse cx="597" cy="277" rx="183" ry="247" fill={tones.wood} />
      <ellipse cx="596" cy="276" rx="172" ry="236" fill="none" stroke={tones.woodLit} strokeWidth="6" />
      <clipPath id={id}>
        <ellipse cx="600" cy="280" rx="156" ry="220" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(0 -20)">
          <Sky tones={tones} rise={60} />
          <circle cx="640" cy="246" r="52" fill={tones.disc} />
          <path d="M400 350C460 300 520 330 580 336S700 290 780 310V640H400Z" fill={tones.far} />
          <path d="M400 382C480 356 560 380 620 372S720 356 780 366V640H400Z" fill={tones.middle} />
          <path d="M400 410H800V640H400Z" fill={tones.water} />
          <path d="M600 424h84M620 440h46M590 456h90M640 472h40" stroke={tones.disc} strokeWidth="6" strokeLinecap="round" />
        </g>
        <path d="M430 430H780V520H430Z" fill={tones.wood} />
        <path d="M430 430H780V440H430Z" fill={tones.woodLit} />
        <path d="M520 60V434M430 190H780" stroke={tones.woodShade} strokeWidth="9" />
        <g transform="translate(530 444) scale(-0.8 0.8)" opacity="0.92">
          <Flower tones={tones} isBack />
        </g>
        <path d="M424 380L600 40H664L440 500ZM690 40H714L520 460H500Z" fill={tones.gleam} opacity="0.22" />
      </g>
    </>
  );
};

const PETALS = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324] as const;

/** A marigold in a glass of water; in the mirror it is seen from behind. */
const Flower = ({ tones, isBack = false }: { tones: Tones; isBack?: boolean }) => (
  <>
    <path d="M-2 -6C-6 -50 4 -90 14 -128" fill="none" stroke={tones.leafShade} strokeWidth="8" strokeLinecap="round" />
    <path d="M2 -84C-16 -104 -40 -104 -52 -98C-44 -82 -22 -76 2 -84Z" fill={tones.leaf} />
    <g transform="translate(16 -142)">
      {PETALS.map((turn) => (
        <path
          key={turn}
          d="M0 0C-18 -14 -16 -42 0 -50C16 -42 18 -14 0 0Z"
          fill={isBack ? tones.brassShade : tones.brass}
          transform={`rotate(${turn})`}
        />
      ))}
      {!isBack &&
        PETALS.map((turn) => (
          <path key={turn} d="M0 0C-10 -8 -10 -24 0 -30C10 -24 10 -8 0 0Z" fill={tones.brassLit} transform={`rotate(${turn + 18})`} />
        ))}
      <circle r="13" fill={isBack ? tones.leafShade : tones.brassShade} />
    </g>
    <path d="M-28 -66H28L22 0H-22Z" fill={tones.glass} />
    <path d="M-25 -40H25L21 -3H-21Z" fill={tones.tealLit} opacity="0.6" />
    <path d="M-17 -56L-14 -12" stroke={tones.gleam} strokeWidth="5" strokeLinecap="round" />
  </>
);

const Shawl = ({ tones }: { tones: Tones }) => (
  <>
    <path
      d="M690 92C730 84 776 120 800 170C826 240 820 330 806 404L786 398L772 408L756 396L738 404C748 320 756 240 736 190C722 150 700 120 690 92Z"
      fill={tones.teal}
    />
    <path d="M740 112C776 132 796 160 800 170C826 240 820 330 806 404L786 398C800 300 796 190 740 112Z" fill={tones.tealShade} />
    <path d="M744 352C766 360 790 358 812 352M746 330C768 338 792 336 814 330" fill="none" stroke={tones.brassLit} strokeWidth="6" />
    <path d="M742 404V424M758 398V420M773 408V428M788 400V422M803 404V424" stroke={tones.tealShade} strokeWidth="5" strokeLinecap="round" />
  </>
);

const Table = ({ tones }: { tones: Tones }) => (
  <>
    <ellipse cx="420" cy="606" rx="100" ry="11" fill={tones.shadow} />
    <path d="M366 530L352 606M470 530L484 606" stroke={tones.woodDeep} strokeWidth="13" strokeLinecap="round" />
    <path d="M320 514H516Q524 514 524 522T516 532H320Q312 532 312 523T320 514Z" fill={tones.wood} />
    <path d="M322 514H514Q522 514 523 519H313Q314 514 322 514Z" fill={tones.woodLit} />
    <g transform="translate(408 514)">
      <Flower tones={tones} />
    </g>
  </>
);
