import { Drift } from '../../shared/Drift.tsx';
import { skin, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glow, Scene } from '../../shared/Scene.tsx';
import { Sheet } from '../parts/Booth.tsx';
import { SittingCat } from '../parts/Cat.tsx';
import { beam, brass, monsoon, velvet } from '../parts/colours.ts';
import { Poster } from '../parts/Facade.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Foyer } from '../parts/Foyer.tsx';
import { Annie, Basheer, Leela, Rafi, Selvi, Varkey } from '../parts/People.tsx';

/** A film can: flat, round and dented; it stands on its edge at (x, y). */
const Can = ({ x, y, r = 46 }: { x: number; y: number; r?: number }) => (
  <>
    <circle cx={x} cy={y} r={r} fill="#7d868c" />
    <circle cx={x} cy={y} r={r * 0.84} fill="#a3acb1" />
    <circle cx={x} cy={y} r={r * 0.26} fill="#5d666d" />
    <path d={`M${x - r * 0.6} ${y - r * 0.4}q${r * 0.4} ${-r * 0.3} ${r} ${-r * 0.1}`} stroke="#934e2c" strokeWidth="5" fill="none" />
  </>
);

/** Two who wait for a second pair of hands: one with a film can, one with a ladder. */
export const FoyerMorning = () => (
  <Scene>
    <Foyer />
    <Rain count={34} length={44} slant={0.12} opacity={0.7} colour="#f6fbfa" area={[486, 240, 720, 600]} />
    <Poster x={250} y={190} size={1.5} isOther />
    <Poster x={1000} y={150} size={1.2} />
    <path d="M800 820L900 240M880 826L960 240" stroke="#c6945a" strokeWidth="13" strokeLinecap="round" />
    <path d="M812 750H886M828 660H898M844 570H910M858 480H922M872 390H934M886 300H946" stroke="#99683a" strokeWidth="9" />
    <Leela x={400} y={800} size={1.74} right={[58, -116]} left={[30, -108]} />
    <Can x={506} y={606} />
    <Annie x={770} y={806} size={1.72} isMirrored right={[-44, -150]} left={[-60, -170]} />
    <SittingCat x={600} y={776} size={1} />
  </Scene>
);

/** Forty people want to help: paint, cloth, rice and a ladder. */
export const WorkshopHall = () => (
  <Scene>
    <Foyer />
    {BACK_ROW.map(([x, dress, fill, cover]) => (
      <Figure
        key={x}
        x={x}
        y={690}
        size={0.98}
        dress={dress}
        fill={fill}
        cover={cover}
        isMirrored={x > 600}
        tone={x % 2 ? skin.deep : skin.warm}
      />
    ))}
    <Selvi x={330} y={806} size={1.5} right={[66, -104]} left={[40, -100]} tilt={10} />
    <path d="M386 640C470 620 560 660 640 648C690 700 640 790 560 806C480 812 420 780 372 792C350 740 356 680 386 640Z" fill="#faf6ea" />
    <path
      d="M420 650C430 700 424 750 410 786M500 646C506 700 500 760 490 802M580 654C590 700 584 750 570 802"
      stroke="#cfc6b2"
      strokeWidth="5"
      fill="none"
    />
    <Annie x={850} y={806} size={1.5} right={[70, -226]} left={[-34, -100]} />
    <path d="M950 470L1010 440L1018 458L958 488Z" fill={velvet.soft} />
    <path d="M936 500L958 478" stroke="#99683a" strokeWidth="9" />
    <Rafi x={700} y={800} size={1.4} right={[52, -120]} left={[-36, -110]} />
    <path d="M736 690h52l-6 50h-40Z" fill={monsoon.mid} />
    <path d="M732 684h60v9h-60Z" fill={brass.soft} />
    <SittingCat x={956} y={830} size={1.1} />
  </Scene>
);

const BACK_ROW = [
  [180, 'shirt', '#4f7ea0', 'short'],
  [245, 'sari', '#8d5a78', 'bun'],
  [455, 'kurta', '#5d7f4a', 'shawl'],
  [521, 'mundu', '#d9c08a', 'short'],
  [590, 'sari', '#c2703a', 'plaits'],
  [655, 'shirt', '#6b5a8e', 'cap'],
  [731, 'kurta', '#b8463f', 'short'],
  [960, 'sari', '#3f7f86', 'shawl'],
  [1030, 'shirt', '#a9803a', 'short'],
] as const;

