import { wood } from '../../shared/palette.ts';
import { Glow, Wash } from '../../shared/Scene.tsx';
import { brass, dusk, monsoon, rainy, velvet } from './colours.ts';

type FoyerProps = { isNight?: boolean; hasDoor?: boolean };

/** The foyer: green walls, a brass rail, the door to the street in the middle, the stairs to the balcony on the right; its floor begins at y 620. */
export const Foyer = ({ isNight = false, hasDoor = true }: FoyerProps) => (
  <>
    <Wash
      stops={
        isNight
          ? [
              [0, '#1c2f30'],
              [1, '#2f4a42'],
            ]
          : [
              [0, '#7fae92'],
              [1, '#b5d0b4'],
            ]
      }
    />
    <path d="M0 0H1200V70H0Z" fill={isNight ? '#17262a' : '#e9dfc4'} />
    <path d="M0 70H1200V88H0Z" fill={brass.mid} />
    <path d="M0 430H1200V620H0Z" fill={isNight ? '#4a1a22' : velvet.mid} />
    <path d="M0 424H1200V436H0Z" fill={brass.soft} />
    {hasDoor && <Door isNight={isNight} />}
    <Stairs isNight={isNight} />
    <path d="M0 620H1200V920H0Z" fill={isNight ? '#3a3330' : '#e6d7b6'} />
    <path d={tiles()} fill={isNight ? '#57302f' : '#c98a72'} />
    <path d="M330 70V150M870 70V150" stroke={brass.deep} strokeWidth="5" />
    {[330, 870].map((x) => (
      <g key={x}>
        {isNight && <Glow x={x} y={176} r={300} colour={brass.pale} strength={0.7} />}
        <path d={`M${x - 46} 190C${x - 46} 138 ${x + 46} 138 ${x + 46} 190Z`} fill={isNight ? brass.pale : '#f4ead0'} />
        <path d={`M${x - 52} 188H${x + 52}V198H${x - 52}Z`} fill={brass.mid} />
      </g>
    ))}
  </>
);

const Door = ({ isNight }: { isNight: boolean }) => (
  <>
    <path d="M446 620V236Q446 206 476 206H724Q754 206 754 236V620Z" fill={wood.dark} />
    <path d="M470 620V248Q470 228 490 228H710Q730 228 730 248V620Z" fill={isNight ? dusk.deep : rainy.pale} />
    <path d="M470 500H730V620H470Z" fill={isNight ? dusk.ink : monsoon.soft} opacity="0.7" />
    <path d="M470 228L418 262V640L470 620ZM730 228L782 262V640L730 620Z" fill={velvet.deep} />
  </>
);

const Stairs = ({ isNight }: { isNight: boolean }) => (
  <>
    <path d="M900 620V580H950V540H1000V500H1050V460H1100V420H1150V380H1220V620Z" fill={isNight ? '#5b2a20' : '#a4573e'} />
    <path
      d="M900 580H950V540H1000V500H1050V460H1100V420H1150V380H1220"
      fill="none"
      stroke={isNight ? '#83422e' : '#d08a68'}
      strokeWidth="9"
    />
    <path d="M890 500L1220 236" stroke={brass.soft} strokeWidth="11" strokeLinecap="round" />
    <path d="M925 476V578M1000 414V500M1075 354V440M1150 294V380" stroke={brass.mid} strokeWidth="7" />
  </>
);

/** A chequered floor that runs away to the back. */
function tiles(): string {
  const rows = [620, 656, 706, 776, 876] as const;
  return rows
    .slice(0, -1)
    .flatMap((top, row) => {
      const bottom = rows[row + 1]!;
      const at = (column: number, y: number) => Math.round(600 + column * (90 + (y - 620) * 0.34));
      return Array.from({ length: 9 }, (_, index) => index * 2 - 9 + (row % 2)).map(
        (column) => `M${at(column, top)} ${top}H${at(column + 1, top)}L${at(column + 1, bottom)} ${bottom}H${at(column, bottom)}Z`,
      );
    })
    .join('');
}
