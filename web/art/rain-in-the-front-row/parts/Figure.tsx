import { type Cover, Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { skin, wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { brass, iron } from './colours.ts';

export type Dress = 'shirt' | 'mundu' | 'sari' | 'kurta' | 'frock';
/** Where a hand is, as seen from the ground under the figure. */
type Point = readonly [x: number, y: number];

export type FigureProps = Placed & {
  dress: Dress;
  fill: string;
  /** Of the trousers, of a border, of an apron. */
  second?: string;
  tone?: string;
  hair?: string;
  cover?: Cover;
  coverFill?: string;
  tilt?: number;
  rim?: string | undefined;
  right?: Point;
  left?: Point;
  face?: 'glasses' | 'moustache' | 'beard' | undefined;
  hasTurban?: boolean;
};

const TORSO: Readonly<Record<Dress, string>> = {
  shirt: 'M-28 -180C-14 -191 14 -191 28 -180C34 -152 34 -120 35 -86H-35C-35 -120 -34 -152 -28 -180Z',
  mundu: 'M-28 -180C-14 -191 14 -191 28 -180C34 -152 33 -124 34 -98H-34C-34 -124 -34 -152 -28 -180Z',
  sari: 'M-24 -182C-12 -190 12 -190 25 -181C31 -158 26 -134 31 -112C42 -72 46 -30 50 0H-42C-40 -42 -38 -82 -30 -112C-33 -140 -33 -162 -24 -182Z',
  kurta:
    'M-26 -181C-12 -190 12 -190 26 -181C32 -158 28 -134 32 -112C37 -88 41 -70 45 -52H-41C-37 -72 -33 -92 -30 -112C-33 -140 -33 -160 -26 -181Z',
  frock: 'M-22 -181C-10 -190 12 -190 23 -181C28 -150 36 -100 44 -62H-42C-36 -100 -28 -150 -22 -181Z',
};

const FOLDS: Readonly<Record<Dress, string>> = {
  shirt: 'M8 -187C6 -160 8 -130 8 -90M14 -158H26V-142H14Z',
  mundu: 'M8 -187C6 -160 8 -130 8 -102M6 -96C10 -66 8 -40 12 -16M-16 -96C-18 -66 -22 -40 -22 -16',
  sari: 'M24 -180C12 -148 -16 -116 -32 -98M6 -104C10 -70 12 -44 14 -18M-14 -90C-16 -60 -20 -30 -20 -8',
  kurta: 'M4 -187C8 -176 10 -168 10 -160M-35 -62H43M6 -110C10 -90 14 -72 16 -58',
  frock: 'M4 -187V-160M-38 -72H42M0 -130L-8 -66M8 -130L18 -66',
};

const TROUSERS = 'M-31 -94H0L-5 -4H-26ZM2 -94H35L28 -4H8Z';
const WRAP = 'M-35 -102H35C40 -70 42 -40 44 -12H-42C-42 -40 -40 -70 -35 -102Z';
const FEET = 'M-27 -7H-4C0 -7 2 0 0 2H-27ZM7 -7H30C36 -7 38 0 36 2H7Z';

/** An arm that hangs a little on its way to the hand. */
function armTo(fromX: number, [x, y]: Point): string {
  const sag = 26 - Math.min(20, Math.abs(y + 166) * 0.12);
  return `M${fromX} -166Q${tidy((fromX + x) / 2 + 4)} ${tidy((y - 166) / 2 + sag)} ${x} ${y}`;
}

/** Somebody of the street who stands on (0, 0), 240 high, and looks right. */
export function Figure(props: FigureProps) {
  const { dress, fill, second = iron.deep, tone = skin.mid, hair = wood.ink, cover = 'short', coverFill = fill, tilt = 0, rim } = props;
  const { right = [32, -92], left = [-30, -92], face, hasTurban = false, x, y, size = 1, isMirrored = false } = props;
  const sleeve = dress === 'frock' ? tone : fill;
  return (
    <Place x={x} y={y} size={size} isMirrored={isMirrored}>
      <Limb d={armTo(-20, left)} sleeve={sleeve} hand={left} tone={tone} width={15} />
      {(dress === 'shirt' || dress === 'kurta') && <path d={TROUSERS} fill={second} />}
      {dress === 'frock' && <path d="M-18 -70L-17 -4M16 -70L17 -4" stroke={tone} strokeWidth="12" />}
      {dress !== 'sari' && <path d={FEET} fill={wood.ink} />}
      {dress === 'mundu' && (
        <>
          <path d={WRAP} fill="#f6f0e2" />
          <path d="M-42 -22H43L44 -12H-42Z" fill={second} />
        </>
      )}
      <g transform={`translate(2 -212) rotate(${tilt})`}>
        <Head skin={tone} hair={hair} cover={cover} fill={coverFill} rim={rim} />
        <Face face={face} hair={hair} />
        {hasTurban && (
          <>
            <path d="M-21 2C-30 -18 -20 -42 2 -42C22 -42 28 -26 21 -10C12 -18 -8 -16 -21 2Z" fill={coverFill} />
            <path d="M-22 -8C-10 -26 8 -30 24 -22M-16 -26C-4 -36 12 -38 22 -32" stroke="#0000002e" strokeWidth="3" fill="none" />
          </>
        )}
      </g>
      <path d={TORSO[dress]} fill={fill} />
      <path d="M-27 -180C-32 -150 -36 -110 -36 -88H-20C-17 -114 -14 -150 -12 -187Z" fill="#00000018" />
      <path d={FOLDS[dress]} fill="none" stroke="#00000033" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      {dress === 'sari' && (
        <>
          <path d="M24 -182C12 -150 -18 -118 -33 -98L-34 -76C-8 -102 20 -128 30 -152Z" fill={second} />
          <path d="M-41 -14H48L50 -3H-42Z" fill={second} />
        </>
      )}
      {rim && <path d={TORSO[dress]} fill="none" stroke={rim} strokeWidth="2.6" strokeDasharray="0 60 150 900" opacity="0.75" />}
      <path d={armTo(20, right)} fill="none" stroke="#0000002e" strokeWidth="20" strokeLinecap="round" />
      <Limb d={armTo(20, right)} sleeve={sleeve} hand={right} tone={tone} width={15} />
    </Place>
  );
}

function Face({ face, hair }: Pick<FigureProps, 'face' | 'hair'>) {
  if (face === 'glasses')
    return (
      <path d="M5 -7a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0M5 -7L-8 -9" fill="#ffffff44" stroke={brass.pale} strokeWidth="2.4" />
    );
  if (face === 'moustache') return <path d="M20 7C13 3 7 6 4 11C10 13 16 12 20 10Z" fill={hair} />;
  if (face === 'beard') return <path d="M19 6C12 4 6 8 0 4C-4 8 -6 12 -8 14C-2 28 10 30 16 20C19 16 20 10 19 6Z" fill={hair} />;
  return null;
}