/** Brass lamps black with age, the visitors’ book, empty glass cases, and the old curtain over a rope. */
export const FoyerLamps = () => (
  <Scene>
    <Foyer hasDoor={false} />
    <path d="M40 150L1160 176" stroke="#c6a56a" strokeWidth="8" />
    <Drift isSwinging>
      <path d="M180 154C196 260 184 400 200 540L470 552C456 420 470 280 452 160Z" fill={velvet.deep} />
      <path
        d="M236 158C246 280 238 420 250 544M300 158C310 280 300 420 314 546M364 160C374 280 366 420 380 548M420 160C428 280 420 420 430 550"
        stroke={velvet.ink}
        strokeWidth="11"
        fill="none"
      />
      <path d="M200 540L470 552" stroke={brass.soft} strokeWidth="14" />
    </Drift>
    <path d="M756 312H1024V334H756ZM756 606H1024V640H756ZM770 330H1010V620H770Z" fill={wood.dark} />
    <path d="M784 344H996V606H784Z" fill="#bcd6cf" />
    <path d="M784 430H996M784 516H996M890 344V606" stroke={wood.dark} strokeWidth="8" />
    <path d="M800 360L850 420M910 360L960 420" stroke="#ffffff" strokeWidth="6" opacity="0.6" />
    <path d="M250 690H960L1000 790H210Z" fill="#efe6d2" />
    <path d="M250 690H960L964 700H246Z" fill="#d5c7a8" />
    {[300, 376, 452, 528].map((x, index) => (
      <BrassLamp key={x} x={x} y={766 - (index % 2) * 14} isClean={index > 1} />
    ))}
    <path d="M610 700L740 690L760 762L622 774ZM740 690L870 700L872 774L760 762Z" fill={beam.core} />
    <path d="M740 690L760 762" stroke="#b9a888" strokeWidth="5" />
    <path d="M634 718L722 712M640 736L728 730M764 712L850 718M770 732L854 738" stroke="#44507c" strokeWidth="4" strokeLinecap="round" />
    <SittingCat x={930} y={772} size={0.9} />
  </Scene>
);

const BrassLamp = ({ x, y, isClean }: { x: number; y: number; isClean: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(1.5)`}>
    {isClean && <Glow x={0} y={-60} r={70} colour={brass.pale} strength={0.6} />}
    <path
      d="M-26 0H26L18 -10H6V-70H-6V-10H-18ZM-30 -70H30C26 -92 -26 -92 -30 -70ZM-8 -92H8V-108H-8Z"
      fill={isClean ? brass.soft : '#3d3428'}
    />
  </g>
);

/** Midnight: a paper, a pen, and four people who look at it. */
export const MidnightFoyer = () => (
  <Scene>
    <Foyer isNight />
    <Rain count={30} length={44} slant={0.12} opacity={0.4} colour="#aab2dc" area={[486, 240, 720, 600]} />
    <Glow x={600} y={640} r={420} colour={brass.soft} strength={0.5} squash={0.6} />
    <Rafi x={906} y={748} size={1.3} isMirrored rim={brass.pale} />
    <Basheer x={300} y={800} size={1.62} right={[44, -104]} rim={brass.pale} />
    <Leela x={412} y={824} size={1.66} right={[44, -96]} rim={brass.pale} />
    <Varkey x={800} y={824} size={1.7} isMirrored right={[72, -118]} left={[40, -112]} rim={brass.pale} tilt={8} />
    <path d="M512 690H720L740 740H492Z" fill={wood.pale} />
    <path d="M492 740H740V756H492ZM520 756H540V840H520ZM692 756H712V840H692Z" fill={wood.mid} />
    <Sheet x={602} y={696} turn={-4} lines={5} size={0.86} />
    <path d="M640 716L700 684L706 692L648 724Z" fill="#2f4f9a" />
    <path d="M640 716L632 726L648 724Z" fill={brass.soft} />
  </Scene>
);

/** A poster with one large name, and another with forty hands; two who say nothing. */
export const PosterWall = () => (
  <Scene>
    <Foyer hasDoor={false} />
    <path d="M400 120H600V440H400Z" fill="#00000030" />
    <path d="M392 110H592V430H392Z" fill={monsoon.mid} />
    <path d="M392 110H592V190H392Z" fill={velvet.mid} />
    <path d="M414 136H570V164H414Z" fill={brass.pale} />
    <path d="M430 208H554V220H430Z" fill={beam.soft} />
    <path d="M392 350C440 336 520 360 592 344V430H392Z" fill={monsoon.deep} />
    <path d="M470 350L486 246V350ZM492 350V236L548 338Z" fill={beam.soft} />
    <path d="M430 354H570C562 384 446 386 430 354Z" fill={velvet.deep} />
    <path d="M622 130H822V450H622Z" fill="#00000030" />
    <path d="M614 120H814V440H614Z" fill={beam.core} />
    {HANDS.map(([x, y, fill]) => (
      <path
        key={`${x} ${y}`}
        d="M-9 14V-2L-14 -10L-10 -13L-6 -6V-20H-2V-6H0V-22H4V-6H6V-19H10V-4L14 -10L17 -7L11 6V14Z"
        transform={`translate(${x} ${y})`}
        fill={fill}
      />
    ))}
    <path d="M690 300L702 236V300ZM706 300V230L746 292Z" fill={monsoon.mid} />
    <path d="M660 304H768C760 326 672 328 660 304Z" fill={velvet.mid} />
    <Leela x={330} y={806} size={1.74} right={[30, -96]} tilt={-8} />
    <Basheer x={880} y={806} size={1.72} isMirrored right={[26, -100]} tilt={-8} />
    <Selvi x={690} y={800} size={1.6} isMirrored right={[-20, -212]} left={[10, -200]} />
    <path d="M470 800h66l-8 -70h-50Z" fill="#f4f0e4" />
    <path d="M466 724h74v12h-74Z" fill="#c9bfa6" />
    <path d="M500 730L530 650" stroke="#99683a" strokeWidth="10" />
  </Scene>
);

const HANDS = Array.from({ length: 18 }, (_, index) => {
  const colours = [velvet.soft, brass.mid, monsoon.soft, '#805f8d', '#3f74a8', '#d9892b'];
  const row = Math.floor(index / 6);
  return [638 + (index % 6) * 31, [160, 370, 414][row]!, colours[(index * 5 + row) % 6]!] as const;
});
