import { LeaningBack } from '../../shared/FromBehind.tsx';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { dress, heat, steel, water } from '../parts/colours.ts';
import { Joseph } from '../parts/Figure.tsx';

/** Dawn in the pump house: blue pipes as tall as a person, an engineer four nights awake, first light through the door. */
export const PumpHouse = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#2b3340'],
        [1, '#4a4b50'],
      ]}
    />
    <path d="M-20 200H1220M-20 300H1220M-20 400H1220M-20 500H1220" stroke="#00000026" strokeWidth="5" />
    <Doorway />
    <path d="M-20 690H1220V920H-20Z" fill="#5b4a40" />
    <path d="M860 690H1090L860 920H330Z" fill="#ffcf87" opacity="0.45" />
    <Pipes />
    <Joseph x={742} y={790} size={1.84} right={[58, -136]} left={[36, -84]} isMirrored tilt={8} rim={heat.pale} />
    <LeaningBack x={400} y={830} size={1.86} coat={dress.coat} shade={dress.coatShade} rim={heat.pale} tilt={4} />
    <Hose />
  </Scene>
);

const Doorway = () => (
  <>
    <path d="M846 160H1104V700H846Z" fill="#1d222b" />
    <Wash
      d="M864 178H1086V694H864Z"
      stops={[
        [0, '#7d6a97'],
        [0.5, '#efa77f'],
        [1, '#ffe3a6'],
      ]}
    />
    <Glow x={980} y={600} r={240} colour="#fff3cf" strength={0.9} />
    <path d="M864 640C920 624 1000 628 1086 618V694H864Z" fill="#6b4f4c" />
    <path d="M930 628V560M916 574C930 560 944 560 944 574M1030 620V590" stroke="#4f3a3a" strokeWidth="8" fill="none" />
    <path d="M1104 160L1190 110V770L1104 700Z" fill="#3a5a55" />
  </>
);

const Pipes = () => (
  <>
    <path d="M-20 470H560C600 470 612 490 612 520V690H520V560H-20Z" fill="#2f6d92" />
    <path d="M-20 470H560C580 470 592 474 600 484H-20Z" fill="#ffffff2e" />
    <path d="M520 560V690H548V560Z" fill="#00000026" />
    <path d="M90 456H126V574H90ZM330 456H366V574H330ZM506 660H626V694H506Z" fill="#245472" />
    <path d="M228 470V396" stroke={steel.soft} strokeWidth="14" />
    <circle cx="228" cy="366" r="48" fill={steel.dark} />
    <circle cx="228" cy="366" r="39" fill={heat.white} />
    <path d="M228 366L200 384" stroke="#b0281c" strokeWidth="7" strokeLinecap="round" />
    <path d="M200 346A34 34 0 0 1 256 346" fill="none" stroke={steel.mid} strokeWidth="5" strokeDasharray="4 8" />
    <circle cx="560" cy="420" r="58" fill="none" stroke="#d23f2c" strokeWidth="14" />
    <path d="M560 362V478M502 420H618M560 420V470" stroke="#d23f2c" strokeWidth="9" />
    <path d="M128 590C126 620 140 630 132 660" stroke={water.soft} strokeWidth="5" fill="none" opacity="0.8" />
    <path d="M100 690C120 680 160 680 180 692C160 702 116 702 100 690Z" fill={water.mid} opacity="0.7" />
  </>
);

const Hose = () => (
  <g fill="none" stroke="#a9713c" strokeWidth="24">
    <ellipse cx="1010" cy="780" rx="130" ry="34" />
    <ellipse cx="1010" cy="752" rx="124" ry="32" />
    <ellipse cx="1010" cy="726" rx="116" ry="29" stroke="#bd8750" />
  </g>
);
