import { Drift } from '../../shared/Drift.tsx';
import { Glow, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { type Hour, knit, lamp, lights, paint, pine, rock, tar, tin, wool } from '../parts/colours.ts';
import { Chin, NorthSea, Tufts, TurfHouse } from '../parts/Island.tsx';
import { Amina, Imran, Petur, Runa } from '../parts/Islander.tsx';
import { TinRotor } from '../parts/Wind.tsx';

/** August: three broken blades, and fish over coals. */
export const RotorShed = () => (
  <Scene>
    <Strip hour="summer" />
    <TurfHouse x={250} y={600} size={1.5} hour="summer" wall="#55402f" trim={paint.ochre} width={210} />
    <Post />
    <Runa x={470} y={838} size={1.95} right={[62, -124]} left={[44, -108]} tilt={12} />
    <Blade x={574} y={622} turn={-20} />
    <Blade x={624} y={806} turn={70} />
    <Blade x={470} y={868} turn={100} />
    <Grill />
    <Amina x={930} y={836} size={1.86} isMirrored right={[66, -116]} left={[36, -96]} tilt={6} />
  </Scene>
);

/** November: it is clear where the wind is smooth. */
export const NeckAutumn = () => (
  <Scene>
    <Strip hour="autumn" />
    <TurfHouse x={180} y={590} size={1.1} hour="autumn" wall="#55402f" trim={paint.ochre} width={210} />
    {[330, 1010].map((x) => (
      <path key={x} d={`M${x} 700V470`} stroke={pine.mid} strokeWidth="10" />
    ))}
    <Ribbons x={334} y={482} />
    <Ribbons x={1014} y={482} />
    <Runa x={640} y={846} size={2.1} right={[74, -176]} left={[-30, -100]} tilt={-8} />
    <Ribbons x={786} y={480} />
    <Tufts area={[-10, 790, 1200, 900]} colour={lights.autumn.blade} count={46} lean={62} size={1.8} start={12} />
  </Scene>
);

/** December: a rotor of baking tins turns in the snow. */
export const RotorSnow = () => (
  <Scene>
    <Strip hour="winter" />
    <TurfHouse x={170} y={600} size={1.25} hour="winter" wall="#55402f" trim={paint.ochre} width={210} isLit />
    <TinRotor x={620} y={730} size={1.3} turn={34} />
    <Runa x={440} y={842} size={1.75} right={[36, -96]} tilt={-26} />
    <Amina x={320} y={852} size={1.6} right={[34, -92]} tilt={-22} />
    <Imran x={840} y={846} size={1.66} isMirrored right={[34, -92]} tilt={-22} />
    <Petur x={970} y={852} size={1.66} isMirrored right={[40, -104]} left={[30, -98]} tilt={-24} />
    <path
      d="M880 650m-36 0a36 30 0 1 0 72 0a36 30 0 1 0 -72 0M880 650m-24 0a24 19 0 1 0 48 0a24 19 0 1 0 -48 0"
      fill="none"
      stroke={pine.pale}
      strokeWidth="9"
    />
    <Snow />
  </Scene>
);

/** The low land with a sea on either side. */
const Strip = ({ hour }: { hour: Hour }) => (
  <>
    <NorthSea hour={hour} horizon={400} hasSun={hour === 'summer'} />
    <Chin x={1010} y={430} size={0.62} hour={hour} isMirrored />
    <path
      d="M200 560C330 500 420 470 520 440C600 424 700 424 760 440C860 470 960 520 1220 620V920H-20V640C60 620 130 590 200 560Z"
      fill={lights[hour].hill}
    />
    <path d="M-20 690C240 640 480 690 700 668S1080 690 1220 700V920H-20Z" fill={lights[hour].turf} />
    <Tufts area={[240, 520, 960, 650]} colour={lights[hour].blade} count={34} size={0.7} lean={hour === 'autumn' ? 56 : 24} />
    <Tufts
      area={[-10, 700, 1210, 880]}
      colour={hour === 'winter' ? lights.winter.blade : lights[hour].near}
      count={hour === 'winter' ? 14 : 40}
      lean={hour === 'autumn' ? 60 : 30}
      size={1.2}
      start={6}
    />
  </>
);

const Post = () => (
  <>
    <path d="M700 640L664 440H682L720 640ZM800 640L700 470" fill={pine.mid} stroke={pine.mid} strokeWidth="5" />
    <circle cx="674" cy="430" r="30" fill={tin.deep} />
    <circle cx="674" cy="430" r="18" fill={tin.pale} />
    <path d="M674 412V392M690 440L708 450M658 440L642 448" stroke={tar.mid} strokeWidth="8" />
  </>
);

const Blade = ({ turn, ...place }: Placed & { turn: number }) => (
  <Place {...place}>
    <g transform={`rotate(${turn})`}>
      <path d="M-12 60C-20 20 -18 -40 -4 -92L6 -80L10 -96L16 -60C20 -10 16 30 10 60Z" fill={wool.white} />
      <path d="M2 56C-2 20 0 -30 4 -70M-14 20H12" stroke={paint.red} strokeWidth="6" fill="none" />
    </g>
  </Place>
);

const Grill = () => (
  <>
    <Glow x={770} y={730} r={150} colour={lamp.deep} strength={0.8} />
    <Drift>
      <Steam
        at={[
          [744, 690, 150],
          [790, 694, 120],
        ]}
        fill="#dfe6e6"
        opacity={0.6}
      />
    </Drift>
    <path d="M690 760C690 730 850 730 850 760L830 820H710Z" fill={rock.deep} />
    <path d="M706 752q64 -22 128 0q-64 20 -128 0Z" fill="#e2622a" />
    <path d="M694 736H846M700 726H840" stroke={tar.mid} strokeWidth="5" />
    <path d="M712 722C736 698 776 702 796 720L818 706L814 738L794 726C772 740 734 742 712 722Z" fill={knit.grey} />
    <path d="M728 720C748 708 770 710 786 720" stroke={tin.pale} strokeWidth="4" fill="none" />
  </>
);

const Ribbons = (place: Placed) => (
  <Place {...place}>
    <Drift>
      {[paint.red, paint.ochre, paint.blue].map((stroke, n) => (
        <path
          key={stroke}
          d={`M0 ${n * 16}C50 ${n * 16 - 14} 90 ${n * 16 + 16} 150 ${n * 16 - 4}S210 ${n * 16 - 8} 226 ${n * 16}`}
          stroke={stroke}
          strokeWidth="9"
          fill="none"
          strokeLinecap="round"
        />
      ))}
    </Drift>
  </Place>
);

const Snow = () => (
  <path
    d={scatter(120, 2)
      .map(([u, v]) => `M${tidy(u * 1200)} ${tidy(v * 880)}h0`)
      .join('')}
    stroke="#ffffff"
    strokeWidth="9"
    strokeLinecap="round"
    opacity="0.85"
  />
);
