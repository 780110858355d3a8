import { type Cover, Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { skin as skins, wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { dress as cloths, steel } from './colours.ts';

export type Dress = 'coat' | 'shirt' | 'tunic' | 'sari' | 'frock';
/** Where a hand is, as seen from the ground under the figure. */
type Reach = readonly [x: number, y: number];

export type FigureProps = Placed & {
  dress: Dress;
  fill: string;
  /** Of a scarf, a border or the trousers. */
  second?: string;
  tone?: string;
  hair?: string;
  cover?: Cover;
  coverFill?: string;
  tilt?: number;
  rim?: string | undefined;
  right?: Reach;
  left?: Reach;
  face?: 'glasses' | 'moustache';
};

const TORSO: Readonly<Record<Dress, string>> = {
  coat: 'M-28 -181C-14 -191 14 -191 28 -181C36 -150 36 -100 43 -46H-41C-38 -100 -36 -150 -28 -181Z',
  shirt: 'M-27 -180C-14 -190 14 -190 27 -180C33 -150 32 -120 33 -90H-33C-33 -120 -33 -150 -27 -180Z',
  tunic:
    'M-25 -181C-12 -190 12 -190 25 -181C31 -158 26 -134 30 -112C36 -88 40 -66 44 -50H-40C-36 -72 -32 -92 -29 -112C-32 -140 -32 -160 -25 -181Z',
  sari: 'M-24 -182C-12 -190 12 -190 25 -181C31 -158 26 -134 31 -112C42 -72 46 -30 50 0H-42C-40 -42 -38 -82 -30 -112C-33 -140 -33 -162 -24 -182Z',
  frock: 'M-22 -181C-10 -190 12 -190 23 -181C28 -150 36 -100 44 -62H-42C-36 -100 -28 -150 -22 -181Z',
};

const FOLDS: Readonly<Record<Dress, string>> = {
  coat: 'M8 -186L14 -150L6 -46M-30 -84H-12V-64H-28M8 -186C2 -176 -4 -178 -10 -186',
  shirt: 'M8 -187C6 -160 8 -130 8 -92M14 -158H26V-142H14Z',
  tunic: 'M4 -187C8 -176 10 -168 10 -160M-34 -58H42M6 -110C10 -90 14 -70 16 -54',
  sari: 'M24 -180C12 -148 -16 -116 -32 -98M6 -104C10 -70 12 -44 14 -18M-14 -90C-16 -60 -20 -30 -20 -8',
  frock: 'M4 -187V-160M-38 -72H42M0 -130L-8 -66M8 -130L18 -66',
};

const LEGS = 'M-30 -96H0L-5 -4H-25ZM2 -96H34L27 -4H8Z';
const BARE = 'M-18 -70L-17 -4M16 -70L17 -4';
const FEET = 'M-27 -6H-4C0 -6 2 0 0 2H-27ZM7 -6H30C36 -6 38 0 36 2H7Z';

/** An arm that bends a little downwards on its way to the hand. */
function armTo(fromX: number, [x, y]: Reach): string {
  const sag = 26 - Math.min(20, Math.abs(y + 166) * 0.12);
  return `M${fromX} -166Q${tidy((fromX + x) / 2 + 4)} ${tidy((y - 166) / 2 + sag)} ${x} ${y}`;
}

const REST: Reach = [32, -92];
const REST_LEFT: Reach = [-30, -92];

/** Somebody who stands on (0, 0), 240 high, and looks right. */
export function Figure({
  dress,
  fill,
  second = steel.deep,
  tone = skins.mid,
  hair = wood.ink,
  cover = 'short',
  coverFill = fill,
  tilt = 0,
  rim,
  right = REST,
  left = REST_LEFT,
  face,
  ...place
}: FigureProps) {
  const sleeve = dress === 'frock' ? tone : fill;
  const width = dress === 'coat' ? 18 : 15;
  return (
    <Place {...place}>
      <Limb d={armTo(-20, left)} sleeve={sleeve} hand={left} tone={tone} width={width} />
      {(dress === 'coat' || dress === 'shirt' || dress === 'tunic') && (
        <path d={LEGS} fill={dress === 'tunic' ? cloths.coatShade : second} />
      )}
      {dress === 'frock' && <path d={BARE} stroke={tone} strokeWidth="12" />}
      {dress !== 'sari' && <path d={FEET} fill={wood.ink} />}
      <Head x={2} y={-212} tilt={tilt} skin={tone} hair={hair} cover={cover} fill={coverFill} rim={rim} />
      <g transform={`translate(2 -212) rotate(${tilt})`}>
        {face === 'glasses' && (
          <path
            d="M12 -7m-7 0a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0M5 -7L-8 -9"
            fill="#ffffff44"
            stroke={wood.ink}
            strokeWidth="2.2"
          />
        )}
        {face === 'moustache' && <path d="M20 7C13 3 7 6 4 11C10 13 16 12 20 10Z" fill={hair} />}
      </g>
      <path d={TORSO[dress]} fill={fill} />
      <path d="M-27 -180C-32 -150 -36 -110 -38 -60H-18C-16 -110 -14 -150 -12 -187Z" fill="#00000018" />
      <path d={FOLDS[dress]} fill="none" stroke="#00000036" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      {dress === 'tunic' && (
        <path
          d="M-14 -186C-22 -150 -26 -110 -24 -64M-14 -187C0 -172 14 -172 22 -184"
          fill="none"
          stroke={second}
          strokeWidth="11"
          strokeLinecap="round"
        />
      )}
      {dress === 'sari' && (
        <>
          <path d="M24 -182C12 -150 -18 -118 -33 -98L-34 -76C-8 -102 20 -128 30 -152Z" fill={second} />
          <path d="M-41 -14H48L50 -3H-42Z" fill={second} />
        </>
      )}
      {rim && <path d={TORSO[dress]} fill="none" stroke={rim} strokeWidth="2.4" strokeDasharray="0 60 150 900" opacity="0.7" />}
      <path d={armTo(20, right)} fill="none" stroke="#0000002e" strokeWidth={width + 5} strokeLinecap="round" />
      <Limb d={armTo(20, right)} sleeve={sleeve} hand={right} tone={tone} width={width} />
    </Place>
  );
}

type Known = Pick<FigureProps, 'x' | 'y' | 'size' | 'isMirrored' | 'right' | 'left' | 'tilt' | 'rim'>;

/** The technician: thin, grey, a moustache, a coat that he keeps for samples. */
export const Vinod = (own: Known & { hasCoat?: boolean }) => {
  const { hasCoat = true, ...rest } = own;
  return (
    <Figure
      dress={hasCoat ? 'coat' : 'shirt'}
      fill={hasCoat ? cloths.coat : cloths.vinod}
      cover="bald"
      hair="#8d8b88"
      tone={skins.mid}
      face="moustache"
      {...rest}
    />
  );
};

/** The intern: twenty, a red tunic, a yellow scarf. */
export const Ayesha = (own: Known) => (
  <Figure dress="tunic" fill={cloths.ayesha} second={cloths.ayeshaScarf} cover="bun" tone={skins.warm} {...own} />
);

/** The headmistress: a plum sari with a gold border, glasses. */
export const Sunanda = (own: Known) => (
  <Figure
    dress="sari"
    fill={cloths.sunanda}
    second={cloths.sunandaBorder}
    cover="bun"
    hair="#5d5a5e"
    tone={skins.deep}
    face="glasses"
    {...own}
  />
);

/** The water engineer: a blue shirt, a helmet. */
export const Joseph = (own: Known & { hasHelmet?: boolean }) => {
  const { hasHelmet = true, ...rest } = own;
  return (
    <Figure
      dress="shirt"
      fill={cloths.joseph}
      cover={hasHelmet ? 'cap' : 'short'}
      coverFill="#e9b52e"
      tone={skins.deep}
      face="moustache"
      {...rest}
    />
  );
};

/** The owner of eleven tankers: a green tunic, a yellow scarf, a long plait. */
export const Harpreet = (own: Known) => (
  <Figure dress="tunic" fill={cloths.harpreet} second={cloths.harpreetScarf} cover="plaits" tone={skins.warm} {...own} />
);
