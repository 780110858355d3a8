import { Glow } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { dust, earth, fire, jacaranda, sky, tin } from './colours.ts';

export type CityHour = 'day' | 'sunset' | 'dusk';

type Colours = {
  sky: readonly string[];
  hills: string;
  far: string;
  near: string;
  panes: string;
  roofs: readonly [string, string, string];
  tree: string;
};

const COLOURS: Readonly<Record<CityHour, Colours>> = {
  day: {
    sky: [sky.high, sky.mid, sky.low, dust.pale],
    hills: '#a9b5c4',
    far: '#c3c6c4',
    near: '#9fb0b8',
    panes: '#dfeaea',
    roofs: [tin.soft, tin.rust, tin.mid],
    tree: jacaranda.mid,
  },
  sunset: {
    sky: [fire.high, fire.mid, fire.soft, fire.low],
    hills: '#b2545a',
    far: '#a9485a',
    near: '#7a3457',
    panes: '#ffc978',
    roofs: ['#8b4a5a', '#a3492f', '#6d3c55'],
    tree: '#5f3a7d',
  },
  dusk: {
    sky: ['#4a2d63', '#8a3f6d', '#d9603f', '#f0a35a'],
    hills: '#7a3a5e',
    far: '#6b3359',
    near: '#4b2850',
    panes: '#ffc978',
    roofs: ['#5d3552', '#713441', '#48294c'],
    tree: '#41285f',
  },
};

const FAR = [60, 90, 44, 120, 70, 52, 100, 64, 80, 46, 110, 58, 72];

/** Nairobi from a roof: hills, towers (the round one with its hat among them), jacarandas and tin roofs down to `floor`. */
export const City = ({ hour = 'day', floor = 560 }: { hour?: CityHour; floor?: number }) => {
  const colours = COLOURS[hour];
  return (
    <>
      <Sky colours={colours.sky} to={floor} />
      {hour === 'day' ? (
        <Glow x={960} y={110} r={330} colour="#fffbe6" strength={0.9} />
      ) : (
        <>
          <Glow x={840} y={floor - 190} r={520} colour={fire.sun} strength={0.8} />
          <circle cx="840" cy={floor - 190} r="62" fill={fire.sun} />
        </>
      )}
      <path
        d={`M-20 ${floor}V${floor - 150}C80 ${floor - 190} 120 ${floor - 232} 190 ${floor - 210}C240 ${floor - 250} 300 ${floor - 236} 350 ${floor - 196}C420 ${floor - 244} 500 ${floor - 226} 560 ${floor - 180}C700 ${floor - 160} 900 ${floor - 190} 1220 ${floor - 150}V${floor}Z`}
        fill={colours.hills}
      />
      <path d={FAR.map((high, index) => `M${620 + index * 46} ${floor}V${floor - 110 - high}h38V${floor}Z`).join('')} fill={colours.far} />
      <Towers floor={floor} fill={colours.near} panes={colours.panes} />
      <Jacarandas floor={floor} fill={colours.tree} hour={hour} />
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          d={Array.from({ length: 13 }, (_, index) => {
            const x = -70 + index * 104 - row * 38;
            const y = floor - 62 + row * 26;
            return `M${x} ${y + 26}L${x + 22} ${y - ((index * 7 + row * 5) % 11)}H${x + 100}L${x + 116} ${y + 26}V${y + 60}H${x}Z`;
          }).join('')}
          fill={colours.roofs[row]}
          stroke={earth.ink}
          strokeOpacity="0.16"
          strokeWidth="3"
        />
      ))}
    </>
  );
};

const Towers = ({ floor, fill, panes }: { floor: number; fill: string; panes: string }) => (
  <>
    <path
      d={`M700 ${floor}V${floor - 290}H768V${floor}ZM724 ${floor - 290}V${floor - 330}H744V${floor - 290}ZM852 ${floor}V${floor - 236}L890 ${floor - 262}V${floor}ZM950 ${floor}V${floor - 300}H1000V${floor}ZM934 ${floor - 300}C936 ${floor - 336} 1014 ${floor - 336} 1016 ${floor - 300}ZM972 ${floor - 330}V${floor - 372}H978V${floor - 330}ZM1080 ${floor}V${floor - 220}H1150V${floor}Z`}
      fill={fill}
    />
    <path
      d={`M712 ${floor - 270}v190M728 ${floor - 270}v190M744 ${floor - 270}v190M960 ${floor - 284}v190M976 ${floor - 284}v190M1094 ${floor - 204}v130M1112 ${floor - 204}v130M1130 ${floor - 204}v130`}
      stroke={panes}
      strokeWidth="7"
      strokeDasharray="9 8"
      opacity="0.8"
    />
  </>
);

/** Trees that flower violet before the rain. */
const Jacarandas = ({ floor, fill, hour }: { floor: number; fill: string; hour: CityHour }) => (
  <>
    {[70, 330, 570, 1060].map((x, index) => (
      <g key={x}>
        <path
          d={`M${x - 62} ${floor - 70}C${x - 92} ${floor - 116} ${x - 40} ${floor - 146} ${x - 16} ${floor - 132}C${x} ${floor - 160} ${x + 50} ${floor - 148} ${x + 48} ${floor - 120}C${x + 88} ${floor - 120} ${x + 88} ${floor - 76} ${x + 60} ${floor - 66}Z`}
          fill={fill}
        />
        {hour === 'day' && (
          <path
            d={scatter(16, index * 16)
              .map(([u, v]) => `M${tidy(x - 56 + u * 116)} ${tidy(floor - 128 + v * 52)}h0`)
              .join('')}
            stroke={jacaranda.pale}
            strokeWidth="10"
            strokeLinecap="round"
            opacity="0.8"
          />
        )}
      </g>
    ))}
  </>
);
