import { Scene } from '../../shared/Scene.tsx';
import { City } from '../parts/City.tsx';
import { earth, market, tone, white } from '../parts/colours.ts';
import { Halima, Neighbour, Shah } from '../parts/People.tsx';
import { Laundry, Pigeon, RoofTop, Tank } from '../parts/RoofTop.tsx';

/** The new place: laundry, tanks, pigeons, and behind the low wall the whole city. */
export const Roof = () => (
  <Scene>
    <City />
    <RoofTop />
    <Tank x={1050} y={690} size={1.16} />
    <Tank x={880} y={650} size={0.8} fill="#3d6f96" light="#5d92ba" />
    <Laundry x={60} y={520} size={0.96} />
    <path
      d="M150 800l34 34m0 -34l-34 34M360 780l34 34m0 -34l-34 34M560 830l34 34m0 -34l-34 34"
      stroke={white}
      strokeWidth="9"
      strokeLinecap="round"
      opacity="0.7"
    />
    <Pigeon x={300} y={560} size={1.1} />
    <Pigeon x={470} y={560} size={1.1} isMirrored />
    <Pigeon x={640} y={760} size={1.3} />
    <Pigeon x={780} y={830} size={1.5} isMirrored fill="#a19aa8" />
    <Pigeon x={850} y={800} size={1.3} />
    <path d="M1000 920V812H1220V920ZM1000 812L1060 776H1220V812Z" fill={earth.dark} />
    <Neighbour number={6} x={1112} y={930} size={1.1} isMirrored front={[44, -150]} />
  </Scene>
);

/** A quarrel over how the song should go, with a drum between the two. */
export const RoofDrums = () => (
  <Scene>
    <City />
    <RoofTop />
    <Tank x={1090} y={680} size={1.1} />
    {[120, 232, 960].map((x, index) => (
      <Neighbour key={x} number={index + 1} x={x} y={index === 1 ? 690 : 704} size={1.02} isMirrored={x > 600} />
    ))}
    <path d="M430 866C520 846 690 846 780 866C690 884 520 884 430 866Z" fill="#b78d58" />
    <Halima x={372} y={862} size={1.72} front={[64, -252]} back={[-66, -210]} tilt={-6} />
    <Shah x={846} y={864} size={1.74} isMirrored front={[58, -256]} back={[-60, -216]} tilt={-6} />
    <Drum />
    <path
      d="M512 560l-24 -34M606 540V496M700 560l24 -34M470 610l-40 -14M742 610l40 -14"
      stroke={market.tomato}
      strokeWidth="9"
      strokeLinecap="round"
    />
  </Scene>
);

const Drum = () => (
  <>
    <path d="M510 640C506 720 536 800 560 858H652C676 800 706 720 702 640Z" fill={market.tomato} />
    <path d="M520 690L548 760L572 690L606 770L640 690L664 760L692 690" stroke={white} strokeWidth="7" fill="none" strokeLinejoin="round" />
    <path d="M545 818H668L652 858H560Z" fill={earth.deep} />
    <ellipse cx="606" cy="640" rx="98" ry="30" fill="#ecd3a4" stroke={tone.warm} strokeWidth="9" />
  </>
);
