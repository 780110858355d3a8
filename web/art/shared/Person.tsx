import { Head } from './Head.tsx';
import { Lantern, type LanternLight } from './Lantern.tsx';
import { cloth, marigold, paper, skin, wood } from './palette.ts';
import { Place, type Placed } from './Scene.tsx';

/** Everyone stands on (0, 0), looks right and is about 240 high (Tuli 172). `rim` is the colour of the light that touches them. */
type PersonProps = Placed & { rim?: string };

type LimbProps = { d: string; sleeve: string; hand?: readonly [number, number]; tone?: string; width?: number };

/** An arm or a leg: a rounded stroke and, if told where, a hand. */
export const Limb = ({ d, sleeve, hand, tone = skin.mid, width = 17 }: LimbProps) => (
  <>
    <path d={d} fill="none" stroke={sleeve} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
    {hand && <circle cx={hand[0]} cy={hand[1]} r={width * 0.52} fill={tone} />}
  </>
);

const KURTA = 'M-27 -180C-14 -190 14 -190 27 -180C33 -150 32 -112 38 -66H-36C-36 -112 -34 -150 -27 -180Z';
const TROUSERS = 'M-30 -70H0L-6 -4H-26ZM2 -70H34L27 -4H8Z';
const FEET = 'M-28 -6H-4C0 -6 2 0 0 2H-28ZM6 -6H30C36 -6 38 0 36 2H6Z';
const SARI =
  'M-24 -182C-12 -190 12 -190 25 -181C31 -158 26 -134 31 -112C42 -72 46 -30 50 0H-42C-40 -42 -38 -82 -30 -112C-33 -140 -33 -162 -24 -182Z';

/** The cousin: a slight young man in a pale kurta, here with the grandmother's umbrella. */
export const Dev = ({ rim, umbrella = true, kurta = cloth.cream, ...place }: PersonProps & { umbrella?: boolean; kurta?: string }) => (
  <Place {...place}>
    <Limb d="M-20 -168C-30 -140 -30 -118 -22 -96" sleeve={kurta} hand={[-20, -90]} width={16} />
    <path d={TROUSERS} fill={wood.deep} />
    <path d={FEET} fill={wood.ink} />
    <Head x={2} y={-213} skin={skin.mid} rim={rim} />
    <path d={KURTA} fill={kurta} />
    <path d="M-4 -184C-6 -160 -2 -140 0 -128M-34 -72H36" stroke={wood.soft} strokeWidth="2.4" fill="none" opacity="0.6" />
    {umbrella && <Umbrella x={50} y={-150} />}
    {umbrella ? (
      <Limb d="M20 -170C34 -150 44 -140 50 -150" sleeve={kurta} hand={[51, -152]} width={16} />
    ) : (
      <Limb d="M20 -170C30 -146 30 -120 26 -96" sleeve={kurta} hand={[26, -90]} width={16} />
    )}
  </Place>
);

/** Held at (0, 0), open above it. */
export const Umbrella = ({ fill = '#15131f', line = '#3a3648', ...place }: Placed & { fill?: string; line?: string }) => (
  <Place {...place}>
    <path d="M0 12V-118" stroke={line} strokeWidth="5" strokeLinecap="round" />
    <path d="M0 10C0 22 14 22 14 12" stroke={line} strokeWidth="5" fill="none" strokeLinecap="round" />
    <path
      d="M-112 -52C-96 -116 -44 -128 0 -128S96 -116 112 -52C98 -66 76 -66 62 -54C46 -68 14 -68 0 -56C-14 -68 -46 -68 -62 -54C-76 -66 -98 -66 -112 -52Z"
      fill={fill}
    />
    <path d="M0 -128C-30 -112 -52 -90 -62 -54M0 -128C30 -112 52 -90 62 -54M0 -128V-56" stroke={line} strokeWidth="2.4" fill="none" />
    <path d="M0 -126V-138" stroke={line} strokeWidth="5" strokeLinecap="round" />
  </Place>
);

