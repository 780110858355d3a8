import { Glints, River } from '../../shared/River.tsx';
import { Cut, Glow, Place, type Placed } from '../../shared/Scene.tsx';
import { CloudStrip, Sky } from '../../shared/Sky.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { type Hour, lamp, lights, paint, pine, rock, sea, tar } from './colours.ts';

/** Sky, far islands and sea, as they are at one hour; the sea begins at `horizon`. */
export const NorthSea = ({ hour, horizon = 430, hasSun = true }: { hour: Hour; horizon?: number; hasSun?: boolean }) => {
  const light = lights[hour];
  return (
    <>
      <Sky colours={light.sky} to={horizon + 10} />
      {hasSun && <Glow x={820} y={horizon - 50} r={420} colour="#fff6da" strength={hour === 'storm' ? 0.12 : 0.75} squash={0.6} />}
      <CloudStrip x={90} y={horizon - 260} width={520} fill={light.cloud} opacity={0.75} />
      <CloudStrip x={640} y={horizon - 330} width={420} fill={light.cloud} opacity={0.6} />
      <CloudStrip x={860} y={horizon - 190} width={300} fill={light.cloud} opacity={0.55} />
      <path
        d={`M-20 ${horizon}L60 ${horizon - 54}L110 ${horizon - 62}L170 ${horizon - 22}L240 ${horizon - 14}L300 ${horizon}ZM1010 ${horizon}L1024 ${horizon - 70}L1050 ${horizon - 78}L1064 ${horizon}ZM1090 ${horizon}L1100 ${horizon - 44}L1124 ${horizon - 48}L1136 ${horizon}Z`}
        fill={light.far}
      />
      <River y={horizon} colours={light.sea} />
      <Glints area={[40, horizon + 8, 1160, horizon + 150]} colour={sea.foam} count={30} opacity={hour === 'storm' ? 0.16 : 0.4} />
    </>
  );
};

/** Blades of grass that the wind has combed to one side. */
export function Tufts({
  area: [left, top, right, bottom],
  colour,
  count = 40,
  lean = 26,
  size = 1,
  start = 0,
}: {
  area: readonly [number, number, number, number];
  colour: string;
  count?: number;
  lean?: number;
  size?: number;
  start?: number;
}) {
  const d = scatter(count, start)
    .map(([u, v], index) => {
      const x = tidy(left + u * (right - left));
      const y = tidy(top + v * (bottom - top));
      const high = tidy(size * (13 + 20 * v + (index % 3) * 5));
      const over = tidy(lean * size * (0.7 + 0.6 * v));
      const blade = (dx: number, far: number) =>
        `M${tidy(x + dx)} ${y}q${tidy(far * 0.2)} ${tidy(-high * 0.8)} ${tidy(far)} ${-high}q${tidy(-far * 0.5)} ${tidy(high * 0.3)} ${tidy(5 - far)} ${high}Z`;
      return blade(-4, over * 0.6) + blade(0, over) + blade(4, over * 1.3);
    })
    .join('');
  return <path d={d} fill={colour} />;
}

/** The ground on which a scene stands: turf from `y` down, its edge uneven, its grass leaning. */
export const Turf = ({ y, hour, lean = 26 }: { y: number; hour: Hour; lean?: number }) => {
  const light = lights[hour];
  return (
    <>
      <Cut
        d={`M-20 ${y + 16}C140 ${y - 14} 300 ${y + 22} 480 ${y + 2}S820 ${y - 16} 980 ${y + 6}S1160 ${y - 4} 1220 ${y + 8}V920H-20Z`}
        fill={light.turf}
      />
      <Tufts area={[-20, y + 10, 1210, y + 90]} colour={light.blade} count={44} lean={lean} size={0.8} />
      <path d={`M-20 ${y + 120}C200 ${y + 84} 420 ${y + 136} 660 ${y + 104}S1060 ${y + 96} 1220 ${y + 120}V920H-20Z`} fill={light.near} />
      <Tufts area={[-20, y + 130, 1210, 900]} colour={light.turf} count={36} lean={lean} size={1.25} start={9} />
    </>
  );
};

