import { Fragment, type ReactNode } from 'react';
import { Drift } from '../../shared/Drift.tsx';
import { Glow, Wash } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { beam, brass, velvet } from './colours.ts';
import { RowOfBacks } from './Seats.tsx';

type FrontProps = {
  /** What stands on the screen, from (330, 150) to (870, 470). */
  screen?: ReactNode;
  isBeamOn?: boolean;
  /** Lights on, as for work. */
  isLit?: boolean;
  rows?: number;
  /** Whether people sit in the rows. */
  isFull?: boolean;
  /** Who sits or stands right behind the backs of a row. */
  guests?: Readonly<Record<number, ReactNode>>;
  children?: ReactNode;
};

const ROWS = [
  [566, 56],
  [612, 66],
  [668, 80],
  [738, 98],
  [828, 122],
  [950, 154],
] as const;

/** The hall as whoever sits in it sees it: the curtain, the screen, and rows of red backs. `children` stand before the stage. */
export const HallFront = ({
  screen,
  isBeamOn = false,
  isLit = false,
  rows = ROWS.length,
  isFull = false,
  guests = {},
  children,
}: FrontProps) => (
  <>
    <Wash
      stops={
        isLit
          ? [
              [0, '#5b2a22'],
              [0.6, '#7d3a2c'],
              [1, '#3c1719'],
            ]
          : [
              [0, '#150a16'],
              [0.6, '#2a0f1c'],
              [1, '#12070d'],
            ]
      }
    />
    <path d="M0 0H1200L1010 96H190Z" fill={isLit ? '#43201b' : '#0e0711'} />
    <path d="M120 0L250 96M360 0L430 96M600 0V96M840 0L770 96M1080 0L950 96" stroke={isLit ? '#6a3527' : '#1d0e1a'} strokeWidth="7" />
    <path d="M0 120L190 96V500L0 610ZM1200 120L1010 96V500L1200 610Z" fill={isLit ? '#6d3226' : '#1c0c17'} />
    {[70, 130].map((x) => (
      <g key={x}>
        <Lamp x={x} y={300 + x * 0.12} isLit={isLit} />
        <Lamp x={1200 - x} y={300 + x * 0.12} isLit={isLit} />
      </g>
    ))}
    <path d="M190 96H1010V500H190Z" fill={velvet.deep} />
    <path d="M322 142H878V478H322Z" fill="#0c0609" />
    <g>{screen ?? <path d="M330 150H870V470H330Z" fill="#d9d6cf" />}</g>
    <Curtain />
    <Curtain isMirrored />
    <path d={`M190 96H1010V118${'q-20.500 34 -41 0'.repeat(20)}Z`} fill={velvet.mid} />
    <path d={`M190 118${'q20.500 34 41 0'.repeat(20)}`} fill="none" stroke={brass.soft} strokeWidth="5" />
    <path d="M176 494H1024L1040 524H160Z" fill={isLit ? '#8a5a34' : '#3a2118'} />
    <path d="M160 524H1040V546H160Z" fill={isLit ? '#5f3a22' : '#21120f'} />
    {isBeamOn && (
      <>
        <path d="M584 -20H616L870 470H330Z" fill={beam.soft} opacity="0.13" />
        <path d="M592 -20H608L770 470H430Z" fill={beam.core} opacity="0.12" />
        <Glow x={600} y={330} r={520} colour={beam.soft} strength={0.34} squash={0.7} />
      </>
    )}
    {children}
    {ROWS.slice(0, rows).map(([y, width], index) => (
      <Fragment key={y}>
        {isFull && <RowOfHeads y={y} width={width} row={index} isSpared={guests[index] !== undefined} />}
        {guests[index]}
        <RowOfBacks y={y} width={width} shift={index % 2 ? -0.5 : 0} isDim={!isLit && index > 2} />
      </Fragment>
    ))}
  </>
);

const Curtain = ({ isMirrored = false }: { isMirrored?: boolean }) => (
  <g transform={isMirrored ? 'translate(1200 0) scale(-1 1)' : undefined}>
    <path d="M190 100H340C330 230 342 380 322 496H190Z" fill={velvet.mid} />
    <path
      d="M212 104C206 240 216 380 208 496M244 104C240 240 250 380 240 496M278 104C272 240 284 380 272 496M310 104C304 230 316 380 300 496"
      stroke={velvet.deep}
      strokeWidth="9"
      fill="none"
    />
    <path
      d="M226 104C222 240 232 380 222 496M294 104C288 240 300 380 286 496"
      stroke={velvet.soft}
      strokeWidth="4"
      fill="none"
      opacity="0.7"
    />
  </g>
);

