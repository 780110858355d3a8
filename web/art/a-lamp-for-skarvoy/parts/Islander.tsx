import { type Cover, Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { face, knit, tar, wool } from './colours.ts';

/** Where a hand is, as seen from the ground under the figure. */
type Reach = readonly [x: number, y: number];
type Dress = 'jumper' | 'coat' | 'skirt';

export type IslanderProps = Placed & {
  dress?: Dress;
  fill?: string;
  /** Trousers or skirt. */
  legs?: string;
  /** The pattern round the shoulders of a jumper. */
  yoke?: string | undefined;
  apron?: string | undefined;
  scarf?: string | undefined;
  /** A knitted cloth over the shoulders. */
  shawl?: string | undefined;
  tone?: string;
  hair?: string;
  cover?: Cover;
  coverFill?: string;
  /** A knitted cap over the hair. */
  cap?: string | undefined;
  beard?: string | undefined;
  hasGlasses?: boolean;
  tilt?: number;
  rim?: string | undefined;
  right?: Reach;
  left?: Reach;
  isSeated?: boolean;
};

const TOP: Readonly<Record<Dress, string>> = {
  jumper: 'M-29 -180C-14 -191 14 -191 29 -180C36 -150 35 -118 37 -82C16 -76 -16 -76 -37 -82C-35 -118 -36 -150 -29 -180Z',
  coat: 'M-30 -181C-14 -191 14 -191 30 -181C38 -148 38 -98 46 -40C18 -32 -18 -32 -44 -40C-38 -98 -38 -148 -30 -181Z',
  skirt: 'M-26 -180C-12 -190 12 -190 26 -180C32 -150 32 -126 34 -94C14 -88 -14 -88 -34 -94C-32 -126 -32 -150 -26 -180Z',
};
const FOLDS: Readonly<Record<Dress, string>> = {
  jumper: 'M-36 -90C-14 -84 14 -84 36 -90',
  coat: 'M8 -187C4 -150 6 -100 10 -38M-32 -92H-14M18 -92H36',
  skirt: 'M-33 -102C-12 -96 12 -96 33 -102M-10 -84C-14 -56 -18 -30 -20 -6M14 -84C20 -56 24 -30 26 -6',
};
const LAP = 'M-38 -84C-10 -92 40 -92 66 -80C80 -72 82 -56 80 -40L76 22H50L46 -38C20 -34 -20 -32 -38 -44Z';

/** Somebody of Skarvoy who stands on (0, 0), 240 high, and looks right; seated, the seat is 40 above the ground. */
export function Islander({
  dress = 'jumper',
  fill = knit.blue,
  legs = tar.mid,
  yoke,
  apron,
  scarf,
  shawl,
  tone = face.fair,
  hair = wool.brown,
  cover = 'short',
  coverFill = fill,
  cap,
  beard,
  hasGlasses = false,
  tilt = 0,
  rim,
  right = [33, -94],
  left = [-30, -94],
  isSeated = false,
  ...place
}: IslanderProps) {
  const width = dress === 'coat' ? 20 : 18;
  return (
    <Place {...place}>
      <g transform={isSeated ? 'translate(0 34)' : undefined}>
        <Limb d={armTo(-20, left)} sleeve={fill} hand={left} tone={tone} width={width} />
        {!isSeated && <Legs dress={dress} fill={legs} />}
        <g transform={`translate(2 -212) rotate(${tilt})`}>
          <Head skin={tone} hair={hair} cover={cover} fill={coverFill} rim={rim} />
          <FaceDetails cap={cap} beard={beard} hasGlasses={hasGlasses} />
        </g>
        <path d={TOP[dress]} fill={fill} />
        <path d="M-29 -180C-36 -150 -36 -118 -38 -80H-20C-18 -118 -16 -150 -14 -187Z" fill="#00000020" />
        {yoke && <Yoke fill={yoke} />}
        {isSeated && <path d={LAP} fill={legs} />}
        {isSeated && <path d="M48 16H78C88 18 90 28 88 30H48Z" fill={tar.ink} />}
        {apron && !isSeated && (
          <path d="M-20 -158C-6 -150 12 -150 25 -158L27 -126C34 -100 36 -66 36 -34H-28C-28 -66 -26 -100 -21 -126Z" fill={apron} />
        )}
        <path d={FOLDS[dress]} stroke="#00000030" strokeWidth="3" fill="none" strokeLinecap="round" />
        {scarf && (
          <path
            d="M-18 -188C-4 -174 14 -174 22 -186L23 -170C14 -162 10 -160 8 -158L10 -112H-8L-8 -162C-14 -166 -18 -174 -18 -188Z"
            fill={scarf}
          />
        )}
        {shawl && <Shawl fill={shawl} />}
        {rim && <path d={TOP[dress]} fill="none" stroke={rim} strokeWidth="2.6" strokeDasharray="0 62 120 900" opacity="0.7" />}
        <Limb d={armTo(20, right)} sleeve="#00000026" width={width + 4} />
        <Limb d={armTo(20, right)} sleeve={fill} hand={right} tone={tone} width={width} />
      </g>
    </Place>
  );
}

/** An arm that bends a little downwards on its way to the hand; raised, it is straight. */
function armTo(fromX: number, [x, y]: Reach): string {
  const reach = Math.hypot(x - fromX, y + 166);
  const slack = y < -190 ? 0 : Math.max(6, (112 - reach) * 0.7);
  return `M${fromX} -166Q${tidy((fromX + x) / 2 + (fromX < 0 ? -slack : slack) * 0.5)} ${tidy((y - 166) / 2 + slack)} ${x} ${y}`;
}

const Legs = ({ dress, fill }: { dress: Dress; fill: string }) => (
  <>
    <path d="M-32 -10H-4C2 -8 4 0 2 4H-32ZM6 -10H33C42 -8 44 0 42 4H6Z" fill={tar.ink} />
    {dress === 'skirt' ? (
      <path d="M-33 -98H33C42 -64 48 -34 50 -6C18 2 -18 2 -46 -6C-44 -34 -40 -64 -33 -98Z" fill={fill} />
    ) : (
      <path d="M-34 -88H2L-3 -6H-29ZM1 -88H37L31 -6H7Z" fill={fill} />
    )}
  </>
);

/** Two rows of a knitted pattern, as far down as the breast. */
const Yoke = ({ fill }: { fill: string }) => (
  <g fill="none" stroke={fill} strokeLinecap="round">
    <path d="M-31 -164C-14 -152 14 -152 32 -164" strokeWidth="4" strokeDasharray="0.1 8" />
    <path d="M-33 -150L-26 -142L-19 -148L-12 -140L-5 -147L2 -139L9 -147L16 -140L23 -148L30 -142L34 -149" strokeWidth="3.4" />
    <path d="M-34 -134C-14 -124 14 -124 34 -134" strokeWidth="4" strokeDasharray="0.1 8" />
  </g>
);

const Shawl = ({ fill }: { fill: string }) => (
  <>
    <path d="M-27 -182C-14 -194 16 -194 29 -182C40 -160 42 -136 40 -120L2 -104L-42 -110C-42 -136 -38 -162 -27 -182Z" fill={fill} />
    <path
      d="M-38 -128L-30 -120L-22 -128L-14 -118L-6 -126L2 -116L10 -126L18 -120L26 -130L34 -124L39 -132"
      fill="none"
      stroke={wool.white}
      strokeWidth="3.4"
    />
    <path
      d="M-40 -112l-3 12M-28 -110l-2 12M-16 -108v12M-4 -106v12M8 -106l1 12M20 -111l2 12M32 -116l3 12"
      stroke={fill}
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  </>
);

const FaceDetails = ({ cap, beard, hasGlasses }: { cap: string | undefined; beard: string | undefined; hasGlasses: boolean }) => (
  <>
    {beard && <path d="M-7 6C-6 12 2 10 8 7C12 5 16 6 17 9C19 18 14 29 4 30C-6 29 -11 18 -10 6Z" fill={beard} />}
    {hasGlasses && (
      <path d="M6 -7a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0M6 -7L-7 -9" fill="#ffffff44" stroke={tar.ink} strokeWidth="2.2" />
    )}
    {cap && (
      <>
        <path d="M-20 -6C-24 -38 18 -40 20 -12C8 -16 -8 -14 -20 -6Z" fill={cap} />
        <path d="M-21 -3C-10 -11 8 -14 21 -9V-17C6 -21 -10 -18 -22 -11Z" fill="#00000030" />
      </>
    )}
  </>
);

type Who = Omit<IslanderProps, 'dress' | 'fill'>;

/** The harbour master: broad, grey, a navy coat and a cap with a gold band. */
export const Gudrun = (own: Who) => (
  <Islander dress="coat" fill="#23384f" legs={tar.deep} cover="cap" coverFill="#1b2c40" hair="#b9b4ab" tone={face.ruddy} {...own} />
);
/** The baker: flour on a white apron, a brown beard. */
export const Aksel = (own: Who) => (
  <Islander fill={knit.sand} apron={wool.white} legs={wool.dark} hair="#5a3c26" beard="#6b472d" tone={face.ruddy} {...own} />
);
/** Fifteen, red plaits, a yellow oilskin. */
export const Runa = ({ size = 1, ...own }: Who) => (
  <Islander dress="coat" fill="#e3b034" legs={knit.blue} cover="plaits" hair="#a5452a" tone={face.fair} size={size * 0.84} {...own} />
);
/** The electrician: a teal headscarf and an orange working coat. */
export const Amina = (own: Who) => (
  <Islander dress="coat" fill="#c9622b" legs={knit.grey} cover="hood" coverFill={knit.teal} tone={face.brown} {...own} />
);
/** The doctor: grey at the temples, glasses, a red scarf. */
export const Imran = (own: Who) => (
  <Islander dress="coat" fill="#4d5a66" scarf="#b04a3a" legs={tar.mid} hair="#4a4648" hasGlasses tone={face.brown} {...own} />
);

/** Eighty years old and small: a shawl of her own wool. */
export const Hanna = ({ size = 1, ...own }: Who) => (
  <Islander
    dress="skirt"
    fill={knit.plum}
    legs="#4a3f4f"
    cover="shawl"
    coverFill="#a8514a"
    shawl="#a8514a"
    hair={wool.white}
    tone={face.fair}
    size={size * 0.86}
    {...own}
  />
);
/** The fisherman: orange oilskin trousers, a dark cap, a fair beard. */
export const Petur = (own: Who) => (
  <Islander fill={knit.blue} yoke={wool.white} legs="#d5772b" cap={tar.mid} beard="#c9a063" hair="#b98d52" tone={face.ruddy} {...own} />
);
/** The teacher: slim, dark, glasses, a moss green jumper. */
export const Jonas = (own: Who) => (
  <Islander fill={knit.moss} yoke="#e4d9a8" legs={knit.grey} hair={tar.ink} hasGlasses tone={face.deep} {...own} />
);
/** The man from the company: a pale face over a long grey city coat. */
export const Sverri = (own: Who) => (
  <Islander dress="coat" fill="#8a8f93" scarf="#3d4247" legs="#2c2f33" hair="#d8c08a" tone={face.pale} {...own} />
);
