import { cloth, marigold, night, paper, river, signal, skin } from '../palette.ts';
import { Head } from '../parts/Head.tsx';
import { Rain } from '../parts/Rain.tsx';
import { Glints, River } from '../parts/River.tsx';
import { Cut, Glow, Scene, Wash } from '../parts/Scene.tsx';
import { HangingCloud, Sky } from '../parts/Sky.tsx';

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
    <Wash
      stops={[
        [0, '#f4f6ff', 0.1],
        [0.55, '#f4f6ff', 0.34],
        [1, '#fdfbf2', 0.85],
      ]}
      d={CONE}
      isSideways
    />
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
    <path d="M560 604C620 560 660 620 740 618S860 560 930 604C990 640 900 660 740 660S500 640 560 604Z" fill={river.foam} opacity="0.75" />
    <path d="M520 624C600 596 660 640 740 640S880 596 960 624" stroke={paper.white} strokeWidth="6" fill="none" opacity="0.8" />
    <path d="M650 420V330H830V420Z" fill="#39406e" />
    <path d="M664 344H732V392H664ZM748 344H816V392H748Z" fill={marigold.soft} />
    <path d="M634 330C680 314 800 314 846 330V340H634Z" fill="#232750" />
    <path d="M790 322V228M772 250H808" stroke="#232750" strokeWidth="6" />
    <path d="M790 232L836 240L790 254Z" fill={cloth.maroon} />
    <path d="M692 322L694 300H706L708 322Z" fill="#232750" />
    <Cut d="M578 416C620 428 860 428 902 416C896 500 830 590 740 622C650 590 584 500 578 416Z" fill="#5a6398" />
    <path d="M740 424V622C650 590 584 500 578 416C600 422 660 425 740 424Z" fill="#474e84" />
    <path d="M574 404C620 418 860 418 906 404L902 430C860 442 620 442 578 430Z" fill={paper.warm} />
    <path d="M586 468C630 482 850 482 894 468L886 494C850 508 630 508 594 494Z" fill={cloth.maroon} />
    <path d="M740 440V622" stroke="#2c3263" strokeWidth="5" />
    <circle cx="596" cy="400" r="9" fill={signal.red} />
    <circle cx="884" cy="400" r="9" fill="#4fd08a" />
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
    <path d="M-80 -104L-98 -112M-82 -92H-104M-80 -80L-98 -72" stroke={paper.white} strokeWidth="4" strokeLinecap="round" />
  </g>
);

const INK = '#0a0b1c';

/** The ferry's own rail and three who stand at it, edged with the light. */
const Rail = () => (
  <>
    <Watcher x={286} y={720} size={2.1} />
    <Watcher x={470} y={740} size={1.8} bun />
    <Watcher x={842} y={736} size={1.9} />
    <path d="M-20 700H1220V730H-20ZM-20 800H1220V822H-20Z" fill={INK} />
    <path
      d="M60 700V920M200 700V920M340 700V920M480 700V920M620 700V920M760 700V920M900 700V920M1040 700V920M1180 700V920"
      stroke={INK}
      strokeWidth="20"
    />
    <path d="M-20 700H640" stroke={paper.white} strokeWidth="5" />
    <path d="M-20 800H600" stroke="#cdd4f5" strokeWidth="4" opacity="0.8" />
    <path d="M640 700H1220" stroke={night.soft} strokeWidth="4" />
  </>
);

const Watcher = ({ x, y, size, bun = false }: { x: number; y: number; size: number; bun?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-42 60C-44 0 -34 -26 -12 -32V-42H12V-32C34 -26 44 0 42 60Z" fill={INK} />
    <path d="M-20 -56C-22 -90 22 -90 20 -56C20 -44 12 -36 0 -36S-20 -44 -20 -56Z" fill={INK} />
    {bun && <circle cx="0" cy="-84" r="10" fill={INK} />}
    <path
      d="M4 -82C22 -80 24 -48 12 -40M16 -30C34 -24 42 0 42 40"
      stroke="#dfe6ff"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
      opacity="0.85"
    />
  </g>
);
