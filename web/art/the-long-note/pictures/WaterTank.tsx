import { Drift } from '../../shared/Drift.tsx';
import { Scene } from '../../shared/Scene.tsx';
import { City } from '../parts/City.tsx';
import { market, tin, tone, white } from '../parts/colours.ts';
import { Pigeon, RoofTop } from '../parts/RoofTop.tsx';

/** The shady side of a tank: two small shoes, one drop. */
export const WaterTank = () => (
  <Scene>
    <City />
    <RoofTop />
    <g transform="translate(0 -64)">
      <path d="M300 790H1220V990L360 960Z" fill="#b58d62" opacity="0.75" />
      <path d="M930 800V640H968V800ZM400 800V640H438V800ZM360 636H1010V668H360Z" fill={tin.deep} />
      <path d="M760 790L772 690H836L850 770L884 778C896 784 896 800 884 800H770Z" fill={tone.deep} />
      <path d="M752 772H800L806 800H756C742 800 742 776 752 772ZM826 772H872C892 776 904 788 900 802H826Z" fill={market.tomato} />
      <path d="M756 800H806V810H752ZM826 800H902V810H826Z" fill={white} />
      <path d="M764 700H840L842 664H766Z" fill="#3f5a7a" />
      <path d="M370 640V190C370 150 480 120 510 84H860C890 120 1000 150 1000 190V640Z" fill="#2f363c" />
      <path d="M372 260H998M372 380H998M372 500H998" stroke="#434d55" strokeWidth="26" />
      <path d="M420 200V620" stroke="#5b6770" strokeWidth="34" opacity="0.7" />
      <path d="M860 170V630H1000V190C980 176 900 176 860 170Z" fill="#1c2126" opacity="0.5" />
      <path d="M500 60H870V90H500Z" fill="#434d55" />
      <path d="M372 566H330V590H306V614H330V610H372ZM312 560h28v-20h-28Z" fill="#c9a24a" />
      <Drift>
        <path d="M318 640C334 664 330 684 318 684S302 664 318 640Z" fill="#6cc0e8" />
      </Drift>
      <path d="M262 826C280 812 356 812 376 826C356 838 280 838 262 826Z" fill="#7fb6cf" />
      <path d="M286 826C300 818 338 818 352 826" stroke={white} strokeWidth="4" fill="none" />
    </g>
    <Pigeon x={150} y={740} size={1.7} />
    <Pigeon x={1110} y={770} size={1.9} isMirrored fill="#a19aa8" />
  </Scene>
);
