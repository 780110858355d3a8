import { LeaningBack } from '../../shared/FromBehind.tsx';
import { cloth, marigold, night, paper, river, skin, wood } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { Steam } from '../../shared/Steam.tsx';

/** An arm's length apart, with two glasses of tea between them, and the moon on its way out. */
export const SternRailTea = () => (
  <Scene>
    <Sky colours={[night.ink, night.deep, '#1c2154', '#2b3670', '#41568c']} to={450} />
    <Glow x={600} y={236} r={360} colour="#dbe6c0" strength={0.6} />
    <path d="M556 182A70 70 0 1 0 652 288Z" fill="#f2f6c4" />
    <path
      d="M-20 -20V210C60 250 150 250 200 226C250 268 360 262 410 236C470 280 560 262 590 232C640 262 720 270 764 230C820 262 920 262 962 222C1030 250 1130 250 1220 210V-20Z"
      fill="#dfe6bf"
      opacity="0.5"
    />
    <HangingCloud y={206} fill="#1f2358" lift={44} shift={1} size={1.15} />
    <HangingCloud y={112} fill="#171a44" lift={42} shift={4} size={1.3} />
    <Cut d="M-20 460V424C120 414 320 430 520 420S900 412 1220 428V460Z" fill="#161b42" />
    <River y={444} colours={['#2d5478', '#1c5a70', river.dark, river.deep, river.ink]} />
    <Reflection x={604} y={456} to={600} colour="#e6ecc4" width={60} grow={2.2} />
    <Glints area={[150, 460, 1050, 620]} colour={river.pale} count={30} opacity={0.34} />
    <Rail />
    <LeaningBack x={392} y={914} size={2.4} coat={cloth.cream} shade="#a8977b" tone={skin.mid} rim={paper.white} tilt={-6} />
    <LeaningBack
      x={808}
      y={914}
      size={2.4}
      coat={cloth.olive}
      shade="#343922"
      scarf={marigold.mid}
      tone={skin.warm}
      rim="#c9d3a4"
      tilt={6}
      isMirrored
    />
    <path d="M738 488C780 560 830 630 886 690" fill="none" stroke={wood.deep} strokeWidth="13" />
    <path d="M846 672C870 650 930 668 934 700L926 772C900 790 862 778 846 756Z" fill={wood.mid} />
    <path d="M846 672C870 650 930 668 934 700C910 712 866 706 846 694Z" fill={wood.soft} />
    <Tea x={566} y={606} />
    <Tea x={640} y={606} />
  </Scene>
);

const Rail = () => (
  <>
    <path d="M-20 606H1220V640H-20Z" fill="#2c1d22" />
    <path d="M-20 606H1220V614H-20Z" fill={wood.soft} />
    <path d="M40 640V920M228 640V920M600 640V920M972 640V920M1160 640V920" stroke="#1d141b" strokeWidth="22" />
    <path d="M-20 776H1220" stroke="#1d141b" strokeWidth="18" />
  </>
);

/** A small glass, its foot at (0, 0), with steam. */
const Tea = (place: Placed) => (
  <Place {...place}>
    <Glow x={0} y={-30} r={90} colour={marigold.mid} strength={0.5} />
    <Steam
      at={[
        [-5, -70, 104],
        [8, -70, 78],
      ]}
      opacity={0.5}
    />
    <path d="M-21 -62H21L15 0H-15Z" fill="#cfd8e6" opacity="0.5" />
    <path d="M-19 -46H19L14.500 -2H-14.500Z" fill="#b8692c" />
    <path d="M-19 -46H19L18 -38H-18Z" fill="#e9a765" />
    <path d="M-13 -56L-10 -8" stroke={paper.white} strokeWidth="3" strokeLinecap="round" opacity="0.7" />
  </Place>
);
