import { Cut } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { dim, sky, snow } from './colours.ts';

export type Hour = 'day' | 'evening';

const PEAKS = 'M-20 420L80 300L150 350L290 170L360 260L430 214L560 360L640 300L760 120L850 240L930 196L1060 330L1130 280L1220 360V600H-20Z';
const LIT =
  'M290 170L360 260L330 300L300 270L262 330L232 250ZM760 120L850 240L812 292L776 236L736 300L700 212ZM930 196L1060 330L1000 330L960 284L930 300L900 240Z';
const RIDGE = 'M-20 470C120 400 220 440 340 420S560 360 700 420S960 380 1060 430S1180 430 1220 420V760H-20Z';

/** The far mountains, the wooded ridge before them, and the sky over both. */
export const Hills = ({ hour = 'day', down = 0 }: { hour?: Hour; down?: number }) => {
  const isDay = hour === 'day';
  return (
    <>
      <Sky colours={isDay ? [sky.high, sky.mid, sky.low, sky.haze] : [dim.ink, dim.deep, dim.mid, '#8a6f9c', '#e0a27c']} to={620} />
      <g transform={`translate(0 ${down})`}>
        <path d={PEAKS} fill={isDay ? '#a9c4e4' : '#57608f'} />
        <path d={LIT} fill={isDay ? snow.white : '#d9a9a4'} opacity={isDay ? 0.86 : 0.7} />
        <Cut d={RIDGE} fill={isDay ? '#6f93b8' : '#2f3866'} lift={4} />
        <path d={firs(46, 60)} fill={isDay ? '#456a86' : '#1f274c'} />
      </g>
    </>
  );
};

/** Dark little firs along the ridge. */
function firs(count: number, height: number) {
  return scatter(count, 4)
    .map(([u, v]) => {
      const x = tidy(u * 1240 - 20);
      const y = tidy(440 + v * 70);
      const high = tidy(height * (0.5 + v * 0.6));
      const wide = tidy(high * 0.26);
      return `M${x} ${y - high}l${wide} ${high}h${-wide * 2}Z`;
    })
    .join('');
}

/** Snow on the ground from `y` down, in two layers. */
export const SnowField = ({ y, hour = 'day' }: { y: number; hour?: Hour }) => {
  const [far, near, dip] = hour === 'day' ? [snow.light, snow.white, snow.shade] : ['#6a719f', '#8085ad', '#4a5284'];
  return (
    <>
      <path d={`M-20 ${y}C200 ${y - 18} 420 ${y + 14} 640 ${y}S1040 ${y - 14} 1220 ${y}V920H-20Z`} fill={far} />
      <path d={`M-20 ${y + 90}C260 ${y + 60} 420 ${y + 110} 700 ${y + 84}S1080 ${y + 70} 1220 ${y + 96}V920H-20Z`} fill={near} />
      <path
        d={`M60 ${y + 150}q120 -16 260 0q-130 18 -260 0M820 ${y + 190}q150 -20 300 2q-150 20 -300 -2M160 ${y + 260}q160 -20 330 4q-170 18 -330 -4`}
        fill={dip}
        opacity="0.6"
      />
    </>
  );
};
