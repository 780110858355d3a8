import { type Cover, Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, paper, skin, wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';

type Point = readonly [x: number, y: number];

type BailerProps = Placed & {
  coat: string;
  legs?: string;
  sleeve?: string;
  tone?: string;
  hair?: string;
  cover?: Cover;
  coverFill?: string;
  hasApron?: boolean;
  isSkirted?: boolean;
  /** Where each hand is, seen from between the feet. */
  left?: Point;
  right?: Point;
  rim?: string;
  tilt?: number;
};

/** Someone who hands buckets on: 240 high, sleeves rolled to the elbow, standing astride (0, 0). */
export const Bailer = ({
  coat,
  legs = wood.deep,
  sleeve = coat,
  tone = skin.mid,
  hair = wood.ink,
  cover = 'short',
  coverFill = coat,
  hasApron = false,
  isSkirted = false,
  left,
  right,
  rim,
  tilt = 6,
  ...place
}: BailerProps) => (
  <Place {...place}>
    {left && <Arm from={[-20, -168]} to={left} sleeve={sleeve} tone={tone} />}
    {isSkirted ? (
      <path d="M-32 -100H32C40 -66 46 -30 48 0H-48C-44 -36 -38 -68 -32 -100Z" fill={legs} />
    ) : (
      <path d="M-32 -84H2L-16 0H-44ZM-2 -84H32L46 0H18Z" fill={legs} />
    )}
    <Head x={2} y={-213} tilt={tilt} skin={tone} hair={hair} cover={cover} fill={coverFill} rim={rim} />
    <path d="M-27 -180C-14 -190 14 -190 28 -180C34 -150 32 -112 36 -72H-36C-36 -112 -34 -150 -27 -180Z" fill={coat} />
    {hasApron && (
      <>
        <path d="M-12 -158H22L34 -104C36 -84 36 -64 34 -46H-22C-26 -66 -24 -86 -18 -104Z" fill={paper.white} />
        <path d="M-12 -158L-18 -184M22 -158L18 -184M-18 -108H34" stroke={paper.grey} strokeWidth="3.4" fill="none" />
        <path d="M-6 -96H22V-74H-6Z" fill="none" stroke={paper.grey} strokeWidth="2.4" />
      </>
    )}
    {right && <Arm from={[20, -168]} to={right} sleeve={sleeve} tone={tone} />}
  </Place>
);

function Arm({ from, to, sleeve, tone }: { from: Point; to: Point; sleeve: string; tone: string }) {
  const elbow = [from[0] + (to[0] - from[0]) * 0.48, Math.max(from[1], to[1]) + 14 - Math.abs(to[0] - from[0]) * 0.1] as const;
  return (
    <>
      <Limb d={`M${elbow[0]} ${elbow[1]}L${to[0]} ${to[1]}`} sleeve={tone} hand={to} tone={tone} width={13} />
      <Limb d={`M${from[0]} ${from[1]}L${elbow[0]} ${elbow[1]}`} sleeve={sleeve} width={18} />
    </>
  );
}

/** A pail that hangs from a hand at (0, 0): 50 wide, 74 high; `lit` is the side towards the lamp. */
export const Bucket = ({
  lit = '#c9b48c',
  body = cloth.slate,
  tilt = 0,
  ...place
}: Placed & { lit?: string; body?: string; tilt?: number }) => (
  <Place {...place}>
    <g transform={`rotate(${tilt})`}>
      <path d="M-24 30C-22 -8 22 -8 24 30" fill="none" stroke={paper.grey} strokeWidth="3" />
      <path d="M-26 28H26L19 78H-19Z" fill={body} />
      <path d="M-26 28H-12L-10 78H-19Z" fill={lit} opacity="0.75" />
      <ellipse cx="0" cy="28" rx="26" ry="6" fill="#8fb7b4" />
      <path d="M-22 44H24M-20 64H21" stroke="#00000055" strokeWidth="2.6" />
    </g>
  </Place>
);
