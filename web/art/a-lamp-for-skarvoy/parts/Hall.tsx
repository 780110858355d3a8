import { Drift } from '../../shared/Drift.tsx';
import { Rain } from '../../shared/Rain.tsx';
import { Glow, Place, type Placed, Wash } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { type Hour, lamp, lights, paint, pine, rock, tar, tin, wool } from './colours.ts';

export type HallLight = 'day' | 'sun' | 'lamps' | 'dark' | 'candles';

const WALLS: Readonly<
  Record<HallLight, { readonly wall: readonly [string, string]; readonly line: string; readonly beam: string; readonly floor: string }>
> = {
  day: { wall: ['#b08252', '#caa06c'], line: '#8c6238', beam: '#5d3d25', floor: '#8b6238' },
  sun: { wall: ['#c99a61', '#e6c48d'], line: '#a37643', beam: '#6f4a2c', floor: '#a3764a' },
  lamps: { wall: ['#59391f', '#8a5c31'], line: '#43290f', beam: '#2f1d10', floor: '#5b3a1f' },
  dark: { wall: ['#0f1216', '#1d1f24'], line: '#0a0c0f', beam: '#090a0d', floor: '#131519' },
  candles: { wall: ['#2a1c14', '#5a3a1f'], line: '#1d120b', beam: '#160e09', floor: '#2f1d11' },
};

/** The wooden hall from inside: planks, beams and two windows on the sea; the floor begins at y 640. */
export const HallRoom = ({ light, outside }: { light: HallLight; outside: Hour | 'night' }) => {
  const { wall, line, beam, floor } = WALLS[light];
  const planks = Array.from({ length: 17 }, (_, n) => `M${36 + n * 72} 60V640`).join('');
  return (
    <>
      <Wash
        stops={[
          [0, wall[0]],
          [1, wall[1]],
        ]}
      />
      <path d={planks} stroke={line} strokeWidth="3" opacity="0.6" />
      <SeaWindow x={150} outside={outside} frame={beam} />
      <SeaWindow x={830} outside={outside} frame={beam} />
      <path d="M-20 -20H1220V64H-20Z" fill={beam} />
      <path d="M-20 470H1220V486H-20Z" fill={line} opacity="0.5" />
      <path d="M70 64L190 64L70 190ZM1130 64L1010 64L1130 190Z" fill={beam} />
      <path d="M30 40H72V640H30ZM1128 40H1170V640H1128Z" fill={beam} />
      <path d="M-20 640H1220V920H-20Z" fill={floor} />
      <path d="M-20 690H1220M-20 752H1220M-20 826H1220" stroke={line} strokeWidth="4" opacity="0.6" />
      <path d="M-20 632H1220V644H-20Z" fill={beam} />
    </>
  );
};

const NIGHT = { sky: ['#10182a', '#25344f'], sea: '#0c1420', hill: '#0a0f18' } as const;

const SeaWindow = ({ x, outside, frame }: { x: number; outside: Hour | 'night'; frame: string }) => {
  const seen = outside === 'night' ? NIGHT : { sky: lights[outside].sky, sea: lights[outside].sea[1]!, hill: lights[outside].hill };
  const d = `M${x} 170H${x + 220}V400H${x}Z`;
  return (
    <>
      <path d={`M${x - 16} 154H${x + 236}V416H${x - 16}Z`} fill={frame} />
      <Wash d={d} stops={seen.sky.map((colour, index) => [index / (seen.sky.length - 1), colour] as const)} />
      <path d={`M${x} 330H${x + 220}V400H${x}Z`} fill={seen.sea} />
      <path
        d={`M${x + 90} 332C${x + 120} 318 ${x + 130} 296 ${x + 160} 290C${x + 190} 288 ${x + 196} 320 ${x + 220} 330V336H${x + 90}Z`}
        fill={seen.hill}
      />
      {outside === 'night' && <Rain count={26} area={[x + 6, 172, x + 214, 350]} length={30} slant={1.1} colour="#8fa3b8" opacity={0.5} />}
      <path d={`M${x + 110} 170V400M${x} 285H${x + 220}`} stroke={frame} strokeWidth="11" />
      <path d={`M${x - 28} 412H${x + 248}V428H${x - 28}Z`} fill={frame} />
    </>
  );
};

