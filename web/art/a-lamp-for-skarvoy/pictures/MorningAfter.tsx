import { Reflection } from '../../shared/River.tsx';
import { Place, Scene } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { lights, paint, pine, rock, sea, wool } from '../parts/colours.ts';
import { Chin, Neck, NorthSea, Tufts, TurfHouse } from '../parts/Island.tsx';
import { TinRotor } from '../parts/Wind.tsx';

/** The storm is over: ropes and boards on the beach, and far off one small rotor turns. */
export const MorningAfter = () => (
  <Scene>
    <NorthSea hour="washed" horizon={430} />
    <Reflection x={820} y={442} to={620} colour="#fffbe8" width={80} opacity={0.7} />
    <Chin x={150} y={456} size={0.8} hour="washed" />
    <Neck x={840} y={458} size={1.2} hour="washed" />
    <TurfHouse x={720} y={446} size={0.36} hour="washed" wall="#55402f" />
    <TinRotor x={880} y={440} size={0.46} turn={14} />
    <path d="M-20 640C200 600 420 650 640 630S1040 610 1220 650V920H-20Z" fill="#e4d8b8" />
    <path d="M-20 640C200 600 420 650 640 630S1040 610 1220 650V664C1040 626 860 650 640 646S200 620 -20 656Z" fill={sea.foam} />
    <path d="M-20 730C240 690 520 750 760 716S1100 716 1220 740V920H-20Z" fill="#d3c39d" />
    <path
      d={scatter(40, 4)
        .map(([u, v]) => `M${tidy(u * 1200)} ${tidy(680 + v * 220)}h0`)
        .join('')}
      stroke={rock.soft}
      strokeWidth="9"
      strokeLinecap="round"
      opacity="0.7"
    />
    <Weed />
    <Place x={0} y={-66}>
      <path
        d="M300 770L640 700L652 724L310 796ZM420 850L700 690L716 708L440 872ZM560 790L900 800L898 826L560 818ZM690 880L780 680L804 688L720 892ZM250 720L520 830L510 852L242 742Z"
        fill={pine.soft}
      />
      <path
        d="M310 796L652 724L654 734L312 806ZM440 872L716 708L720 718L446 882ZM560 818L898 826L897 836L560 828ZM242 742L510 852L506 862L240 752Z"
        fill={pine.deep}
      />
      <path d="M330 776l40 -9M460 838l36 -22M840 806h30M744 780l18 -42" stroke={paint.white} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M360 850C420 790 470 880 520 820S600 760 650 810S560 880 620 870S760 820 720 780S840 740 820 790S900 860 960 810"
        stroke={wool.white}
        strokeWidth="11"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M360 850C420 790 470 880 520 820S600 760 650 810S560 880 620 870S760 820 720 780S840 740 820 790S900 860 960 810"
        stroke={pine.mid}
        strokeWidth="11"
        strokeDasharray="4 15"
        fill="none"
      />
      <path d="M968 776a32 32 0 1 0 64 0a32 32 0 1 0 -64 0" fill={paint.ochre} />
      <path d="M1000 744V728M984 750C990 740 1010 740 1016 750" stroke={rock.deep} strokeWidth="6" fill="none" />
    </Place>
    <Tufts area={[-10, 850, 220, 910]} colour={lights.washed.blade} count={16} size={1.6} />
    <Tufts area={[1020, 860, 1210, 910]} colour={lights.washed.near} count={14} size={1.6} />
    <path
      d="M540 300q14 -16 28 0q14 -16 28 0M640 250q11 -13 22 0q11 -13 22 0M480 240q9 -10 18 0q9 -10 18 0"
      stroke={rock.mid}
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
  </Scene>
);

const Weed = () => (
  <path
    d="M60 720C120 700 160 740 220 716S300 730 330 712M900 700C960 684 1000 716 1060 694S1140 706 1180 690M120 800C160 786 200 812 240 798"
    stroke="#6b7145"
    strokeWidth="10"
    fill="none"
    strokeLinecap="round"
  />
);
