import { Place, Scene } from '../../shared/Scene.tsx';
import { OldFerry } from '../parts/Boats.tsx';
import { face, knit, lights, paint, pine, rock, tar, tin, wool } from '../parts/colours.ts';
import { Chin, NorthSea, Tufts } from '../parts/Island.tsx';
import { Islander, Petur, Runa } from '../parts/Islander.tsx';

/** May: the ferry on land, one crane for two crews, crates, an open hatch, and a lift made of bicycles. */
export const Slipway = () => (
  <Scene>
    <NorthSea hour="spring" horizon={430} />
    <Chin x={210} y={446} size={0.7} hour="spring" />
    <path d="M-20 560L520 470H1220V920H-20Z" fill={rock.pale} />
    <path d="M-20 620L600 500M-20 700L760 520M-20 790L900 540M160 920L1040 560" stroke={rock.soft} strokeWidth="3" opacity="0.7" />
    <path d="M900 470H1220V620C1120 600 1000 560 900 500Z" fill={lights.spring.turf} />
    <Tufts area={[960, 490, 1210, 580]} colour={lights.spring.blade} count={20} />
    <OldFerry x={580} y={600} size={1.42} isAfloat={false} hatch />
    <path d="M330 690L300 780H340L360 690ZM560 712L540 780H600L590 712ZM790 700L800 780H842L826 690Z" fill={pine.deep} />
    <Place x={70} y={0}>
      <Crane />
    </Place>
    <Place x={176} y={-20}>
      <Crates />
    </Place>
    <Petur x={500} y={862} size={1.3} right={[62, -190]} left={[-40, -120]} tilt={-6} />
    <Islander
      x={424}
      y={850}
      size={1.24}
      fill={knit.grey}
      yoke={paint.red}
      legs={tar.mid}
      hair={wool.dark}
      tone={face.brown}
      right={[54, -140]}
    />
    <Islander
      x={610}
      y={862}
      size={1.3}
      fill={knit.rust}
      legs={tar.deep}
      cover="bun"
      hair={wool.brown}
      tone={face.fair}
      isMirrored
      right={[60, -186]}
      left={[-44, -120]}
      tilt={-6}
    />
    <Islander x={686} y={850} size={1.24} dress="coat" fill={knit.teal} cap={paint.red} tone={face.deep} isMirrored right={[54, -132]} />
    <Place x={-110} y={-40}>
      <BicycleLift />
    </Place>
    <Runa x={790} y={836} size={1.5} right={[74, -150]} left={[60, -120]} />
  </Scene>
);

const Crane = () => (
  <>
    <path d="M168 792L216 200H252L230 792Z" fill={paint.ochre} />
    <path
      d="M176 740L238 680M238 740L184 680M184 640L242 580M242 640L190 580M192 540L244 480M244 540L198 480M200 440L246 380M246 440L206 380M208 340L248 280M248 340L212 280"
      stroke="#8b6320"
      strokeWidth="6"
    />
    <path d="M140 216L640 128V152L140 244Z" fill={paint.ochre} />
    <path d="M120 196H200V264H120Z" fill={rock.deep} />
    <path d="M572 142V420" stroke={tar.deep} strokeWidth="5" />
    <path d="M560 420H586V444C586 474 548 474 548 448" stroke={tar.deep} strokeWidth="10" fill="none" strokeLinecap="round" />
    <path d="M136 792H268V822H136Z" fill={rock.deep} />
  </>
);

const Crates = () => (
  <>
    {[
      [40, 790],
      [150, 830],
      [60, 700],
    ].map(([x, y]) => (
      <g key={`${x}`} transform={`translate(${x} ${y})`}>
        <path d="M-40 0H62V88H-40Z" fill={pine.pale} stroke={pine.mid} strokeWidth="5" />
        <path d="M-40 22H62M-40 66H62M-40 0L62 88" stroke={pine.mid} strokeWidth="4" />
      </g>
    ))}
    <path d="M60 700C60 668 84 662 100 676C104 656 130 662 126 684" stroke={tar.deep} strokeWidth="6" fill="none" strokeLinecap="round" />
    <path d="M20 700L36 640L46 700ZM46 700L70 644L76 700Z" fill={paint.blue} />
  </>
);

const Wheel = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <circle cx={x} cy={y} r={r} fill="none" stroke={tar.deep} strokeWidth="8" />
    <path
      d={`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${x - r * 0.7} ${y - r * 0.7}L${x + r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}L${x - r * 0.7} ${y + r * 0.7}`}
      stroke={tin.mid}
      strokeWidth="2.6"
    />
    <circle cx={x} cy={y} r="8" fill={tar.mid} />
  </>
);

const BicycleLift = () => (
  <>
    <path d="M1000 868V560M1120 868V560M980 560H1140" stroke={pine.mid} strokeWidth="14" strokeLinecap="round" />
    <path d="M1060 560V720" stroke={tar.mid} strokeWidth="4" />
    <path d="M1014 720H1106V738H1014Z" fill={pine.pale} />
    <path d="M1014 720L1060 690L1106 720" stroke={tar.mid} strokeWidth="4" fill="none" />
    <Wheel x={1060} y={560} r={46} />
    <Wheel x={1010} y={800} r={58} />
    <Wheel x={1126} y={800} r={58} />
    <path
      d="M1010 800L1046 730H1100L1126 800M1046 730L1068 800H1010M1068 800L1100 730M1040 712h16M1100 730L1096 704h22"
      stroke={paint.red}
      strokeWidth="8"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