/** The hill that is called the Chin, a face that looks up at the sky: 640 wide, its foot on (0, 0), the cliff to the right. */
export const Chin = ({ hour, ...place }: Placed & { hour: Hour }) => {
  const light = lights[hour];
  return (
    <Place {...place}>
      <path
        d="M-330 0C-250 -60 -190 -70 -140 -120C-90 -170 -60 -210 0 -230C50 -246 96 -236 120 -206C132 -188 126 -170 150 -160C180 -150 196 -130 190 -104C184 -84 212 -72 226 -50C236 -30 260 -10 300 0Z"
        fill={light.hill}
      />
      <path
        d="M120 -206C132 -188 126 -170 150 -160C180 -150 196 -130 190 -104C184 -84 212 -72 226 -50C236 -30 260 -10 300 0H140C150 -40 120 -60 128 -100C134 -140 104 -160 120 -206Z"
        fill={light.cliff}
      />
      <path
        d="M-190 -40C-140 -60 -100 -100 -60 -120M-80 -20C-40 -60 10 -80 40 -130M40 -14C60 -50 90 -70 94 -110"
        stroke={light.cliff}
        strokeWidth="5"
        opacity="0.4"
        fill="none"
        strokeLinecap="round"
      />
    </Place>
  );
};

/** The low strip between two seas that is called the Neck; 520 long, lying on (0, 0). */
export const Neck = ({ hour, ...place }: Placed & { hour: Hour }) => (
  <Place {...place}>
    <path d="M-280 8C-180 -6 -60 -22 40 -18S220 -10 280 8C160 18 -160 18 -280 8Z" fill={lights[hour].cliff} />
    <path d="M-272 4C-180 -12 -60 -28 40 -24S220 -16 272 4C160 -2 -160 -2 -272 4Z" fill={lights[hour].hill} />
  </Place>
);

type HouseProps = Placed & { wall?: string; trim?: string; isLit?: boolean; hour?: Hour; width?: number };

/** A small tarred house under a roof of turf: `width` wide, 150 high, standing on (0, 0). */
export const TurfHouse = ({ wall = tar.mid, trim = paint.white, isLit = false, hour = 'spring', width = 190, ...place }: HouseProps) => {
  const half = width / 2;
  const glass = isLit ? lamp.mid : '#9fb6bf';
  return (
    <Place {...place}>
      {isLit && <Glow x={0} y={-46} r={150} colour={lamp.mid} strength={0.5} />}
      <path d={`M${-half} 4V-84L${-half + 20} -92H${half - 20}L${half} -84V4Z`} fill={wall} />
      <path d={`M${-half} -4H${half}V8H${-half}Z`} fill={rock.soft} />
      <path d={`M${-half} -66H${half}M${-half} -48H${half}M${-half} -30H${half}M${-half} -14H${half}`} stroke="#00000038" strokeWidth="2" />
      <path
        d={`M${-half - 16} -80C${-half + 10} -120 ${-half + 20} -140 ${-half + 34} -146H${half - 34}C${half - 20} -140 ${half - 10} -120 ${half + 16} -80C${half - 20} -86 ${-half + 20} -88 ${-half - 16} -80Z`}
        fill={lights[hour].turf}
      />
      <Tufts area={[-half + 20, -142, half - 30, -90]} colour={lights[hour].blade} count={Math.round(width / 8)} lean={16} size={0.5} />
      <path d={`M${half - 62} -160h20v30h-20Z`} fill={rock.mid} />
      <path d="M-14 -62H14V4H-14Z" fill={paint.red} />
      <path d="M-14 -62H14V4H-14ZM0 -58V2" stroke={trim} strokeWidth="3.4" fill="none" />
      {[-half + 22, half - 54].map((x) => (
        <g key={x}>
          <path d={`M${x} -62h32v30h-32Z`} fill={glass} stroke={trim} strokeWidth="4" />
          <path d={`M${x + 16} -62v30M${x} -47h32`} stroke={trim} strokeWidth="2.6" />
        </g>
      ))}
    </Place>
  );
};

