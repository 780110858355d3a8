import type { ReactNode } from 'react';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { dark, heat, mint, neem, steel, wall } from './colours.ts';
import { Bottle } from './Vessels.tsx';

type Hour = 'dawn' | 'morning' | 'evening';

const SKIES: Readonly<Record<Hour, readonly [string, string, string]>> = {
  dawn: ['#e9a9a0', '#f6cf9a', '#fff0c8'],
  morning: ['#fff6df', '#fdeec4', '#ffffff'],
  evening: ['#2b2f55', '#7a4a6a', '#e0905a'],
};
const WALLS: Readonly<Record<Hour, readonly [string, string]>> = {
  dawn: ['#b9cdc6', '#e8d2bd'],
  morning: [mint.pale, mint.white],
  evening: ['#3e5562', '#5d6f6c'],
};
const TOPS: Readonly<Record<Hour, string>> = { dawn: '#a06c45', morning: '#b57f52', evening: '#6d4a3a' };

/** The one long bench of the laboratory under its window. What stands on the bench and who stands behind it comes as children. */
export const Laboratory = ({ hour, people, children }: { hour: Hour; people?: ReactNode; children?: ReactNode }) => {
  const [high, low] = WALLS[hour];
  return (
    <Scene>
      <Wash
        stops={[
          [0, high],
          [1, low],
        ]}
      />
      <path d="M0 470H1200V480H0Z" fill={mint.deep} opacity="0.5" />
      <path d="M0 480H1200V640H0Z" fill={mint.mid} opacity={hour === 'evening' ? 0.35 : 0.5} />
      <Window hour={hour} />
      <Shelf x={64} isDim={hour === 'evening'} />
      {hour === 'evening' && <Lamp />}
      {people}
      <path d="M-20 636H1220V920H-20Z" fill={TOPS[hour]} />
      <path d="M-20 636H1220V656H-20Z" fill="#ffffff40" />
      <path d="M-20 716H1220V920H-20Z" fill="#00000040" />
      <path d="M200 740H420V900H200ZM470 740H690V900H470ZM740 740H960V900H740Z" fill="#0000001c" />
      <path d="M310 770v24M580 770v24M850 770v24" stroke={steel.pale} strokeWidth="8" strokeLinecap="round" />
      {hour !== 'evening' && <path d="M430 640L620 640L520 720H240Z" fill={heat.white} opacity="0.4" />}
      {children}
    </Scene>
  );
};

const Window = ({ hour }: { hour: Hour }) => (
  <>
    <path d="M382 118H818V478H382Z" fill={steel.deep} />
    <Wash
      d="M400 136H800V460H400Z"
      stops={[
        [0, SKIES[hour][0]],
        [0.55, SKIES[hour][1]],
        [1, SKIES[hour][2]],
      ]}
    />
    {hour !== 'evening' && (
      <Glow
        x={hour === 'dawn' ? 690 : 560}
        y={hour === 'dawn' ? 392 : 190}
        r={hour === 'dawn' ? 170 : 240}
        colour="#fff8dc"
        strength={0.95}
      />
    )}
    {hour === 'dawn' && <circle cx="690" cy="392" r="34" fill="#fff6d2" />}
    <path
      d="M400 420L440 414V396H476V410L520 402V372H560V400L600 404V384H632V402L690 408V350H722V404L760 398V412L800 408V460H400Z"
      fill={hour === 'evening' ? dark.night : wall.mid}
      opacity="0.85"
    />
    {hour === 'evening' && <path d="M446 404h8M528 386h8M540 386h8M700 366h8M700 382h8M612 394h8" stroke={heat.soft} strokeWidth="7" />}
    <path d="M400 440C460 426 520 436 600 430S740 428 800 438V460H400Z" fill={hour === 'evening' ? '#1b2420' : neem.deep} opacity="0.7" />
    <path d="M594 136H606V460H594ZM400 290H800V300H400Z" fill={steel.deep} />
    <path d="M366 460H834V486H366Z" fill={wall.pale} opacity={hour === 'evening' ? 0.5 : 1} />
  </>
);

/** Rows of empty bottles, with gaps. */
const Shelf = ({ x, isDim }: { x: number; isDim: boolean }) => (
  <g opacity={isDim ? 0.6 : 1}>
    {[0, 1, 2, 4, 5, 6].map((n) => (
      <Bottle key={n} x={x + 24 + n * 38} y={262} isEmpty />
    ))}
    {[0, 2, 3, 6].map((n) => (
      <Bottle key={n} x={x + 24 + n * 38} y={392} isEmpty />
    ))}
    <path d={`M${x - 10} 262H${x + 280}V276H${x - 10}ZM${x - 10} 392H${x + 280}V406H${x - 10}Z`} fill={wall.deep} />
    <path d={`M${x + 10} 276v22M${x + 260} 276v22M${x + 10} 406v22M${x + 260} 406v22`} stroke={wall.dark} strokeWidth="8" />
  </g>
);

const Lamp = () => (
  <>
    <path d="M270 -20V150" stroke={steel.dark} strokeWidth="6" />
    <Glow x={270} y={330} r={620} colour="#ffd48a" strength={0.75} />
    <path d="M210 196C214 160 240 150 270 150S326 160 330 196Z" fill="#2f564f" />
    <ellipse cx="270" cy="198" rx="44" ry="10" fill="#fff3cf" />
  </>
);
