import { Bundle, Seated } from '../../shared/Crowd.tsx';
import { Head } from '../../shared/Head.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, marigold, night, river, skin, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';

/** One lamp on the deck and every face turned one way: the bank is going by on the wrong side. */
export const BenchesLamplight = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, '#3b3f85']} to={520} />
    <HangingCloud y={150} fill={night.dark} lift={44} shift={1} size={1.2} />
    <Cut d="M-20 470V400C140 380 260 410 420 396S760 404 900 372S1120 330 1220 340V470Z" fill="#171a40" />
    <path
      d="M1000 360C990 310 1020 280 1050 286C1064 250 1120 256 1124 290C1160 286 1180 320 1160 350ZM1040 360V400M1110 350V400"
      fill="#171a40"
      stroke="#171a40"
      strokeWidth="8"
    />
    <River y={450} to={760} colours={[river.dark, river.deep, river.ink]} />
    <Rain count={100} opacity={0.28} />
    <g transform="rotate(4 600 600)">
      <Helm />
      <path d="M-60 520H1260M-60 566H1260" stroke={wood.ink} strokeWidth="12" />
      <path d="M-60 640H1260V980H-60Z" fill="#3a2419" />
      <Glow x={600} y={720} r={620} colour={marigold.mid} strength={0.75} squash={0.7} />
      <Rows />
    </g>
    <Glow x={600} y={800} r={420} colour={marigold.soft} strength={0.55} squash={0.7} />
    <Lantern x={600} y={716} size={1.7} light="amber" glow={150} />
  </Scene>
);

/** Her back, her knot of grey hair, her hands on the spokes; she cannot leave them. */
const Helm = () => (
  <>
    <Cut d="M372 500V176C372 160 382 150 398 150H772C788 150 798 160 798 176V500Z" fill="#251a22" />
    <path d="M340 160C420 120 750 120 830 160V178H340Z" fill={wood.ink} />
    <path d="M412 204H758V500H412Z" fill={night.mid} />
    <path d="M412 360H758V500H412Z" fill={river.deep} />
    <circle cx="585" cy="440" r="118" fill="none" stroke={wood.mid} strokeWidth="15" />
    <path d="M585 300V500M445 440H725M486 341L684 520M684 341L486 520" stroke={wood.mid} strokeWidth="9" strokeLinecap="round" />
    <path d="M500 520C500 420 520 366 552 356H622C654 366 672 420 672 520Z" fill="#4a2a22" />
    <Limb d="M524 386C490 380 482 366 494 346" sleeve="#4a2a22" hand={[496, 340]} tone={skin.deep} width={30} />
    <Limb d="M648 386C682 380 690 366 678 346" sleeve="#4a2a22" hand={[676, 340]} tone={skin.deep} width={30} />
    <path d="M552 356C550 420 556 470 560 520M620 356C622 420 618 470 614 520" stroke={cloth.slate} strokeWidth="15" />
    <path d="M564 308C554 306 554 328 565 330ZM610 308C620 306 620 328 609 330Z" fill={skin.deep} />
    <Head x={587} y={314} size={1.42} cover="back" hair="#8c8c98" />
    <circle cx="587" cy="306" r="16" fill="#666673" />
    <path d="M577 300C583 294 593 295 597 302" stroke="#8c8c98" strokeWidth="3" fill="none" strokeLinecap="round" />
    <path d="M585 204V260" stroke={wood.ink} strokeWidth="9" />
  </>
);

const BACK = '#c8862c';

const Rows = () => (
  <>
    <Seated x={250} y={580} size={1.05} fill="#3a3152" tone={skin.deep} rim={BACK} tilt={6} />
    <Seated x={350} y={576} size={1.05} fill="#4a3238" cover="short" tone={skin.mid} rim={BACK} tilt={8} />
    <Seated x={760} y={574} size={1.05} fill="#2f4348" cover="cloth" coverFill="#6b3230" tone={skin.deep} rim={BACK} tilt={8} />
    <Seated x={862} y={578} size={1.05} fill="#46384f" tone={skin.mid} rim={BACK} tilt={10} />
    <Seated x={958} y={580} size={1.05} fill="#3d4030" cover="bald" hair="#b5b0a8" tone={skin.deep} rim={BACK} tilt={6} />
    <path d="M-60 628H1260V650H-60Z" fill={wood.deep} />
    <path d="M-60 628H1260V634H-60Z" fill={wood.soft} opacity="0.8" />
    <Seated
      x={286}
      y={668}
      size={1.3}
      fill={cloth.slate}
      cover="cloth"
      coverFill={cloth.maroon}
      tone={skin.deep}
      rim={marigold.mid}
      tilt={8}
    />
    <Seated x={420} y={662} size={1.28} fill="#7d5b3c" cover="bun" tone={skin.mid} rim={marigold.mid} tilt={6} />
    <Seated x={690} y={660} size={1.28} fill={cloth.leaf} tone={skin.warm} rim={marigold.mid} tilt={10} />
    <Pointing />
    <Seated x={974} y={664} size={1.3} fill={cloth.indigo} cover="short" tone={skin.mid} rim={marigold.mid} tilt={6} />
    <path d="M-60 724H460V750H-60ZM740 724H1260V750H740Z" fill={wood.deep} />
    <path d="M-60 724H460V731H-60ZM740 724H1260V731H740Z" fill={wood.pale} />
    <path d="M-60 796H500V826H-60ZM700 796H1260V826H700Z" fill={wood.deep} />
    <path d="M-60 796H500V804H-60ZM700 796H1260V804H700Z" fill={wood.pale} />
    <path d="M470 826L476 900M724 826L718 900" stroke={wood.ink} strokeWidth="18" />
    <Seated x={250} y={784} size={1.55} fill={cloth.plum} tone={skin.mid} rim={marigold.pale} tilt={8} />
    <Seated x={404} y={790} size={1.55} fill={cloth.rust} tone={skin.deep} rim={marigold.pale} tilt={12} />
    <Bundle x={500} y={872} size={1.2} fill={cloth.teal} />
    <Seated x={772} y={790} size={1.55} fill={cloth.cream} cover="bald" hair="#d8d4cc" tone={skin.mid} rim={marigold.pale} tilt={4} />
    <Seated x={934} y={788} size={1.55} fill={cloth.teal} cover="shawl" tone={skin.warm} rim={marigold.pale} tilt={10} />
  </>
);

/** "This is not the road to Ujan!" */
const Pointing = () => (
  <>
    <Seated
      x={798}
      y={630}
      size={1.36}
      fill={cloth.maroon}
      cover="cap"
      coverFill={cloth.maroon}
      tone={skin.mid}
      rim={marigold.pale}
      tilt={-4}
    />
    <Limb d="M816 512C850 500 884 474 908 446" sleeve={cloth.maroon} hand={[914, 438]} tone={skin.mid} width={24} />
    <path d="M914 438L938 416" stroke={skin.mid} strokeWidth="9" strokeLinecap="round" />
  </>
);
