import { Drift } from '../../shared/Drift.tsx';
import { skin } from '../../shared/palette.ts';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { dark, heat, steel } from '../parts/colours.ts';
import { Figure } from '../parts/Figure.tsx';

/** Two in the morning: one needle among many, and a scarf with a tight row for each night. */
export const ControlRoom = () => (
  <Scene>
    <Wash
      stops={[
        [0, dark.night],
        [0.7, dark.blue],
        [1, '#2b2640'],
      ]}
    />
    <path d="M90 130H1110V540H90Z" fill="#33454d" />
    <path d="M90 130H1110V146H90ZM90 524H1110V540H90Z" fill="#22323a" />
    {[200, 360, 840, 1000].map((x, n) => (
      <Gauge key={x} x={x} y={250} r={58} turn={[20, -30, 50, 8][n]!} />
    ))}
    {[200, 360, 840, 1000].map((x, n) => (
      <Gauge key={x} x={x} y={420} r={58} turn={[-12, 34, -40, 26][n]!} />
    ))}
    <Glow x={600} y={330} r={330} colour="#ffdf9a" strength={0.7} />
    <Gauge x={600} y={330} r={136} turn={-78} isLit />
    <Glow x={600} y={640} r={520} colour="#ffc876" strength={0.35} squash={0.5} />
    <path d="M-20 620H1220V920H-20Z" fill="#4a3a3a" />
    <path d="M-20 620H1220V636H-20Z" fill="#7b6154" />
    <path d="M-20 700H1220V920H-20Z" fill="#2c2433" />
    <Figure
      x={366}
      y={800}
      size={1.74}
      dress="sari"
      fill="#4c5c96"
      second="#d9924a"
      cover="bun"
      hair="#d8d4cd"
      tone={skin.deep}
      face="glasses"
      tilt={4}
      right={[58, -122]}
      left={[44, -116]}
      rim={heat.soft}
    />
    <Scarf />
    <Glass />
  </Scene>
);

type GaugeProps = { x: number; y: number; r: number; turn: number; isLit?: boolean };

/** `turn` is the needle's angle from upright, in degrees. */
const Gauge = ({ x, y, r, turn, isLit = false }: GaugeProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r + 12} fill={steel.dark} />
    <circle r={r} fill={isLit ? heat.white : '#93a5a5'} />
    <path
      d={`M${-r * 0.78} ${r * 0.3}A${r * 0.84} ${r * 0.84} 0 1 1 ${r * 0.78} ${r * 0.3}`}
      fill="none"
      stroke={isLit ? steel.mid : steel.deep}
      strokeWidth={r * 0.07}
      strokeDasharray={`${r * 0.05} ${r * 0.16}`}
    />
    {isLit && (
      <path
        d={`M${-r * 0.78} ${r * 0.3}A${r * 0.84} ${r * 0.84} 0 0 1 ${-r * 0.82} ${-r * 0.2}`}
        fill="none"
        stroke="#d23f2c"
        strokeWidth={r * 0.12}
      />
    )}
    <Drift isSwinging={isLit}>
      <g transform={`rotate(${turn})`}>
        <path d={`M${-r * 0.05} 0L0 ${-r * 0.76}L${r * 0.05} 0Z`} fill={isLit ? '#b0281c' : steel.dark} />
      </g>
    </Drift>
    <circle r={r * 0.1} fill={steel.dark} />
  </g>
);

const ROWS = Array.from({ length: 17 }, (_, row) => row);

/** It runs from her needles over the desk and down; every third stripe is pulled tight. */
const Scarf = () => (
  <>
    <path d="M440 606L520 560M452 566L520 612" stroke={steel.pale} strokeWidth="6" strokeLinecap="round" />
    <g transform="translate(478 602)">
      {ROWS.map((row) => {
        const isTight = row % 3 === 2;
        return (
          <path
            key={row}
            d={`M${isTight ? 8 : 0} ${row * 14}h${isTight ? 62 : 78}v13h${isTight ? -62 : -78}Z`}
            fill={isTight ? '#d23f2c' : '#e9b04a'}
          />
        );
      })}
      {ROWS.map((row) => (
        <path key={row} d={`M10 ${row * 14 + 6}h58`} stroke="#0000002e" strokeWidth="2" strokeDasharray="5 4" />
      ))}
    </g>
    <circle cx="420" cy="740" r="34" fill="#e9b04a" />
    <path
      d="M394 724C410 716 432 720 446 736M392 744C412 732 436 738 448 752M404 764C418 752 434 754 444 762"
      stroke="#b97f27"
      strokeWidth="3"
      fill="none"
    />
  </>
);

const Glass = () => (
  <g transform="translate(720 634)">
    <Drift>
      <Steam at={[[0, -58, 100]]} opacity={0.3} />
    </Drift>
    <path d="M-22 -58H22L17 0H-17Z" fill="#a8602f" />
    <path d="M-22 -58H22L21 -46H-21Z" fill="#f3e4c8" />
  </g>
);
