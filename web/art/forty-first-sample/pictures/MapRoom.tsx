import { Drift } from '../../shared/Drift.tsx';
import { Scene, Wash } from '../../shared/Scene.tsx';
import { heat, steel, wall, water } from '../parts/colours.ts';
import { Joseph } from '../parts/Figure.tsx';

/** The engineer's room: a map of blue pipes and red crosses, laid over a lunch, and a thumb on one cross. */
export const MapRoom = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#8fa79a'],
        [1, '#c9d3b8'],
      ]}
    />
    <path d="M0 120H1200V132H0Z" fill="#5f7a6c" />
    <Blinds />
    <Files />
    <Drift isSwinging>
      <path d="M600 -10V96" stroke={steel.dark} strokeWidth="8" />
      <path d="M600 92L440 104V112L600 108L760 112V104Z" fill={steel.dark} />
    </Drift>
    <Joseph x={600} y={760} size={2.1} hasHelmet={false} tilt={10} right={[92, -96]} left={[46, -86]} rim={heat.white} />
    <path d="M-20 900L150 560H1050L1220 900Z" fill="#8a5a38" />
    <CityMap />
    <path d="M776 552C800 560 812 574 806 590C796 600 780 594 772 582Z" fill="#4f2f20" />
    <Lunch />
  </Scene>
);

const Blinds = () => (
  <>
    <path d="M120 170H400V440H120Z" fill={heat.white} />
    {[186, 216, 246, 276, 306, 336, 366, 396].map((y) => (
      <path key={y} d={`M112 ${y}H408V${y + 15}H112Z`} fill="#b6a173" />
    ))}
  </>
);

const Files = () => (
  <>
    <path d="M840 200H1110V560H840Z" fill={steel.mid} />
    <path d="M856 216H1094V330H856ZM856 344H1094V458H856Z" fill={steel.soft} />
    <path d="M950 262h50M950 390h50" stroke={steel.dark} strokeWidth="10" strokeLinecap="round" />
    <path
      d="M860 200L880 130H930L925 200ZM940 200L945 142H1000L1004 200ZM1012 200L1024 150H1080L1090 200Z"
      fill={wall.pale}
      stroke={wall.deep}
      strokeWidth="3"
    />
  </>
);

const CROSSES = [
  'M420 640l18 14m0 -14l-18 14',
  'M520 700l20 16m0 -16l-20 16',
  'M640 614l16 12m0 -12l-16 12',
  'M700 720l20 16m0 -16l-20 16',
  'M880 660l18 14m0 -14l-18 14',
  'M340 720l20 16m0 -16l-20 16',
  'M766 574l18 14m0 -14l-18 14',
];

const CityMap = () => (
  <>
    <path d="M250 792L330 576H900L986 792Z" fill={heat.white} />
    <path d="M330 576H900L908 596H323Z" fill="#00000014" />
    <path d="M470 578L440 790M620 578L622 790M770 578L806 790" stroke="#0000000f" strokeWidth="8" />
    <path
      d="M290 690C380 660 430 700 520 672S690 640 780 590M520 672C560 710 640 716 720 706S860 690 952 706M640 640C650 680 640 740 620 790M420 680C400 720 390 760 370 790M780 590C820 620 850 650 860 690"
      fill="none"
      stroke={water.mid}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d={CROSSES.join('')} stroke="#d23f2c" strokeWidth="7" strokeLinecap="round" />
    <path d="M700 598q20 -14 44 -6q-14 18 -44 6" fill="#7fa257" />
  </>
);

const Lunch = () => (
  <>
    <path d="M196 696C196 676 316 676 316 696V744C316 764 196 764 196 744Z" fill={steel.pale} />
    <ellipse cx="256" cy="694" rx="60" ry="17" fill={steel.white} />
    <ellipse cx="256" cy="695" rx="46" ry="11" fill="#d9a02e" />
    <path d="M312 716L400 740" stroke={steel.soft} strokeWidth="8" strokeLinecap="round" />
  </>
);
