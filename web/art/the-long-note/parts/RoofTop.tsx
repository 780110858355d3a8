import type { ReactNode } from 'react';
import { Drift } from '../../shared/Drift.tsx';
import { Place, type Placed } from '../../shared/Scene.tsx';
import type { CityHour } from './City.tsx';
import { dust, market, tin, white } from './colours.ts';

const FLOOR: Readonly<Record<CityHour, readonly [wall: string, floor: string, line: string]>> = {
  day: ['#d8b98a', '#e9cf9f', '#c9a873'],
  sunset: ['#a5553f', '#c8744a', '#9c4f38'],
  dusk: ['#6f3a48', '#8d4c4c', '#663645'],
};

/** The flat roof over the market: its low wall at y 560, its floor below. */
export const RoofTop = ({ hour = 'day', children }: { hour?: CityHour; children?: ReactNode }) => {
  const [wall, floor, line] = FLOOR[hour];
  return (
    <>
      <path d="M-20 550H1220V620H-20Z" fill={wall} />
      <path d="M-20 540H1220V562H-20Z" fill={floor} />
      <path d="M-20 612H1220V920H-20Z" fill={floor} />
      <path d="M-20 612H1220V624H-20Z" fill={line} />
      <path d="M-20 720H1220M-20 830H1220M240 624L120 920M620 624V920M980 624L1090 920" stroke={line} strokeWidth="4" opacity="0.7" />
      {children}
    </>
  );
};

/** A black tank on its stand: 250 high, standing on (0, 0). */
export const Tank = ({ fill = '#2d3338', light = '#4b545b', ...place }: Placed & { fill?: string; light?: string }) => (
  <Place {...place}>
    <path d="M-84 0V-50H-68V0ZM68 0V-50H84V0ZM-8 0V-50H8V0ZM-92 -56H92V-44H-92Z" fill={tin.deep} />
    <path d="M-90 -56V-206C-90 -222 -40 -236 -30 -250H30C40 -236 90 -222 90 -206V-56Z" fill={fill} />
    <path d="M-90 -90H90M-90 -130H90M-90 -170H90" stroke={light} strokeWidth="9" />
    <path d="M-76 -200V-64" stroke={light} strokeWidth="14" opacity="0.7" />
    <path d="M-36 -262H36V-246H-36Z" fill={light} />
  </Place>
);

const PIECES = [
  ['sheet', market.tomato],
  ['shirt', market.blue],
  ['cloth', market.mango],
  ['shirt', white],
  ['sheet', market.leaf],
  ['cloth', market.berry],
  ['shirt', market.lime],
] as const;

const CUT = {
  sheet: 'M0 0H104V118H0Z',
  shirt: 'M8 0H72L92 34L76 44L68 32V92H14V32L4 44L-12 34Z',
  cloth: 'M0 0H86L82 96H4Z',
} as const;

/** Laundry between two poles, from x 0 to 760, the line at y 0. */
export const Laundry = (place: Placed) => (
  <Place {...place}>
    <path d="M-10 -20V170M770 -20V170" stroke="#6b4a30" strokeWidth="12" strokeLinecap="round" />
    <path d="M-10 -6C200 22 560 22 770 -6" stroke="#4a3a30" strokeWidth="4" fill="none" />
    {PIECES.map(([cut, fill], index) => (
      <g key={fill} transform={`translate(${20 + index * 106} ${[2, 9, 13, 14, 13, 9, 3][index]})`}>
        <Drift isSwinging>
          <path d={CUT[cut]} fill={fill} />
          {cut !== 'shirt' && (
            <path d="M0 78L14 64L28 78L42 64L56 78L70 64L84 78" stroke={white} strokeWidth="6" fill="none" opacity="0.75" />
          )}
        </Drift>
      </g>
    ))}
  </Place>
);

/** 50 long, standing on (0, 0). */
export const Pigeon = ({ fill = '#7f8a99', ...place }: Placed & { fill?: string }) => (
  <Place {...place}>
    <path d="M-2 -10V0M8 -10V0" stroke="#c65b4a" strokeWidth="3" />
    <path
      d="M-34 -16L-14 -26C-8 -38 6 -38 12 -44C14 -54 28 -54 28 -44L36 -40L28 -38C28 -22 20 -8 2 -8C-10 -8 -18 -12 -34 -16Z"
      fill={fill}
    />
    <path d="M-22 -18C-10 -30 4 -30 10 -22C2 -12 -10 -12 -22 -18Z" fill={dust.white} opacity="0.5" />
    <circle cx="22" cy="-45" r="2" fill="#1c1512" />
  </Place>
);
