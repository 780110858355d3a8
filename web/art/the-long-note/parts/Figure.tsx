import { type Cover, Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { tone as tones } from './colours.ts';

type Wear = 'shirt' | 'dress' | 'robe';
type Point = readonly [x: number, y: number];

export type FigureProps = Placed & {
  wear?: Wear;
  fill: string;
  /** Trousers, or the pattern of a dress. */
  second?: string;
  over?: 'apron' | 'waistcoat';
  tone?: string;
  hair?: string;
  hairdo?: Cover | 'afro' | 'wrap';
  /** Of a cap, a scarf or a head wrap. */
  headFill?: string;
  hasGlasses?: boolean;
  tilt?: number;
  rim?: string | undefined;
  /** Where the hands are: behind the body, before it. */
  back?: Point;
  front?: Point;
  isSeated?: boolean;
};

const BODY: Readonly<Record<Wear, string>> = {
  shirt: 'M-28 -180C-14 -191 14 -191 28 -180C36 -150 33 -118 35 -86C18 -80 -18 -80 -35 -86C-33 -118 -36 -150 -28 -180Z',
  dress:
    'M-26 -180C-12 -190 12 -190 26 -180C32 -154 27 -136 31 -114C40 -84 47 -54 52 -30C24 -22 -22 -22 -48 -30C-42 -54 -38 -84 -31 -114C-28 -138 -34 -156 -26 -180Z',
  robe: 'M-30 -180C-14 -191 14 -191 30 -180C42 -150 52 -60 58 -8C30 0 -28 0 -54 -8C-48 -60 -42 -150 -30 -180Z',
};

const FOLDS: Readonly<Record<Wear, string>> = {
  shirt: 'M8 -187C6 -158 8 -120 8 -84M-12 -187C-4 -178 4 -178 10 -187',
  dress: 'M-30 -114C-10 -106 12 -106 31 -114M-10 -104C-14 -76 -18 -52 -18 -30M10 -104C14 -76 20 -52 22 -30',
  robe: 'M-14 -150C-18 -100 -24 -50 -26 -6M4 -187C6 -130 8 -60 6 -4M22 -150C28 -100 34 -50 36 -6',
};
const LAP = 'M-38 -72C-10 -84 40 -88 66 -72C78 -66 80 -50 78 -36L76 22H50L46 -34C20 -30 -20 -28 -38 -40Z';

/** From the shoulder to the hand, the elbow hanging below the straight line. */
function arm([fromX, fromY]: Point, [toX, toY]: Point, side: number) {
  const slack = Math.max(6, (112 - Math.hypot(toX - fromX, toY - fromY)) * 0.7);
  return `M${fromX} ${fromY}Q${tidy((fromX + toX) / 2 + side * slack * 0.5)} ${tidy((fromY + toY) / 2 + slack)} ${toX} ${toY}`;
}

/** Somebody of the neighbourhood: 240 high, standing on (0, 0) and looking right; seated, the seat is 40 above it. */
export const Figure = ({
  wear = 'shirt',
  fill,
  second = '#3d4250',
  over,
  tone = tones.mid,
  hair = wood.ink,
  hairdo = 'short',
  headFill = fill,
  hasGlasses = false,
  tilt = 0,
  rim,
  back = [-30, -94],
  front = [33, -94],
  isSeated = false,
  ...place
}: FigureProps) => (
  <Place {...place}>
    <g transform={isSeated ? 'translate(0 34)' : undefined}>
      <Limb d={arm([-20, -166], back, -1)} sleeve={fill} hand={back} tone={tone} width={17} />
      {!isSeated && wear === 'shirt' && <path d="M-32 -92H1L-4 -6H-27ZM0 -92H35L29 -6H7Z" fill={second} />}
      {!isSeated && wear === 'dress' && <path d="M-16 -40V-4M18 -40V-4" stroke={tone} strokeWidth="13" />}
      {!isSeated && <path d="M-30 -8H-4C1 -6 3 0 1 3H-30ZM6 -8H31C39 -6 41 0 39 3H6Z" fill={wood.ink} />}
      <g transform={`translate(2 -212) rotate(${tilt})`}>
        <Hairdo hairdo={hairdo} tone={tone} hair={hair} fill={headFill} rim={rim} />
        {hasGlasses && <path d="M6 -6a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M6 -7L-6 -9" fill="#ffffff40" stroke={wood.ink} strokeWidth="2.4" />}
      </g>
      <path d={BODY[wear]} fill={fill} />
      {isSeated && <path d={LAP} fill={wear === 'shirt' ? second : fill} />}
      {isSeated && <path d="M48 18H76C86 20 88 28 86 30H48Z" fill={wood.ink} />}
      {!isSeated && <path d={FOLDS[wear]} stroke="#00000030" strokeWidth="3" fill="none" strokeLinecap="round" />}
      {wear === 'dress' && !isSeated && (
        <path d="M-46 -40C-22 -32 24 -32 50 -40" stroke={second} strokeWidth="9" strokeDasharray="12 6" fill="none" />
      )}
      {over === 'apron' && <Apron />}
      {over === 'waistcoat' && (
        <path
          d="M-28 -180C-20 -186 -12 -188 -8 -187L4 -146L12 -188C18 -187 24 -184 28 -180C35 -150 33 -118 35 -84C26 -80 16 -80 6 -82L4 -96L0 -82C-12 -80 -24 -82 -35 -84C-33 -118 -35 -150 -28 -180Z"
          fill="#7d828c"
        />
      )}
      <path d={arm([20, -166], front, 1)} fill="none" stroke="#00000028" strokeWidth="22" strokeLinecap="round" />
      <Limb d={arm([20, -166], front, 1)} sleeve={fill} hand={front} tone={tone} width={17} />
    </g>
  </Place>
);

type HairdoProps = Required<Pick<FigureProps, 'hairdo' | 'tone' | 'hair'>> & { fill: string; rim: string | undefined };

function Hairdo({ hairdo, tone, hair, fill, rim }: HairdoProps) {
  if (hairdo === 'afro')
    return (
      <>
        <circle cx="-5" cy="-10" r="28" fill={hair} />
        <Head skin={tone} hair={hair} rim={rim} />
      </>
    );
  if (hairdo === 'wrap')
    return (
      <>
        <path d="M-12 -22C-30 -44 -18 -56 -4 -44C6 -60 26 -52 14 -28Z" fill={fill} />
        <Head skin={tone} hair={hair} cover="cloth" fill={fill} rim={rim} />
        <path d="M16 -12C4 -20 -8 -16 -16 -4" stroke="#ffffff55" strokeWidth="4" fill="none" />
      </>
    );
  return <Head skin={tone} hair={hair} cover={hairdo} fill={fill} rim={rim} />;
}

/** Leather, with the marks of sparks. */
const Apron = () => (
  <>
    <path d="M-18 -170H20L25 -122C40 -100 44 -66 45 -40C18 -32 -18 -32 -40 -40C-40 -70 -36 -100 -27 -122Z" fill="#7a4a2b" />
    <path d="M-16 -170L-22 -187M18 -170L20 -187" stroke="#5a341d" strokeWidth="6" />
    <path d="M-20 -76H26V-54H-20Z" fill="none" stroke="#5a341d" strokeWidth="3" />
    <path d="M-8 -130h0M14 -112h0M-22 -98h0M30 -84h0M4 -142h0M-30 -58h0M34 -56h0" stroke="#2f1a10" strokeWidth="7" strokeLinecap="round" />
  </>
);
