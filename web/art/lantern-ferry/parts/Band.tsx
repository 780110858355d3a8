import { Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, marigold, paper, skin, wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';

type BandsmanProps = Placed & {
  plays?: 'trumpet' | 'trombone' | 'sousaphone' | 'drum' | 'baton';
  brass?: string;
  rim?: string;
  tone?: string;
};

/** A man of the Moonlight Brass Band: maroon, gold braid, peaked cap; 240 high. Joseph has the baton and the moustache. */
export function Bandsman({ plays = 'trumpet', brass = marigold.mid, rim, tone = skin.mid, ...place }: BandsmanProps) {
  return (
    <Place {...place}>
      <path d="M-30 -92H0L-6 -2H-28ZM0 -92H32L28 -2H6Z" fill={cloth.wine} />
      <path d="M-28 -4H-4C0 -4 1 3 1 3H-30ZM6 -4H30C36 -4 37 3 37 3H6Z" fill={wood.ink} />
      <path d="M-26 -90L-25 -6M29 -90L26 -6" stroke={brass} strokeWidth="3.4" />
      {plays === 'sousaphone' && <Sousaphone brass={brass} />}
      <Head x={2} y={-213} skin={tone} cover="cap" fill={cloth.maroon} rim={rim} />
      {plays === 'baton' && <path d="M8 -208C14 -212 24 -210 30 -202C22 -200 14 -202 8 -204Z" fill={wood.ink} />}
      <path d="M-29 -181C-14 -190 14 -190 29 -181C36 -150 34 -112 36 -84H-36C-36 -112 -36 -150 -29 -181Z" fill={cloth.maroon} />
      <path d="M-14 -166H20M-14 -150H22M-14 -134H23M-14 -118H24M-36 -88H36" stroke={brass} strokeWidth="4.4" strokeLinecap="round" />
      <path d="M-32 -180h17v8h-19ZM15 -180h17l2 8h-19Z" fill={brass} />
      {plays === 'sousaphone' && (
        <path
          d="M-34 -96C-10 -64 40 -82 44 -126C46 -160 40 -190 18 -196"
          fill="none"
          stroke={brass}
          strokeWidth="15"
          strokeLinecap="round"
        />
      )}
      <Playing plays={plays} brass={brass} tone={tone} />
    </Place>
  );
}

function Playing({ plays, brass, tone }: { plays: NonNullable<BandsmanProps['plays']>; brass: string; tone: string }) {
  if (plays === 'trumpet')
    return (
      <>
        <path d="M18 -202L92 -216" stroke={brass} strokeWidth="6" />
        <path d="M84 -215C100 -220 108 -232 112 -242L120 -196C110 -204 98 -210 86 -208Z" fill={brass} />
        <path d="M40 -204C42 -190 66 -194 66 -209" stroke={brass} strokeWidth="5" fill="none" />
        <Limb d="M20 -168C36 -158 48 -176 52 -196" sleeve={cloth.maroon} hand={[52, -200]} tone={tone} width={16} />
      </>
    );
  if (plays === 'trombone')
    return (
      <>
        <path d="M18 -202L140 -182M24 -192L134 -174C144 -172 146 -180 138 -183" stroke={brass} strokeWidth="4.6" fill="none" />
        <path d="M-30 -226C-44 -236 -50 -250 -52 -258L-62 -214C-50 -218 -40 -218 -28 -216L30 -200V-208Z" fill={brass} />
        <Limb d="M20 -168C44 -148 72 -160 92 -184" sleeve={cloth.maroon} hand={[93, -186]} tone={tone} width={16} />
      </>
    );
  if (plays === 'drum')
    return (
      <>
        <path d="M-8 -134H62V-86H-8Z" fill={cloth.teal} />
        <ellipse cx="27" cy="-134" rx="35" ry="9" fill={paper.warm} />
        <path d="M-8 -130L10 -88L27 -126L44 -88L62 -130" fill="none" stroke={brass} strokeWidth="3" />
        <Limb d="M22 -168C38 -152 46 -148 50 -156" sleeve={cloth.maroon} hand={[50, -158]} tone={tone} width={16} />
        <path d="M50 -158L20 -138" stroke={wood.pale} strokeWidth="4" strokeLinecap="round" />
      </>
    );
  if (plays === 'baton')
    return (
      <>
        <path d="M62 -200L92 -250" stroke={paper.white} strokeWidth="4" strokeLinecap="round" />
        <Limb d="M20 -168C42 -158 54 -176 60 -196" sleeve={cloth.maroon} hand={[61, -200]} tone={tone} width={16} />
      </>
    );
  return <Limb d="M20 -166C34 -150 40 -140 40 -128" sleeve={cloth.maroon} hand={[41, -124]} tone={tone} width={16} />;
}

/** The coil round the body and the bell above, like a second moon. */
const Sousaphone = ({ brass }: { brass: string }) => (
  <>
    <path d="M-34 -96C-62 -128 -58 -190 -30 -232" fill="none" stroke={brass} strokeWidth="17" strokeLinecap="round" />
    <circle cx="2" cy="-286" r="66" fill={brass} />
    <circle cx="2" cy="-286" r="66" fill="none" stroke={marigold.pale} strokeWidth="5" />
    <circle cx="4" cy="-284" r="46" fill={marigold.deep} opacity="0.75" />
    <circle cx="6" cy="-281" r="22" fill={marigold.burnt} />
    <path d="M-46 -312A56 56 0 0 1 -14 -338" fill="none" stroke={paper.white} strokeWidth="6" strokeLinecap="round" opacity="0.8" />
  </>
);
