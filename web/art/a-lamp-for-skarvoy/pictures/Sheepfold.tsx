import { Drift } from '../../shared/Drift.tsx';
import { Place, Scene } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { type Hour, lights, paint, rock, wool } from '../parts/colours.ts';
import { Bishop, Lamb } from '../parts/Flock.tsx';
import { Cup } from '../parts/Hall.tsx';
import { Chin, NorthSea, Tufts, TurfHouse } from '../parts/Island.tsx';
import { Hanna } from '../parts/Islander.tsx';

/** April: one lamb has the bottle, another waits. */
export const Sheepfold = () => (
  <Scene>
    <Fold hour="spring" />
    <Place x={0} y={-54}>
      <Stool x={480} y={850} />
      <Hanna x={480} y={838} size={2.1} isSeated right={[86, -104]} left={[60, -92]} tilt={10} />
      <Lamb x={792} y={838} size={1.7} isMirrored />
      <path d="M660 700L694 716L684 742L650 722Z" fill="#f8f6ee" />
      <path d="M690 720L712 730L708 738L686 732Z" fill={paint.ochre} />
      <Lamb x={964} y={830} size={1.4} isMirrored coat={wool.soft} />
    </Place>
    <Lamb x={290} y={740} size={0.9} />
    <Wall y={836} hour="spring" />
  </Scene>
);

/** October: brown grass, a teapot, and a confession. */
export const SheepfoldAutumn = () => (
  <Scene>
    <Fold hour="autumn" />
    <Place x={30} y={-70}>
      <Bishop x={300} y={806} size={1.55} />
      <Stool x={676} y={856} />
      <Hanna x={650} y={844} size={2.1} isMirrored isSeated right={[58, -76]} left={[48, -70]} tilt={16} />
      <Teapot />
      <Cup x={970} y={850} size={1.7} />
      <Cup x={1050} y={852} size={1.7} isMirrored />
    </Place>
    <Wall y={850} hour="autumn" />
  </Scene>
);

const Fold = ({ hour }: { hour: Hour }) => (
  <>
    <NorthSea hour={hour} horizon={420} hasSun={hour === 'spring'} />
    <Chin x={960} y={452} size={0.9} hour={hour} />
    <path d="M-20 480C180 440 420 470 640 460S1060 470 1220 462V920H-20Z" fill={lights[hour].hill} />
    <Tufts area={[-20, 486, 1200, 580]} colour={lights[hour].blade} count={40} size={0.7} />
    <TurfHouse x={200} y={570} size={1.35} hour={hour} wall="#2f3338" width={220} />
    <path d={stones(-20, 1220, 580, 4, 26)} fill={rock.soft} stroke={rock.deep} strokeWidth="3" />
    <path d="M-20 680C200 664 420 690 640 678S1060 672 1220 680V920H-20Z" fill={lights[hour].turf} />
    <Tufts area={[-20, 700, 1200, 840]} colour={lights[hour].blade} count={34} start={8} />
  </>
);

/** The near side of the fold. */
const Wall = ({ y, hour }: { y: number; hour: Hour }) => (
  <>
    <path d={`M-20 ${y}H1220V920H-20Z`} fill={rock.deep} />
    <path d={stones(-20, 1220, y, 2, 40)} fill={rock.mid} stroke={rock.ink} strokeWidth="3" />
    <Tufts area={[-10, y - 2, 700, y + 4]} colour={lights[hour].blade} count={14} start={30} />
  </>
);

/** Rows of rough stones laid without mortar. */
function stones(left: number, right: number, top: number, rows: number, high: number): string {
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * high;
    let x = left - (row % 2 ? 24 : 0);
    for (const [u, v] of scatter(40, row * 7)) {
      if (x > right) break;
      const wide = tidy(high * (1.4 + 1.3 * u));
      const dip = tidy(high * 0.2 * v);
      d += `M${tidy(x + 6)} ${tidy(y + dip)}h${tidy(wide - 12)}q7 2 6 9l-2 ${tidy(high - 14 - dip)}q-2 6 -8 6h${tidy(18 - wide)}q-7 0 -8 -7l-1 ${tidy(14 - high + dip)}q2 -7 7 -8Z`;
      x += wide + 2;
    }
  }
  return d;
}

const Stool = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 78} ${y - 60}H${x + 30}V${y - 44}H${x - 78}ZM${x - 66} ${y - 44}l-8 60h14l8 -60ZM${x + 10} ${y - 44}l8 60h-14l-8 -60Z`}
    fill="#7a5434"
  />
);

const Teapot = () => (
  <>
    <Drift>
      <Steam
        at={[
          [908, 768, 110],
          [900, 772, 80],
        ]}
        opacity={0.7}
      />
    </Drift>
    <path d="M880 812C900 804 900 784 916 772L924 780C914 792 914 816 888 832Z" fill={paint.blue} />
    <path d="M786 850C766 820 786 780 834 780S902 820 882 850Z" fill={paint.blue} />
    <path d="M802 800C812 788 826 786 836 786" stroke="#fff" strokeWidth="6" opacity="0.5" fill="none" strokeLinecap="round" />
    <path d="M812 782C816 766 852 766 856 782Z" fill="#284c6d" />
    <circle cx="834" cy="764" r="8" fill="#284c6d" />
    <path d="M792 792C756 790 756 842 790 840" stroke={paint.blue} strokeWidth="11" fill="none" />
  </>
);
