import { Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { paint, pine, rock, tar, wool } from '../parts/colours.ts';
import { Chin, NorthSea, Turf } from '../parts/Island.tsx';
import { Gudrun } from '../parts/Islander.tsx';

const FLAGS = [paint.red, '#f7f5ec', '#2c5f9a', '#e3b92f'] as const;

/** September: a bare pole, and four folded flags of which one is to be hung. */
export const Flagpole = () => (
  <Scene>
    <NorthSea hour="autumn" horizon={450} />
    <Chin x={1000} y={474} size={0.7} hour="autumn" isMirrored />
    <Turf y={620} hour="autumn" lean={34} />
    <Place x={64} y={-30}>
      <path d="M240 790L250 -20H268L278 790Z" fill={wool.white} />
      <path d="M262 -20H268L278 790H266Z" fill={wool.soft} />
      <path d="M250 60C200 300 214 560 240 690" stroke={rock.deep} strokeWidth="3" fill="none" />
      <path d="M234 680l16 -14M234 694l18 -6" stroke={rock.deep} strokeWidth="6" strokeLinecap="round" />
      <path d="M196 800C206 768 312 768 322 800Z" fill={rock.soft} />
      <path d="M196 800h126v18H196Z" fill={rock.mid} />
    </Place>
    <Gudrun x={900} y={850} size={2.2} isMirrored right={[84, -132]} left={[66, -122]} />
    <Basket x={660} y={600} size={1.5} />
    <path d="M848 372l-40 -8" stroke={paint.ochre} strokeWidth="7" strokeLinecap="round" />
    <path d="M808 364l-12 -2" stroke={tar.ink} strokeWidth="7" strokeLinecap="round" />
  </Scene>
);

/** A basket with four folded flags in it, 200 wide, its rim at (0, 0). */
const Basket = (place: Placed) => (
  <Place {...place}>
    {FLAGS.map((fill, n) => (
      <g key={fill} transform={`translate(${-69 + n * 46} 0) rotate(${-9 + n * 6})`}>
        <path d="M-25 26V-64C-25 -74 25 -74 25 -64V26Z" fill={fill} />
        <path d="M-25 -60C-14 -52 14 -52 25 -60M-8 -54V26M9 -54V26" stroke="#00000026" strokeWidth="4" fill="none" />
      </g>
    ))}
    <path d="M-108 0H108L88 84H-88Z" fill={pine.soft} />
    <path d="M-102 22H102M-98 42H98M-93 62H93" stroke={pine.mid} strokeWidth="5" />
    <path d="M-84 4l6 78M-56 4l4 78M-28 4l2 78M0 4V82M28 4l-2 78M56 4l-4 78M84 4l-6 78" stroke={pine.pale} strokeWidth="4" />
    <path d="M-114 -8H114V8H-114Z" fill={pine.pale} />
  </Place>
);
