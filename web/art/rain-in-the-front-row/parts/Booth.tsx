import type { ReactNode } from 'react';
import { wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glow, Place, type Placed, Wash } from '../../shared/Scene.tsx';
import { beam, brass, dusk, monsoon, rainy, velvet } from './colours.ts';

const ARCH = 'M300 610V330Q300 126 600 126Q900 126 900 330V610Z';

type BoothProps = { isNight?: boolean; outside?: ReactNode; children?: ReactNode };

/** The ticket window from inside: `outside` is seen through the arch, `children` lie on the counter (its edge is y 610). */
export const Booth = ({ isNight = false, outside, children }: BoothProps) => (
  <>
    <Wash
      stops={
        isNight
          ? [
              [0, dusk.ink],
              [0.6, dusk.deep],
              [1, '#3a2c46'],
            ]
          : [
              [0, rainy.soft],
              [0.5, rainy.pale],
              [1, monsoon.pale],
            ]
      }
    />
    <path d="M250 120H430V640H250ZM780 90H960V640H780Z" fill={isNight ? '#1a1a34' : '#a3b7ae'} />
    <path
      d="M270 180H330V260H270ZM360 180H410V260H360ZM800 160H850V240H800ZM880 160H930V240H880Z"
      fill={isNight ? '#e8b868' : '#7d968f'}
      opacity={isNight ? 0.6 : 1}
    />
    <path d="M200 560H1000V640H200Z" fill={isNight ? '#191a30' : '#7f9590'} />
    <Rain
      count={110}
      length={54}
      slant={0.14}
      opacity={isNight ? 0.4 : 0.6}
      colour={isNight ? '#aab2dc' : '#f4fafa'}
      area={[270, 100, 960, 620]}
    />
    {outside}
    <path d={`M0 0H1200V900H0Z${ARCH}`} fillRule="evenodd" fill={isNight ? '#2a1510' : wood.mid} />
    <path d="M60 0V640M170 0V640M1030 0V640M1140 0V640" stroke={isNight ? '#3b2017' : wood.dark} strokeWidth="7" />
    <path d={ARCH} fill="none" stroke={wood.dark} strokeWidth="34" />
    <path d={ARCH} fill="none" stroke={brass.mid} strokeWidth="11" />
    <path d="M300 250H900M420 152V250M510 131V250M600 126V250M690 131V250M780 152V250" stroke={brass.mid} strokeWidth="8" fill="none" />
    <path d="M300 246H900" stroke={brass.pale} strokeWidth="3" />
    <path d="M-20 600H1220V640H-20Z" fill={isNight ? '#6b3f22' : wood.pale} />
    <path d="M-20 636H1220V920H-20Z" fill={isNight ? '#4a2a18' : wood.soft} />
    <path d="M-20 700H1220M-20 770H1220" stroke={isNight ? '#3a2012' : wood.mid} strokeWidth="5" />
    {isNight && <Glow x={600} y={640} r={430} colour={brass.soft} strength={0.5} squash={0.62} />}
    {children}
  </>
);

/** A ring with seven keys; 150 wide, lying on (0, 0). */
export const Keys = (place: Placed) => (
  <Place {...place}>
    <circle cx="0" cy="0" r="34" fill="none" stroke={brass.deep} strokeWidth="8" />
    {[-38, -8, 22, 52].map((turn, index) => (
      <g key={turn} transform={`rotate(${turn}) translate(34 0)`}>
        <path
          d={`M0 -4H${62 + index * 6}V16H${52 + index * 6}V4H${42 + index * 6}V12H${34 + index * 6}V4H0Z`}
          fill={index % 2 ? brass.mid : brass.soft}
        />
        <circle cx="4" cy="0" r="13" fill={index % 2 ? brass.mid : brass.soft} />
        <circle cx="4" cy="0" r="5" fill={wood.dark} />
      </g>
    ))}
  </Place>
);

/** A written sheet, 150 by 100. */
export const Sheet = ({ turn = 0, lines = 5, ...place }: Placed & { turn?: number; lines?: number }) => (
  <Place {...place}>
    <g transform={`rotate(${turn})`}>
      <path d="M-72 -50H76L72 56H-76Z" fill="#00000030" />
      <path d="M-76 -54H72L70 50H-78Z" fill={beam.core} />
      <path
        d={Array.from({ length: lines }, (_, line) => `M-58 ${-34 + line * 16}H${line % 2 ? 34 : 52}`).join('')}
        stroke="#44507c"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  </Place>
);

/** A roll of tickets with its loose end. */
export const Roll = ({ fill = velvet.soft, ...place }: Placed & { fill?: string }) => (
  <Place {...place}>
    <path d="M0 26H150V6H20Z" fill={fill} />
    <path d="M60 6V26M100 6V26M140 6V26" stroke={beam.core} strokeWidth="3" strokeDasharray="4 4" />
    <circle cx="0" cy="-10" r="38" fill={fill} />
    <circle cx="0" cy="-10" r="26" fill="none" stroke={velvet.deep} strokeWidth="4" opacity="0.5" />
    <circle cx="0" cy="-10" r="13" fill={wood.dark} />
  </Place>
);

/** The biscuit tin in which the books live; 170 wide, on (0, 0). */
export const Tin = ({ isFull = true, isShut = false, ...place }: Placed & { isFull?: boolean; isShut?: boolean }) => (
  <Place {...place}>
    {isFull && !isShut && (
      <>
        <path
          d="M-70 -100L-86 -166L-20 -176L-14 -100ZM-20 -100L-14 -190L60 -182L50 -100ZM40 -100L66 -160L92 -150L72 -96Z"
          fill={beam.core}
        />
        <path d="M-72 -150L-30 -156M-70 -136L-30 -142M0 -170L46 -164M2 -152L44 -148M4 -134L40 -132" stroke="#7a86a8" strokeWidth="4" />
      </>
    )}
    <path d="M-84 -104H84V-6Q84 4 72 4H-72Q-84 4 -84 -6Z" fill={velvet.mid} />
    <path d="M-84 -104H-58V4H-72Q-84 4 -84 -6Z" fill={velvet.deep} />
    <path d="M-90 -112H90V-92H-90Z" fill={brass.soft} />
    {isShut && <path d="M-90 -112Q-90 -130 -70 -130H70Q90 -130 90 -112Z" fill={brass.mid} />}
    <circle cx="0" cy="-46" r="32" fill={brass.soft} />
    <circle cx="0" cy="-46" r="24" fill={brass.deep} opacity="0.5" />
    <path d="M-14 -52h0M8 -58h0M0 -38h0M14 -40h0" stroke={brass.pale} strokeWidth="7" strokeLinecap="round" />
  </Place>
);

/** A desk lamp with a brass shade; it stands on (0, 0), 210 high, and lights to the left. */
export const DeskLamp = (place: Placed) => (
  <Place {...place}>
    <path d="M-150 0L-96 -176L10 -150L60 0Z" fill={beam.soft} opacity="0.2" />
    <path d="M-34 0H34V-10H-34ZM-4 -10L14 -120L-30 -180" stroke={brass.deep} strokeWidth="9" fill="none" strokeLinejoin="round" />
    <path d="M-96 -160C-84 -210 -16 -206 -6 -150Z" fill={monsoon.mid} />
    <path d="M-98 -162L-4 -148L-10 -140L-96 -152Z" fill={beam.core} />
  </Place>
);
