import { Glow, Wash } from '../../shared/Scene.tsx';
import { dim, dust, earth, paint, sky } from './colours.ts';

export type HallHour = 'day' | 'evening' | 'dark';

const LIGHT: Readonly<Record<HallHour, { pane: readonly [string, string]; beam: string; veil?: string }>> = {
  day: { pane: [sky.mid, sky.low], beam: '#fff3cf' },
  evening: { pane: ['#f0913f', '#ffd98c'], beam: '#ffc46b', veil: '#6b2f3f' },
  dark: { pane: ['#1d2350', '#2c2f5e'], beam: '#2c2f5e', veil: dim.ink },
};

/** The rented hall: cream above, blue-green below, high windows, beams of dusty light. Its floor begins at y 640. */
export const Hall = ({ hour = 'day' }: { hour?: HallHour }) => {
  const { pane, beam, veil } = LIGHT[hour];
  return (
    <>
      <path d="M-20 -20H1220V660H-20Z" fill={paint.cream} />
      <path d="M-20 430H1220V660H-20Z" fill={paint.teal} />
      <path d="M-20 424H1220V436H-20Z" fill={paint.tealDeep} />
      <path d="M-20 -20H1220V44H-20Z" fill={earth.dark} />
      <path d="M160 -20L210 44M460 -20L500 44M740 -20L700 44M1040 -20L990 44" stroke={earth.ink} strokeWidth="14" />
      {[110, 450, 790].map((x) => (
        <g key={x}>
          <path d={`M${x - 12} 98H${x + 212}V352H${x - 12}Z`} fill={earth.deep} />
          <Wash
            d={`M${x} 110H${x + 200}V340H${x}Z`}
            stops={[
              [0, pane[0]],
              [1, pane[1]],
            ]}
          />
          <path d={`M${x + 100} 110V340M${x} 190H${x + 200}M${x} 268H${x + 200}`} stroke={earth.deep} strokeWidth="8" />
          <path d={`M${x - 26} 340H${x + 226}V362H${x - 26}Z`} fill={earth.mid} />
        </g>
      ))}
      <path d="M-20 640H1220V920H-20Z" fill="#a8683f" />
      <path d="M-20 700H1220M-20 770H1220M-20 850H1220" stroke="#8a5130" strokeWidth="4" />
      <path d="M-20 632H1220V648H-20Z" fill={earth.dark} opacity="0.7" />
      {veil && <path d="M-20 -20H1220V920H-20Z" fill={veil} opacity={hour === 'dark' ? 0.86 : 0.34} />}
      {hour !== 'dark' &&
        [110, 450, 790].map((x) => (
          <Wash
            key={x}
            d={`M${x} 120H${x + 200}L${x + 400} 860H${x + 90}Z`}
            stops={[
              [0, beam, 0.5],
              [1, beam, 0.06],
            ]}
          />
        ))}
      {hour !== 'dark' && <Glow x={560} y={220} r={520} colour={dust.white} strength={0.35} />}
    </>
  );
};

/** A candle that stands on something: its foot at (x, y). */
export const Candle = ({ x, y, glow = 190 }: { x: number; y: number; glow?: number }) => (
  <>
    <Glow x={x} y={y - 40} r={glow} colour="#ffb84d" strength={0.75} />
    <path d={`M${x - 7} ${y}V${y - 34}H${x + 7}V${y}Z`} fill="#f6e6c8" />
    <path
      d={`M${x} ${y - 62}C${x + 12} ${y - 48} ${x + 8} ${y - 36} ${x} ${y - 35}C${x - 8} ${y - 36} ${x - 12} ${y - 48} ${x} ${y - 62}Z`}
      fill="#fff1b8"
    />
  </>
);
