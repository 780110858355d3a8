import { Scene } from '../../shared/Scene.tsx';
import { lights, pine, rock } from '../parts/colours.ts';
import { Bishop, Lamb } from '../parts/Flock.tsx';
import { Sheet } from '../parts/Hall.tsx';
import { Neck, NorthSea, Tufts } from '../parts/Island.tsx';
import { Gudrun } from '../parts/Islander.tsx';
import { Lock, WindMast } from '../parts/Wind.tsx';

/** The Chin: a mast with a bent cup, wool on its bolt, and two who look at it. */
export const MastHill = () => (
  <Scene>
    <NorthSea hour="spring" horizon={500} />
    <Neck x={1010} y={520} size={0.9} hour="spring" />
    <path d="M-20 640C160 560 360 530 560 540S980 620 1060 700C1090 740 1130 780 1220 800V920H-20Z" fill={lights.spring.hill} />
    <path
      d="M1000 648C1060 680 1080 740 1130 770C1160 790 1190 796 1220 800V920H1060C1080 850 1030 820 1040 760C1044 720 1010 690 1000 648Z"
      fill={lights.spring.cliff}
    />
    <Tufts area={[-10, 580, 960, 700]} colour={lights.spring.blade} count={50} lean={30} />
    <WindMast x={570} y={644} size={1.08} isBent />
    <Lock x={574} y={528} size={1.4} />
    <path d="M-20 760C220 700 520 730 760 760S1080 860 1120 920H-20Z" fill={lights.spring.turf} />
    <Tufts area={[-10, 770, 1000, 900]} colour={lights.spring.near} count={36} lean={34} size={1.3} start={5} />
    <Gudrun x={340} y={812} size={1.5} right={[48, -120]} left={[50, -112]} tilt={-14} />
    <Sheet x={420} y={628} size={0.8} turn={60} rows={3} />
    <path d="M406 612l34 -16" stroke={pine.deep} strokeWidth="5" strokeLinecap="round" />
    <Bishop x={830} y={786} size={1.4} isMirrored />
    <Lamb x={110} y={650} size={0.44} isMirrored />
    <path d="M690 870q60 -20 120 0q-60 16 -120 0Z" fill={rock.soft} />
  </Scene>
);