/** The engineer: sturdy, sixty, in overalls, grey hair in a knot. With `reach` her arms are up at something before her. */
export const Ayesha = ({ rim, reach = false, ...place }: PersonProps & { reach?: boolean }) => (
  <Place {...place}>
    {reach ? <Limb d="M20 -172C46 -190 52 -220 50 -246" sleeve={cloth.rust} hand={[50, -256]} tone={skin.deep} width={20} /> : null}
    <path d="M-33 -176C-16 -188 18 -188 32 -176C38 -150 36 -120 34 -98H-34C-38 -124 -38 -152 -33 -176Z" fill={cloth.rust} />
    <Head x={3} y={-211} size={1.05} skin={skin.deep} hair="#9a9aa6" cover="bun" rim={rim} />
    <path d="M-22 -164H22L26 -126C40 -118 40 -96 40 -80L36 -4H8L2 -76L-6 -4H-36L-40 -80C-40 -96 -40 -118 -26 -126Z" fill={cloth.slate} />
    <path d="M-20 -164L-24 -186M20 -164L22 -186" stroke={cloth.slate} strokeWidth="9" />
    <path d="M-12 -150H12V-130H-12Z" fill="none" stroke={paper.grey} strokeWidth="2" opacity="0.6" />
    <path d="M-38 -6H-2C0 2 0 4 0 4H-40ZM6 -6H40C46 0 46 4 46 4H6Z" fill={wood.ink} />
    {rim && <path d="M34 -176C40 -150 38 -126 40 -84L37 -6" fill="none" stroke={rim} strokeWidth="3" opacity="0.8" />}
    {reach ? (
      <Limb d="M-24 -168C-2 -176 26 -196 40 -232" sleeve={cloth.rust} hand={[43, -242]} tone={skin.deep} width={20} />
    ) : (
      <>
        <Limb d="M-30 -166C-42 -140 -44 -118 -38 -94" sleeve={cloth.rust} hand={[-37, -86]} tone={skin.deep} width={19} />
        <Limb d="M28 -166C40 -140 42 -118 36 -94" sleeve={cloth.rust} hand={[35, -86]} tone={skin.deep} width={19} />
      </>
    )}
  </Place>
);

/** Eleven years old, two plaits, a school frock; 172 high. */
export const Tuli = ({ rim, frock = cloth.teal, ...place }: PersonProps & { frock?: string }) => (
  <Place {...place}>
    <path d="M-12 -46L-13 -4M12 -46L13 -4" stroke={skin.mid} strokeWidth="11" />
    <path d="M-20 -4H-4V2H-20ZM6 -4H24V2H6Z" fill={wood.ink} />
    <Limb d="M-14 -112C-24 -92 -26 -78 -24 -62" sleeve={skin.mid} width={11} />
    <path d="M-19 -120C-8 -126 8 -126 19 -120C22 -98 30 -66 38 -40H-36C-30 -66 -22 -98 -19 -120Z" fill={frock} />
    <path d="M-34 -48H36" stroke={paper.warm} strokeWidth="4" opacity="0.7" />
    <Head x={1} y={-147} size={0.94} skin={skin.mid} cover="plaits" rim={rim} />
    <Limb d="M15 -112C26 -92 28 -78 26 -62" sleeve={skin.mid} width={11} />
  </Place>
);

/** The elder sister: lean, nearly eighty, a man's waistcoat over a white sari, a lamp held up. */
export const Mala = ({ rim, lamp = 'amber', ...place }: PersonProps & { lamp?: LanternLight | 'none' }) => (
  <Place {...place}>
    <path d={SARI} fill={paper.warm} transform="scale(0.88 1)" />
    <path d="M-36 -12H43V-5H-37Z" fill={cloth.maroon} />
    <path d="M-10 -112C-12 -76 -16 -40 -18 0M8 -112C12 -76 14 -40 18 0" stroke={paper.grey} strokeWidth="3" fill="none" />
    <Limb d="M-18 -168C-30 -142 -30 -122 -24 -100" sleeve={paper.warm} hand={[-23, -92]} tone={skin.deep} width={14} />
    <Head x={3} y={-213} skin={skin.deep} hair="#e9e6e2" cover="bun" rim={rim} />
    <path
      d="M-24 -182C-12 -190 12 -190 24 -181C28 -158 26 -132 28 -106C10 -98 -10 -98 -28 -104C-30 -134 -30 -162 -24 -182Z"
      fill={wood.deep}
    />
    <path d="M2 -184C-2 -150 2 -124 6 -102" stroke={wood.soft} strokeWidth="2.4" fill="none" />
    {lamp !== 'none' && <Lantern x={62} y={-226} light={lamp} size={0.9} />}
    <Limb d="M18 -170C36 -168 52 -190 60 -216" sleeve={paper.warm} hand={[61, -224]} tone={skin.deep} width={14} />
  </Place>
);

/** A woman in a sari with her head covered and a stick: Rukmini, unless another cloth is given. */
export const Rukmini = ({ rim, sari = cloth.leaf, stick = true, ...place }: PersonProps & { sari?: string; stick?: boolean }) => (
  <Place {...place}>
    {stick && <path d="M58 2L52 -196" stroke={wood.soft} strokeWidth="7" strokeLinecap="round" />}
    <path d={SARI} fill={sari} />
    <path d="M-41 -16H48L50 -6H-42Z" fill={marigold.deep} />
    <Head x={2} y={-212} skin={skin.deep} hair="#777" cover="shawl" fill={sari} rim={rim} />
    <path d="M24 -182C14 -148 -16 -116 -32 -96L-35 -72C-8 -100 22 -128 30 -152Z" fill={marigold.deep} opacity="0.85" />
    <Limb d="M20 -168C36 -142 44 -128 54 -128" sleeve={sari} hand={[55, -128]} tone={skin.deep} width={16} />
  </Place>
);
