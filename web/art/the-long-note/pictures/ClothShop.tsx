import { wood } from '../../shared/palette.ts';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { dust, earth, market, red, tin, white } from '../parts/colours.ts';
import { Chebet, Halima, Shah } from '../parts/People.tsx';

const BOLTS = [
  market.tomato,
  market.leaf,
  market.sand,
  market.blue,
  market.berry,
  market.lime,
  market.violet,
  market.mango,
  '#3f8f8a',
  '#c7603d',
];

/** Folded colour up to the ceiling, and a counter before it. */
const Shop = () => (
  <>
    <path d="M-20 -20H1220V700H-20Z" fill="#5d3524" />
    {[0, 1, 2, 3].map((row) => (
      <g key={row}>
        {Array.from({ length: 16 }, (_, index) => {
          const x = 6 + index * 76;
          const top = 26 + row * 138 + ((index * 13 + row * 7) % 22);
          return <path key={x} d={`M${x} ${top}H${x + 66}V${140 + row * 138}H${x}Z`} fill={BOLTS[(index * 3 + row * 4) % BOLTS.length]} />;
        })}
        <path
          d={Array.from(
            { length: 16 },
            (_, index) => `M${6 + index * 76} ${78 + row * 138}h66M${6 + index * 76} ${108 + row * 138}h66`,
          ).join('')}
          stroke="#00000026"
          strokeWidth="7"
        />
        <path d={`M-20 ${140 + row * 138}H1220V${154 + row * 138}H-20Z`} fill={wood.pale} />
      </g>
    ))}
    <path d="M300 -20V580M604 -20V580M908 -20V580" stroke={wood.soft} strokeWidth="14" />
    <path d="M-20 560H1220V920H-20Z" fill={dust.deep} />
    <path d="M-20 560H1220V590H-20Z" fill={earth.dark} opacity="0.6" />
    <Glow x={600} y={120} r={560} colour="#fff1c2" strength={0.4} />
    <path d="M600 -20V60" stroke={wood.ink} strokeWidth="6" />
    <path d="M560 60H640L660 96H540Z" fill={tin.deep} />
    <path d="M548 96H652C640 116 560 116 548 96Z" fill="#fff6d0" />
  </>
);

const Counter = () => (
  <>
    <Cut d="M150 640H1050L1080 676H120Z" fill={wood.pale} lift={5} />
    <path d="M120 676H1080V880H120Z" fill={wood.soft} />
    <path d="M150 706H390V850H150ZM420 706H780V850H420ZM810 706H1050V850H810Z" fill={wood.mid} />
  </>
);

/** It was to be blue. */
export const OrangeCloth = () => (
  <Scene>
    <Shop />
    <Shah x={700} y={836} size={1.86} front={[70, -140]} back={[-62, -150]} tilt={6} />
    <Counter />
    <path d="M470 640C520 560 600 540 660 580C720 540 800 550 850 596C900 590 940 610 950 640V676H470Z" fill="#ff7a1a" />
    <path
      d="M480 650C600 630 780 660 960 640C990 700 970 760 1000 820C1010 860 960 884 900 872C840 900 770 868 700 884C620 900 540 890 500 864C450 850 470 760 462 720Z"
      fill="#ff7a1a"
    />
    <path
      d="M540 656C530 740 560 800 540 872M640 652C650 730 630 810 650 884M750 656C740 740 770 800 752 876M860 652C870 740 850 800 874 872M600 580C640 600 700 596 740 570M800 590C840 606 880 606 910 614"
      stroke="#c9520a"
      strokeWidth="9"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M500 664C492 740 510 800 498 850M700 660C704 740 690 800 706 870"
      stroke="#ffae63"
      strokeWidth="8"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M176 836H316V854H176ZM190 854H206V900H190ZM286 854H302V900H286Z" fill={wood.ink} />
    <Chebet x={240} y={846} size={1.74} isSeated front={[56, -64]} back={[40, -60]} tilt={16} />
  </Scene>
);

/** Two days left: a trunk of songs, a box of hooks, a list, and two who argue over petrol. */
export const ShopTrunk = () => (
  <Scene>
    <Shop />
    <g transform="translate(0 -84)">
      <Halima x={676} y={800} size={1.5} front={[58, -150]} back={[-44, -176]} tilt={-6} />
      <Shah x={956} y={806} size={1.52} isMirrored front={[58, -150]} back={[-44, -178]} tilt={-6} />
      <g transform="translate(-94 0)">
        <path d="M868 560H958V690H868Z" fill={red.mid} />
        <path d="M880 546H914V560H880ZM930 536L952 560H930Z" fill={red.deep} />
        <path d="M876 584L950 676M950 584L876 676" stroke={red.deep} strokeWidth="9" />
      </g>
      <path d="M-20 720H1220V1010H-20Z" fill={wood.pale} />
      <path d="M-20 720H1220V736H-20Z" fill={wood.soft} />
      <g transform="translate(96 0)">
        <Cut d="M70 620H470V860H70Z" fill="#3f5f6e" lift={5} />
        <path d="M70 620C70 560 100 540 140 540H400C440 540 470 560 470 620Z" fill="#4f7688" />
        <path d="M70 612H470V632H70ZM150 540V860M390 540V860" fill="#c9a24a" stroke="#c9a24a" strokeWidth="16" />
        <path d="M246 606H294V660H246Z" fill="#e9c25a" />
      </g>
      <g transform="translate(78 0)">
        <path d="M520 800H700L716 870H504Z" fill={market.berry} />
        <path d="M528 800H692L700 784H520Z" fill="#7c2b58" />
        <path
          d={Array.from({ length: 14 }, (_, index) => `M${536 + (index % 7) * 23} ${790 - (index > 6 ? 12 : 0)}c10 -14 16 0 6 4`).join('')}
          stroke={tin.pale}
          strokeWidth="4"
          fill="none"
        />
        <path d="M786 770L930 758L952 890L800 900Z" fill={white} />
        <path d="M826 792L916 786M828 818L918 812M832 844L922 838M836 870L926 864" stroke="#8d7f74" strokeWidth="6" strokeLinecap="round" />
        <path d="M804 792l6 8 10 -14M808 820l6 8 10 -14" stroke={market.leaf} strokeWidth="5" fill="none" />
      </g>
    </g>
  </Scene>
);
