import { Rain } from '../../shared/Rain.tsx';
import { Scene } from '../../shared/Scene.tsx';
import { iron } from '../parts/colours.ts';
import { Annie } from '../parts/People.tsx';
import { Harbour, IronRoof, Ladder } from '../parts/Roof.tsx';

/** On the old roof: rust, holes, and a black cloud over the harbour. */
export const RoofJune = () => (
  <Scene>
    <Harbour />
    <IronRoof />
    <Ladder x={300} />
    <Annie x={560} y={752} size={1.6} right={[78, -142]} left={[-36, -100]} rim="#f6f0d0" />
    <Rain count={24} length={50} slant={0.3} opacity={0.4} colour="#eef6f6" area={[-60, -40, 1260, 420]} />
  </Scene>
);

/** Half of the roof is new. */
export const RoofWork = () => (
  <Scene>
    <Harbour />
    <IronRoof fresh={5} />
    <Ladder x={150} />
    <path d="M836 640L1050 610L1060 636L850 668ZM830 660L1050 632L1058 656L846 690Z" fill={iron.bright} />
    <path d="M836 640L1050 610M830 660L1050 632" stroke={iron.soft} strokeWidth="5" />
    <Annie x={640} y={780} size={1.66} isMirrored right={[54, -62]} left={[-40, -84]} tilt={22} rim="#f6f0d0" />
    <path d="M546 640L560 700L552 704L536 646Z" fill="#23292e" />
    <path d="M526 640H576V656H526Z" fill="#d9892b" />
    <Rain count={80} length={54} slant={0.24} opacity={0.45} colour="#eef6f6" />
  </Scene>
);
