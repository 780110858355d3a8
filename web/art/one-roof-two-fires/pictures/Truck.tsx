import { marigold, wood } from '../../shared/palette.ts';
import { Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { apple, east, snow, west } from '../parts/colours.ts';
import { Hills } from '../parts/Hills.tsx';

/** The white road with its bends, and on the third bend a painted truck with half a house on its back. */
export const Truck = () => (
  <Scene>
    <Hills />
    <path d="M-20 560C160 520 420 540 640 500S1040 460 1220 440V920H-20Z" fill={snow.light} />
    <path
      d="M1220 560C1100 560 1020 590 940 600C820 616 760 590 640 610C460 640 620 700 760 720C900 744 1000 780 900 830C800 880 500 880 340 930H1220Z"
      fill={snow.white}
    />
    <path
      d="M1220 500C1120 506 1040 534 930 544C800 556 700 540 600 562C440 600 520 690 690 716C800 734 880 760 820 800C740 850 300 860 -20 900V840C300 810 620 800 700 778C740 764 700 750 640 742C420 712 330 604 520 540C640 500 760 516 900 504C1020 494 1120 466 1220 462Z"
      fill="#b9c3d2"
    />
    <path d="M-20 868C260 840 560 836 740 796" stroke={snow.white} strokeWidth="6" fill="none" strokeDasharray="40 26" />
    <School x={1060} y={470} />
    <Lorry x={560} y={786} size={1.36} />
    {[0, 1, 2, 3, 4].map((post) => (
      <path key={post} d={`M${150 + post * 210} 880v-58h16v58Z`} fill={post % 2 ? apple.red : snow.white} />
    ))}
  </Scene>
);

const School = (place: Placed) => (
  <Place {...place}>
    <path d="M-90 0V-60H90V0Z" fill="#f0dcb4" />
    <path d="M-104 -58L-70 -96H70L104 -58Z" fill="#8c3a1d" />
    <path d="M-106 -58L-72 -100H72L106 -58C70 -52 -60 -64 -106 -58Z" fill={snow.white} />
    <path d="M-60 -40h26v26h-26ZM-10 -40h24v40h-24ZM36 -40h26v26h-26Z" fill={east.mid} />
  </Place>
);

const Lorry = (place: Placed) => (
  <Place {...place}>
    <path d="M-250 -8H240V6H-250Z" fill="#8a97ab" opacity="0.6" />
    <path d="M-210 -240L-190 -250L-60 -244L-40 -210L40 -230L70 -160H-230Z" fill="#8a6a48" />
    <path d="M-200 -236h70v80h-70Z" fill={east.mid} />
    <path d="M-120 -262h86v100h-86Z" fill={west.soft} />
    <path d="M-110 -252h66v40h-66Z" fill="#5d4430" />
    <path d="M-22 -226C-10 -252 40 -250 54 -222V-160H-22Z" fill="#c9a97a" />
    <path d="M-226 -176C-230 -196 -206 -206 -196 -190M60 -190l20 -60M48 -196l12 -64" stroke={wood.dark} strokeWidth="8" fill="none" />
    <path d="M-230 -160H84V-40H-230Z" fill={west.mid} />
    <path d="M-230 -160H84V-142H-230ZM-230 -58H84V-40H-230Z" fill={marigold.mid} />
    {[-200, -122, -44, 34].map((x, index) => (
      <path key={x} d={`M${x} -100l20 -26l20 26l-20 26Z`} fill={index % 2 ? east.soft : marigold.pale} />
    ))}
    <path d="M92 -180C92 -196 104 -204 118 -204H186C206 -204 214 -190 220 -170L236 -108V-40H92Z" fill={west.deep} />
    <path d="M110 -186H178C192 -186 198 -178 202 -164L212 -120H110Z" fill="#cfe6f8" />
    <circle cx="168" cy="-140" r="17" fill="#96603a" />
    <path d="M152 -142C150 -164 186 -166 184 -142C176 -152 160 -152 152 -142Z" fill="#3a2a24" />
    <path d="M150 -122C160 -128 182 -126 188 -118H146Z" fill={west.soft} />
    <circle cx="132" cy="-140" r="15" fill="#744629" />
    <path d="M117 -142C116 -162 148 -162 147 -142C138 -150 126 -150 117 -142Z" fill="#1c120d" />
    <path d="M116 -122C124 -128 142 -128 148 -120H114Z" fill="#5a6a86" />
    <path d="M150 -190V-116" stroke={west.deep} strokeWidth="6" />
    <path d="M92 -100H236V-86H92Z" fill={marigold.mid} />
    <circle cx="228" cy="-66" r="11" fill="#fff4cf" />
    <path d="M84 -36H244V-18H84Z" fill="#3b3f4a" />
    {[-160, -96, 168].map((x) => (
      <g key={x}>
        <circle cx={x} cy="-24" r="33" fill="#23262e" />
        <circle cx={x} cy="-24" r="14" fill="#aab4c2" />
      </g>
    ))}
  </Place>
);
