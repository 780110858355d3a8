import { Head } from '../../shared/Head.tsx';
import { cloth, marigold, night, paper, river, signal, skin } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glints, River } from '../../shared/River.tsx';
import { Cut, Glow, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';

const CONE = 'M700 286L-60 372V920H640Z';

/** A hard white cone with every drop drawn in it; behind it, small, the law. */
export const PoliceLaunch = () => (
  <Scene>
    <Sky colours={['#0d0f24', night.deep, night.dark, night.mid]} to={520} />
    <HangingCloud y={170} fill="#171938" lift={46} shift={4} size={1.2} />
    <HangingCloud y={90} fill="#111330" lift={46} shift={1} size={1.4} />
    <Cut d="M-20 480V440C220 424 420 446 640 436S1000 440 1220 424V480Z" fill="#141738" />
    <River y={470} colours={['#155a60', river.dark, river.deep, river.ink]} />
    <Rain count={70} opacity={0.2} />
    <Launch />
    <Beam />
    <Glow x={700} y={286} r={210} colour={signal.white} strength={1} />
    <circle cx="700" cy="286" r="27" fill="#fffef8" />
    <circle cx="700" cy="286" r="33" fill="none" stroke={night.deep} strokeWidth="9" />
    <Rail />
  </Scene>
);

const Beam = () => (
  <>
    <clipPath id="police-launch-beam">
      <path d={CONE} />
    </clipPath>
    <radialGradient id="police-launch-light" gradientUnits="userSpaceOnUse" cx="700" cy="286" r="860">
      <stop offset="0" stopColor="#fffdf2" stopOpacity="0.95" />
      <stop offset="0.3" stopColor="#eef1ff" stopOpacity="0.55" />
      <stop offset="1" stopColor="#cfd8ff" stopOpacity="0.22" />
    </radialGradient>
    <path d={CONE} fill="url(#police-launch-light)" />
    <g clipPath="url(#police-launch-beam)">
      <Rain count={210} length={50} width={3} opacity={0.9} colour={paper.white} />
      <Rain count={90} length={26} width={2} opacity={0.8} colour="#dfe6ff" start={500} />
      <Glints area={[-20, 560, 640, 800]} colour={paper.white} count={26} opacity={0.7} />
    </g>
  </>
);

/** Head-on: a sharp stem, a wide wash, two wings of foam. */
const Launch = () => (
  <>
    <path d="M650 420V330H830V420Z" fill="#39406e" />
    <path d="M664 344H732V392H664ZM748 344H816V392H748Z" fill={marigold.soft} />
    <path d="M634 330C680 314 800 314 846 330V340H634Z" fill="#232750" />
    <path d="M790 322V228M772 250H808" stroke="#232750" strokeWidth="6" />
    <path d="M790 232L836 240L790 254Z" fill={cloth.maroon} />
    <path d="M692 322L694 300H706L708 322Z" fill="#232750" />
    <Cut d="M548 424C610 440 870 440 932 424C916 506 846 584 740 620C634 584 564 506 548 424Z" fill="#333b70" />
    <path d="M740 436V620C634 584 564 506 548 424C590 436 660 436 740 436Z" fill="#262c5a" />
    <path d="M544 414C610 430 870 430 936 414L932 428C870 444 610 444 548 428Z" fill={paper.grey} />
    <path d="M572 486C640 506 840 506 908 486M606 538C660 556 820 556 874 538" stroke="#4c5596" strokeWidth="5" fill="none" />
    <path d="M740 440V620" stroke="#141738" strokeWidth="5" />
    <path d="M600 414V384H880V414M670 384V414M810 384V414" stroke="#8f97c8" strokeWidth="5" fill="none" />
    <circle cx="574" cy="412" r="8" fill={signal.red} />
    <circle cx="906" cy="412" r="8" fill="#4fd08a" />
    <path
      d="M740 566C700 586 640 596 520 608C470 616 440 640 470 652C560 636 640 660 740 660S920 636 1010 652C1040 640 1010 616 960 608C840 596 780 586 740 566Z"
      fill="#7fb9b8"
    />
    <path
      d="M740 566C710 592 660 606 560 622M740 566C770 592 820 606 920 622M740 600C700 620 640 630 560 640M740 600C780 620 840 630 920 640"
      stroke={paper.white}
      strokeWidth="6"
      fill="none"
      strokeLinecap="round"
      opacity="0.85"
    />
    <Officer />
  </>
);

const Officer = () => (
  <g transform="translate(862 414)">
    <path d="M-22 0V-66C-20 -80 20 -80 22 -66V0Z" fill="#b58f4e" />
    <path d="M-22 -30H22V-22H-22Z" fill="#3c2a18" />
    <g transform="scale(-1 1)">
      <Head x={2} y={-98} size={0.82} skin={skin.mid} cover="cap" fill="#6a3030" rim={paper.white} />
    </g>
    <path d="M-8 -62C-20 -60 -28 -72 -30 -84" stroke="#a07c40" strokeWidth="13" fill="none" strokeLinecap="round" />
    <path d="M-20 -96L-62 -116V-68L-20 -84Z" fill={paper.white} />
    <path d="M-62 -120C-70 -110 -70 -76 -62 -64Z" fill={paper.grey} />
  </g>
);

const INK = '#0a0b1c';

/** The ferry's own rail and three who stand at it, edged with the light; one has both hands to the mouth. */
const Rail = () => (
  <>
    <Watcher x={258} y={716} size={2} />
    <Watcher x={470} y={724} size={2.1} isCalling />
    <Watcher x={866} y={730} size={1.9} hasBun isMirrored />
    <path d="M-20 716H1220V746H-20ZM-20 816H1220V838H-20Z" fill={INK} />
    <path d="M90 716V920M340 716V920M610 716V920M730 716V920M990 716V920M1120 716V920" stroke={INK} strokeWidth="20" />
    <path d="M-20 716H656" stroke={paper.white} strokeWidth="5" />
    <path d="M-20 816H648" stroke="#cdd4f5" strokeWidth="4" opacity="0.8" />
    <path d="M656 716H1220" stroke={night.soft} strokeWidth="4" />
  </>
);

type WatcherProps = Placed & { hasBun?: boolean; isCalling?: boolean };

const Watcher = ({ hasBun = false, isCalling = false, ...place }: WatcherProps) => (
  <Place {...place}>
    {isCalling && (
      <path
        d="M-34 0L-52 -18L-14 -44M34 0L52 -18L14 -44"
        stroke={INK}
        strokeWidth="15"
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
      />
    )}
    {isCalling && (
      <path d="M42 -2L60 -19L24 -48" stroke="#dfe6ff" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" fill="none" />
    )}
    <path d="M-44 130C-48 10 -38 -22 -12 -30V-42H12V-30C38 -22 48 10 44 130Z" fill={INK} />
    <path d="M-19 -58C-22 -90 22 -90 19 -58C19 -44 11 -37 0 -37S-19 -44 -19 -58Z" fill={INK} />
    {hasBun && <circle cx="4" cy="-86" r="10" fill={INK} />}
    <path
      d="M2 -82C22 -82 23 -50 12 -40M16 -28C36 -22 45 8 44 60"
      stroke="#dfe6ff"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
      opacity="0.85"
    />
  </Place>
);