const Lamp = ({ x, y, isLit }: { x: number; y: number; isLit: boolean }) => (
  <>
    {isLit && <Glow x={x} y={y} r={120} colour={brass.pale} strength={0.7} />}
    <path d={`M${x - 15} ${y}H${x + 15}L${x + 7} ${y + 34}H${x - 7}Z`} fill={brass.mid} />
    <path d={`M${x - 15} ${y}C${x - 15} ${y - 30} ${x + 15} ${y - 30} ${x + 15} ${y}Z`} fill={isLit ? brass.pale : '#4a3524'} />
  </>
);

const HAIR = ['#1a0c16', '#26121d', '#150a12', '#2d1820'] as const;

/** The heads of a row from behind, over the backs of their seats; the middle is left free for guests. */
const RowOfHeads = ({ y, width, row, isSpared }: { y: number; width: number; row: number; isSpared: boolean }) => (
  <>
    {Array.from({ length: Math.ceil(1320 / width) }, (_, index) => -60 + (index + (row % 2 ? 0 : 0.5)) * width)
      .filter((x) => !(isSpared && x > 560 && x < 900))
      .map((x, index) => (
        <path
          key={x}
          d="M-44 62C-40 34 -22 26 -9 24V14C-24 2 -24 -34 0 -36C24 -34 24 2 9 14V24C22 26 40 34 44 62Z"
          transform={`translate(${tidy(x)} ${tidy(y - width * (1.1 + ((index * 7 + row * 3) % 4) * 0.03))}) scale(${tidy(width / 10) / 11})`}
          fill={HAIR[(index * 5 + row) % HAIR.length]}
        />
      ))}
  </>
);

/** The film that the street has quarrelled about: a shore, a boat, and Meena with one foot on it. */
export const MeenaOnScreen = ({ isMelting = false }: { isMelting?: boolean }) => (
  <>
    <path d="M330 150H870V470H330Z" fill="#c9c2b2" />
    <path d="M330 150H870V330H330Z" fill="#e6dfcd" />
    <path d="M330 330C480 322 720 336 870 328V470H330Z" fill="#8d897d" />
    <path d="M330 398C400 384 480 392 540 420C560 436 520 460 470 470H330Z" fill="#57534b" />
    <path d="M520 410C600 424 720 424 800 396C790 440 760 452 700 454H590C550 452 530 436 520 410Z" fill="#38342f" />
    <path d="M700 412V210L790 372H704Z" fill="#f3eddd" />
    <path d="M694 200H702V414H694Z" fill="#38342f" />
    <g transform="translate(520 424) scale(0.72)">
      <path
        d="M-16 -186C-4 -192 14 -192 22 -182C30 -150 26 -120 40 -90C58 -64 66 -34 70 -8L34 -2L4 -62L-18 0H-46C-40 -60 -30 -120 -16 -186Z"
        fill="#6f6a60"
      />
      <path d="M20 -178C2 -150 -22 -128 -40 -60L-28 -56C-12 -108 14 -132 30 -150Z" fill="#8f897c" />
      <circle cx="4" cy="-212" r="22" fill="#4b463f" />
      <path d="M-14 -214C-20 -196 -18 -176 -26 -160C-30 -190 -30 -216 -14 -232Z" fill="#2c2925" />
      <path d="M22 -166C40 -160 62 -150 84 -152" stroke="#6f6a60" strokeWidth="13" fill="none" strokeLinecap="round" />
    </g>
    {isMelting && <Melt />}
  </>
);

/** Film that burns: brown, with a bright hole that spreads. */
const Melt = () => (
  <Drift>
    <path
      d="M700 150H870V470H560C600 440 566 414 612 392C590 356 640 350 640 312C622 280 672 276 668 240C650 206 700 192 700 150Z"
      fill="#6b3a17"
    />
    <path
      d="M752 150H870V470H640C676 440 640 424 684 396C668 360 708 350 704 316C694 286 736 272 728 240C716 214 752 186 752 150Z"
      fill="#b3641f"
    />
    <path
      d="M812 150H870V470H742C764 436 742 414 776 390C762 356 798 344 790 312C784 284 816 270 806 240C800 210 816 186 812 150Z"
      fill="#fff3cf"
    />
  </Drift>
);
