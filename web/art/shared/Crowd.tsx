import { type Cover, Head } from './Head.tsx';
import { Limb, Umbrella } from './Person.tsx';
import { cloth, skin, wood } from './palette.ts';
import { Place, type Placed } from './Scene.tsx';

type Dress = 'sari' | 'kurta' | 'lungi';

type PassengerProps = Placed & {
  dress?: Dress;
  fill: string;
  cover?: Cover;
  coverFill?: string;
  tone?: string;
  hair?: string;
  tilt?: number;
  rim?: string;
  carries?: 'bundle' | 'umbrella' | 'child' | 'nothing';
  /** Both hands on the ferry's rail (at a size of 0.42). */
  isGripping?: boolean;
};

const BODY: Readonly<Record<Dress, string>> = {
  sari: 'M-24 -182C-12 -190 12 -190 25 -181C31 -158 26 -134 31 -112C42 -72 46 -30 50 0H-42C-40 -42 -38 -82 -30 -112C-33 -140 -33 -162 -24 -182Z',
  kurta: 'M-27 -180C-14 -190 14 -190 27 -180C33 -150 32 -112 38 -66H32L26 0H6L1 -62L-6 0H-26L-31 -66H-36C-36 -112 -34 -150 -27 -180Z',
  lungi: 'M-28 -180C-14 -190 14 -190 28 -180C34 -150 30 -124 30 -104L38 -20H-34L-30 -104C-34 -130 -34 -156 -28 -180Z',
};

/** What the cloth does: the end of a sari over the shoulder and its border, the opening and hem of a shirt. */
const FOLDS: Readonly<Record<Dress, string>> = {
  sari: 'M22 -180C10 -148 -16 -118 -31 -100M-40 -15H48M6 -104C10 -70 12 -44 14 -18',
  kurta: 'M6 -186C4 -164 6 -146 8 -130M-34 -72H36M1 -62L-2 -6',
  lungi: 'M6 -186C4 -160 6 -136 8 -108M-2 -100C2 -72 4 -48 4 -24',
};

const ARMS = {
  umbrella: { d: 'M18 -168C30 -146 34 -134 34 -150', hand: [34, -150] },
  bundle: { d: 'M20 -166C34 -144 38 -126 32 -112', hand: [32, -106] },
  child: { d: 'M20 -166C38 -150 42 -134 24 -128', hand: [16, -128] },
  gripping: { d: 'M20 -166C26 -138 42 -122 60 -110', hand: [63, -108] },
  nothing: { d: 'M20 -167C33 -146 36 -124 31 -104', hand: [30, -96] },
} as const;

const Arm = ({ pose, fill, tone }: { pose: keyof typeof ARMS; fill: string; tone: string }) => (
  <>
    <path d={ARMS[pose].d} stroke="#00000038" strokeWidth="20" fill="none" strokeLinecap="round" />
    <Limb d={ARMS[pose].d} sleeve={fill} hand={ARMS[pose].hand} tone={tone} width={15} />
  </>
);

/** Someone on board: 240 high, standing on (0, 0), looking right. */
export function Passenger({
  dress = 'kurta',
  fill,
  cover = 'short',
  coverFill = fill,
  tone = skin.mid,
  hair = wood.ink,
  tilt = 0,
  rim,
  carries = 'nothing',
  isGripping = false,
  ...place
}: PassengerProps) {
  return (
    <Place {...place}>
      {dress === 'lungi' && <path d="M-14 -24V-2M16 -24V-2" stroke={tone} strokeWidth="12" />}
      <Head x={2} y={-212} tilt={tilt} skin={tone} hair={hair} cover={cover} fill={coverFill} rim={rim} />
      <path d={BODY[dress]} fill={fill} />
      {dress === 'lungi' && <path d="M-31 -104H31L38 -20H-34Z" fill="#00000055" />}
      <path d={FOLDS[dress]} stroke="#00000038" strokeWidth="3.4" fill="none" strokeLinecap="round" />
      {carries === 'umbrella' && <Umbrella x={34} y={-150} />}
      {carries === 'bundle' && <Bundle x={26} y={-96} size={0.8} />}
      {carries === 'child' && <Head x={24} y={-158} size={0.72} skin={tone} cover="short" />}
      <Arm pose={isGripping ? 'gripping' : carries} fill={fill} tone={tone} />
    </Place>
  );
}

/** Someone seated on a bench or the deck, wrapped up; 150 high, seat at (0, 0), knees to the right. */
export const Seated = ({
  fill,
  cover = 'shawl',
  coverFill = fill,
  tone = skin.mid,
  hair = wood.ink,
  tilt = 0,
  rim,
  ...place
}: Omit<PassengerProps, 'dress' | 'carries' | 'isGripping'>) => (
  <Place {...place}>
    <path
      d="M-34 4C-42 -44 -36 -92 -20 -102C-4 -110 18 -106 24 -92C30 -74 28 -58 30 -50C46 -54 62 -48 64 -34C66 -14 64 30 62 46H36L34 4Z"
      fill={fill}
    />
    <path d="M38 44H62C72 44 76 52 74 54H38Z" fill={wood.ink} />
    <Head x={6} y={-126} tilt={tilt} skin={tone} hair={hair} cover={cover} fill={coverFill} rim={rim} />
    <path d="M22 -88C14 -70 18 -54 30 -48C44 -50 58 -46 63 -36" fill="none" stroke="#00000044" strokeWidth="4" strokeLinecap="round" />
    {rim && (
      <path
        d="M34 -50C48 -54 62 -48 64 -34C66 -14 64 20 62 40"
        fill="none"
        stroke={rim}
        strokeWidth="3.4"
        strokeLinecap="round"
        opacity="0.85"
      />
    )}
  </Place>
);

/** A household's things tied in a cloth; 90 wide, resting on (0, 0). */
export const Bundle = ({ fill = cloth.rust, knot = cloth.cream, ...place }: Placed & { fill?: string; knot?: string }) => (
  <Place {...place}>
    <path d="M-44 -22C-46 -50 -22 -62 0 -62S46 -50 44 -22C42 0 -42 0 -44 -22Z" fill={fill} />
    <path d="M-4 -60C-18 -78 -30 -78 -34 -70C-30 -62 -16 -58 -4 -58ZM4 -60C18 -80 32 -78 34 -70C30 -62 16 -58 4 -58Z" fill={knot} />
    <path d="M-36 -38C-14 -48 14 -48 36 -38M-42 -22C-16 -30 16 -30 42 -22" stroke="#00000040" strokeWidth="3" fill="none" />
  </Place>
);