/** The only street lamp: an iron post on (0, 0), 340 high, its arm to the right. */
export const HarbourLamp = ({ isLit = false, glow = 260, ...place }: Placed & { isLit?: boolean; glow?: number }) => (
  <Place {...place}>
    {isLit && <Glow x={58} y={-286} r={glow} colour={lamp.mid} strength={0.95} />}
    {isLit && <path d="M30 -276L-70 0H200L88 -276Z" fill={lamp.pale} opacity="0.16" />}
    <path d="M-22 4L-14 -30H14L22 4Z" fill={tar.deep} />
    <path d="M0 -20V-300C0 -352 58 -356 58 -322" stroke={tar.deep} strokeWidth="13" fill="none" strokeLinecap="round" />
    <path d="M-4 -24V-300C-2 -336 26 -348 44 -340" stroke={tar.soft} strokeWidth="3.4" fill="none" strokeLinecap="round" />
    <path d="M8 -250C24 -254 30 -270 22 -280" stroke={tar.deep} strokeWidth="6" fill="none" />
    <path d="M30 -300C34 -326 82 -326 86 -300L96 -290H20Z" fill={tar.deep} />
    <path d="M28 -290H88L80 -244H36Z" fill={isLit ? lamp.pale : '#a9bcc0'} />
    {isLit && <path d="M46 -286H70L66 -250H50Z" fill={lamp.core} />}
    <path d="M28 -290L36 -244H80L88 -290M58 -290V-244M36 -244H80L72 -232H44Z" stroke={tar.deep} strokeWidth="4" fill="none" />
  </Place>
);

/** A pier of grey stone: people stand on it from `y` to `y + depth`, below is its wall; the sea lies to the left of `from`. */
export function Pier({ y, from = -20, depth = 62, isWet = false }: { y: number; from?: number; depth?: number; isWet?: boolean }) {
  const edge = y + depth;
  const slant = depth / 62;
  const top = isWet ? '#8b979b' : rock.pale;
  let joints = '';
  for (let row = 0; edge + row * 46 < 900; row += 1)
    for (let x = from + (row % 2 ? 60 : 130); x < 1220; x += 132)
      joints += `M${from - 26} ${edge + 46 + row * 46}H1220M${x} ${edge + row * 46}v46`;
  const slabs = [120, 360, 620, 880, 1120].map((x) => `M${from + x} ${y}L${tidy(from + x + (x - 620) * 0.06 * slant)} ${edge}`).join('');
  return (
    <>
      <path d={`M${from} ${y}H1220V${edge}H${from - 26}Z`} fill={top} />
      <path d={depth > 100 ? `${slabs}M${from - 12} ${tidy(y + depth * 0.42)}H1220` : slabs} stroke={rock.soft} strokeWidth="3" />
      <path d={`M${from - 26} ${edge - 2}H1220V920H${from - 26}Z`} fill={rock.mid} />
      <path d={joints} stroke={rock.deep} strokeWidth="4" fill="none" />
      {isWet && (
        <path
          d={`M${from + 80} ${y + 30}h180M${from + 420} ${y + 44}h220M${from + 700} ${y + 20}h160`}
          stroke="#dfe8ea"
          strokeWidth="6"
          opacity="0.5"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** An iron bollard with a rope round it, on (0, 0). */
export const Bollard = (place: Placed) => (
  <Place {...place}>
    <path d="M-20 0L-14 -44H14L20 0Z" fill={tar.deep} />
    <path d="M-24 -44C-24 -60 24 -60 24 -44C24 -36 -24 -36 -24 -44Z" fill={tar.mid} />
    <path d="M-18 -20C-6 -12 8 -12 18 -20M-18 -12C-6 -4 8 -4 19 -12" stroke={pine.pale} strokeWidth="6" fill="none" />
  </Place>
);
