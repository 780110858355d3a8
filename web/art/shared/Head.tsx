import { marigold, skin as skins, wood } from './palette.ts';

export type Cover = 'short' | 'bun' | 'plaits' | 'shawl' | 'cap' | 'hood' | 'bald' | 'cloth' | 'back';

export type HeadProps = {
  x?: number;
  y?: number;
  size?: number;
  tilt?: number;
  skin?: string;
  hair?: string;
  cover?: Cover;
  /** Of the shawl, cap, hood or head cloth. */
  fill?: string;
  /** A rim of light along the face. */
  rim?: string | undefined;
};

const FACE =
  'M-14 -10C-14 -26 13 -28 16 -9C17 -5 22 0 20 3C19 4 17 4 17 7C17 10 16 11 15 13C15 18 10 20 5 19L6 34H-12L-10 14C-14 8 -16 -2 -14 -10Z';
const HAIR = 'M17 -12C11 -15 5 -15 1 -10C-1 -4 -4 -3 -5 4C-7 11 -11 15 -14 13C-21 3 -21 -14 -13 -22C-3 -32 17 -27 17 -12Z';

const HIDES_EAR: ReadonlySet<Cover> = new Set(['shawl', 'hood', 'back']);

/** A head in profile, looking right; about 46 high, the middle of the skull at (0, 0). */
export const Head = ({
  x = 0,
  y = 0,
  size = 1,
  tilt = 0,
  skin = skins.mid,
  hair = wood.ink,
  cover = 'short',
  fill = hair,
  rim,
}: HeadProps) => (
  <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size})`}>
    {cover === 'plaits' && <Plait hair={hair} d="M-10 4C-24 18 -16 36 -24 60" />}
    <path d={FACE} fill={skin} />
    {rim && (
      <path
        d="M12 -18C16 -14 16 -8 17 -6C18 -3 22 0 20 3C19 4 17 4 17 7C17 10 16 11 15 13C15 17 11 19 7 19"
        fill="none"
        stroke={rim}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    )}
    <Covering cover={cover} hair={hair} fill={fill} />
    {!HIDES_EAR.has(cover) && <path d="M-1 -4C4 -4 4 6 -2 7C-6 5 -6 -3 -1 -4Z" fill={skin} stroke="#0000002e" strokeWidth="1.6" />}
  </g>
);

function Covering({ cover, hair, fill }: { cover: Cover; hair: string; fill: string }) {
  if (cover === 'shawl')
    return <path d="M18 -14C14 -34 -18 -34 -22 -8C-23 10 -22 24 -30 40H12C2 26 -2 12 0 -2C6 -10 12 -12 18 -14Z" fill={fill} />;
  if (cover === 'hood')
    return <path d="M21 -14C16 -40 -26 -36 -25 -4C-25 12 -24 24 -28 36H16C4 26 0 6 5 -6C10 -12 16 -12 21 -14Z" fill={fill} />;
  if (cover === 'cap')
    return (
      <>
        <path d={HAIR} fill={hair} />
        <path d="M-19 -8C-22 -30 16 -32 18 -13L31 -8C28 -4 20 -6 15 -8Z" fill={fill} />
        <path d="M-19 -10C-8 -15 6 -16 17 -14L18 -9C6 -11 -8 -10 -19 -5Z" fill={marigold.mid} />
      </>
    );
  if (cover === 'cloth')
    return (
      <path
        d="M18 -10C10 -14 -6 -10 -18 0C-24 -16 -14 -32 4 -30C16 -28 20 -18 18 -10ZM-16 -2C-26 4 -26 16 -22 26C-16 18 -12 10 -10 2Z"
        fill={fill}
      />
    );
  if (cover === 'bald') return <path d="M-8 10C-10 14 -13 15 -15 13C-20 5 -21 -5 -17 -13C-13 -8 -11 2 -8 10Z" fill={hair} />;
  if (cover === 'back') return <path d="M-17 0C-18 -34 20 -34 18 0C18 14 12 20 0 20S-16 14 -17 0Z" fill={hair} />;
  return (
    <>
      {cover === 'bun' && <circle cx="-20" cy="-4" r="10.5" fill={hair} />}
      <path d={HAIR} fill={hair} />
      {cover === 'plaits' && <Plait hair={hair} d="M-6 8C-14 24 -4 40 -8 64" />}
    </>
  );
}

const Plait = ({ hair, d }: { hair: string; d: string }) => (
  <>
    <path d={d} stroke={hair} strokeWidth="8" strokeLinecap="round" fill="none" />
    <path d={d} stroke={marigold.mid} strokeWidth="8" strokeLinecap="butt" strokeDasharray="0 46 6 60" fill="none" />
  </>
);
