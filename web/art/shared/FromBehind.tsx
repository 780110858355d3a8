import { marigold, skin as skins, wood } from './palette.ts';
import { Place, type Placed } from './Scene.tsx';

type Hairdo = 'short' | 'bun' | 'plaits';

type BackProps = Placed & {
  coat: string;
  shade: string;
  hair?: string;
  hairdo?: Hairdo;
  tone?: string;
  rim?: string;
  tilt?: number;
  scarf?: string;
};
type SeatedBackProps = BackProps & { sleeve?: string; lap?: string };

/** The back of a head: the middle of the skull at (0, 0), as large as a head in profile. */
function BackOfHead({ hair, hairdo, tone, rim }: { hair: string; hairdo: Hairdo; tone: string; rim: string | undefined }) {
  return (
    <>
      <path d="M-9 8H9L12 36H-12Z" fill={tone} />
      <circle cx="-18.5" cy="2" r="4.6" fill={tone} />
      <circle cx="18.5" cy="2" r="4.6" fill={tone} />
      <path d="M-19 0C-21 -34 21 -34 19 0C19 9 17 15 13 20C8 17 4 20 0 18C-4 20 -8 17 -13 20C-17 15 -19 9 -19 0Z" fill={hair} />
      {rim && (
        <path d="M4 -25C14 -22 18.500 -13 18.500 -2" fill="none" stroke={rim} strokeWidth="2.4" strokeLinecap="round" opacity="0.7" />
      )}
      {hairdo === 'bun' && <circle cx="0" cy="10" r="12" fill={hair} stroke="#00000026" strokeWidth="2" />}
      {hairdo === 'plaits' && (
        <g fill="none" strokeLinecap="round">
          <path d="M0 -26C1 -12 -1 0 0 14" stroke={tone} strokeWidth="1.8" />
          <path d="M-13 10C-20 26 -17 44 -19 66M13 10C20 26 17 44 19 66" stroke={hair} strokeWidth="9" />
          <path d="M-19 60L-19 64M19 60L19 64" stroke={marigold.mid} strokeWidth="10" strokeLinecap="butt" />
          <path d="M-19 72V68M19 72V68" stroke={hair} strokeWidth="7" />
        </g>
      )}
    </>
  );
}

/** A cotton scarf round the neck, its ends down the back. */
const Scarf = ({ fill, y }: { fill: string; y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path d="M-2 8L-12 58H2L10 8ZM4 8L8 44H20L14 6Z" fill={fill} />
    <path d="M-12 54L-12.500 62H1.500L2 54ZM8 40L8.500 48H20.500L20 40Z" fill={marigold.deep} />
    <path d="M-17 3C-10 15 10 15 17 3L14 -9C6 -3 -6 -3 -14 -9Z" fill={fill} />
    <path d="M-16 6C-8 14 8 14 16 6" fill="none" stroke={marigold.deep} strokeWidth="2.4" />
  </g>
);

/** Someone at a rail, seen from behind: standing on (0, 0), 240 high, both forearms forward at the height of the waist. */
export const LeaningBack = ({
  coat,
  shade,
  hair = wood.ink,
  hairdo = 'short',
  tone = skins.mid,
  rim,
  tilt = 0,
  scarf,
  ...place
}: BackProps) => (
  <Place {...place}>
    <path d="M-30 -92H-1L-5 0H-27ZM1 -92H30L27 0H5Z" fill={wood.ink} />
    <g transform={`rotate(${tilt} 0 -180) translate(0 -212)`}>
      <BackOfHead hair={hair} hairdo={hairdo} tone={tone} rim={rim} />
    </g>
    <path
      d="M-12 -186C-30 -184 -40 -176 -44 -160C-50 -142 -58 -130 -60 -118C-56 -112 -48 -110 -40 -114L-32 -132C-32 -112 -34 -92 -38 -64H38C34 -92 32 -112 32 -132L40 -114C48 -110 56 -112 60 -118C58 -130 50 -142 44 -160C40 -176 30 -184 12 -186C6 -181 -6 -181 -12 -186Z"
      fill={coat}
    />
    <path d="M-12 -186C-6 -178 6 -178 12 -186L15 -184C8 -172 -8 -172 -15 -184Z" fill={shade} />
    <path d="M-32 -134C-31 -146 -33 -152 -36 -158M32 -134C31 -146 33 -152 36 -158M0 -170V-70" fill="none" stroke={shade} strokeWidth="3" />
    {scarf && <Scarf fill={scarf} y={-184} />}
    {rim && (
      <path
        d="M14 -185C30 -183 40 -176 44 -160C49 -142 57 -131 60 -119"
        fill="none"
        stroke={rim}
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity="0.8"
      />
    )}
  </Place>
);

/** Someone who sits on a step, seen from behind: 150 high, the seat at (0, 0), arms round the knees. */
export const SeatedBack = ({
  coat,
  shade,
  sleeve,
  lap = shade,
  hair = wood.ink,
  hairdo = 'short',
  tone = skins.mid,
  rim,
  tilt = 0,
  scarf,
  ...place
}: SeatedBackProps) => (
  <Place {...place}>
    <path d="M-52 4C-56 -16 -48 -30 -34 -36H34C48 -30 56 -16 52 4C30 10 -30 10 -52 4Z" fill={lap} />
    <path
      d="M-11 -104C-28 -102 -38 -94 -42 -78C-46 -60 -50 -44 -50 -32C-46 -26 -40 -26 -36 -30C-38 -16 -38 -6 -37 2C-14 8 14 8 37 2C38 -6 38 -16 36 -30C40 -26 46 -26 50 -32C50 -44 46 -60 42 -78C38 -94 28 -102 11 -104C6 -99 -6 -99 -11 -104Z"
      fill={coat}
    />
    {sleeve && (
      <path
        d="M-34 -98C-40 -90 -44 -70 -50 -34C-46 -25 -39 -25 -36 -31C-32 -50 -31 -72 -27 -88ZM34 -98C40 -90 44 -70 50 -34C46 -25 39 -25 36 -31C32 -50 31 -72 27 -88Z"
        fill={sleeve}
      />
    )}
    <path d="M-35 -32C-33 -48 -33 -58 -36 -70M35 -32C33 -48 33 -58 36 -70" fill="none" stroke={shade} strokeWidth="3" />
    <path d="M-13 -104C-6 -95 6 -95 13 -104L15 -102C8 -90 -8 -90 -15 -102Z" fill={shade} />
    <g transform={`rotate(${tilt} 0 -100) translate(0 -130)`}>
      <BackOfHead hair={hair} hairdo={hairdo} tone={tone} rim={rim} />
    </g>
    {scarf && <Scarf fill={scarf} y={-103} />}
    {rim && (
      <path
        d="M13 -103C28 -101 38 -94 42 -78C46 -60 50 -46 50 -34"
        fill="none"
        stroke={rim}
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity="0.85"
      />
    )}
  </Place>
);