/** The long table on this side of everybody who sits at it: its upper edge at `y`. */
export const LongTable = ({ y = 690, isDim = false }: { y?: number; isDim?: boolean }) => {
  const [top, edge, leg] = isDim ? ['#6d4626', '#432a16', '#23160c'] : [pine.pale, pine.soft, pine.deep];
  return (
    <>
      <path d={`M120 ${y + 70}H160V920H120ZM1040 ${y + 70}H1080V920H1040Z`} fill={leg} />
      <path d={`M110 ${y - 24}H1090L1180 ${y + 46}H20Z`} fill={top} />
      <path d={`M150 ${y - 8}H1052M96 ${y + 12}H1108M60 ${y + 30}H1146`} stroke={edge} strokeWidth="3" opacity="0.6" />
      <path d={`M20 ${y + 46}H1180V${y + 78}H20Z`} fill={edge} />
      <path d={`M20 ${y + 78}H1180V${y + 88}H20Z`} fill="#00000040" />
    </>
  );
};

/** The kettle on which each meeting waits: red enamel, 130 wide, standing on (0, 0). */
export const Kettle = ({
  steam = 0,
  isElectric = true,
  fill = paint.red,
  ...place
}: Placed & { steam?: number; isElectric?: boolean; fill?: string }) => (
  <Place {...place}>
    {steam > 0 && (
      <Drift>
        <Steam
          at={[
            [70, -84, steam],
            [62, -78, steam * 0.7],
          ]}
          opacity={0.75}
        />
      </Drift>
    )}
    {isElectric && <path d="M-30 -4H32L38 8H-36Z" fill={tar.deep} />}
    <path d="M32 -36C52 -44 50 -66 68 -78L76 -70C64 -56 64 -30 40 -18Z" fill={fill} />
    <path d="M-36 -4C-48 -40 -38 -78 -22 -84H24C40 -78 50 -40 38 -4Z" fill={fill} />
    <path d="M-28 -12C-36 -40 -30 -66 -18 -76" stroke="#ffffff" strokeWidth="6" opacity="0.45" fill="none" strokeLinecap="round" />
    <path d="M-24 -84H26L20 -94H-18Z" fill="#00000033" />
    <circle cx="1" cy="-100" r="8" fill={tar.ink} />
    <path d="M-24 -78C-64 -80 -70 -22 -38 -20" stroke={tar.ink} strokeWidth="11" fill="none" strokeLinecap="round" />
  </Place>
);

/** A cup, its foot at (0, 0). */
export const Cup = ({ fill = paint.white, ...place }: Placed & { fill?: string }) => (
  <Place {...place}>
    <path d="M-15 -28H15L11 0H-11Z" fill={fill} />
    <path d="M-14 -20H14L13.500 -14H-13.500Z" fill={paint.blue} />
    <path d="M14 -24C26 -24 24 -8 12 -8" stroke={fill} strokeWidth="5" fill="none" />
  </Place>
);

/** A candle in a holder, its foot at (0, 0). */
export const Candle = ({ glow = 130, ...place }: Placed & { glow?: number }) => (
  <Place {...place}>
    <Glow x={0} y={-62} r={glow} colour={lamp.mid} strength={0.85} />
    <path d="M-18 -4H18L12 6H-12Z" fill={tin.deep} />
    <path d="M-7 -46H7V-4H-7Z" fill={wool.white} />
    <Drift>
      <path d="M0 -82C9 -66 9 -52 0 -50C-9 -52 -9 -66 0 -82Z" fill={lamp.core} />
      <path d="M0 -74C5 -64 5 -54 0 -52C-5 -54 -5 -64 0 -74Z" fill={lamp.mid} />
    </Drift>
  </Place>
);

/** A sheet or a few of them at (0, 0), 60 wide, its writing only lines. */
export const Sheet = ({ turn = 0, rows = 4, ...place }: Placed & { turn?: number; rows?: number }) => (
  <Place {...place}>
    <g transform={`rotate(${turn})`}>
      <path d="M-30 -40H30V40H-30Z" fill="#fbf8ee" />
      <path
        d={Array.from({ length: rows }, (_, n) => `M-20 ${-24 + n * (52 / rows)}H${n % 2 ? 14 : 20}`).join('')}
        stroke={rock.soft}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  </Place>
);
