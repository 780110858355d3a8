import type { ReactNode } from 'react';
import { Lantern, LanternGlow, type LanternLight } from '../../shared/Lantern.tsx';
import { cloth, marigold, night, paper, river, wood } from '../../shared/palette.ts';
import { Glow, Place, type Placed } from '../../shared/Scene.tsx';

const TONES = {
  dusk: {
    hull: '#3b2a2c',
    plank: '#553a35',
    stripe: '#d08a2c',
    band: river.mid,
    cabin: '#5a3d33',
    roof: '#2c2033',
    canvas: '#c9a878',
    under: '#7a5f55',
    line: '#241823',
  },
  night: {
    hull: '#1b1724',
    plank: '#30263a',
    stripe: '#9a6a22',
    band: '#0e4a50',
    cabin: '#2f2633',
    roof: '#17142a',
    canvas: '#6d6384',
    under: '#39324f',
    line: '#100e1c',
  },
  dawn: {
    hull: '#5a4038',
    plank: '#7b594b',
    stripe: '#f0b04a',
    band: river.soft,
    cabin: '#84604b',
    roof: '#54404f',
    canvas: '#efdcb8',
    under: '#b3937d',
    line: '#3d2b30',
  },
} as const;

export type FerryTone = keyof typeof TONES;

type FerryProps = Placed & {
  tone?: FerryTone;
  lantern?: LanternLight | 'none';
  /** Lamplight in the wheelhouse and under the awning. */
  isLit?: boolean;
  /** People on deck, behind the rail; the deck lies at y -62, from x -150 to 300. */
  children?: ReactNode;
};

/** The ferry from the side, her bow to the right: 700 long, the waterline at y 0; what lies below it is for the water to cover. */
export function Ferry({ tone = 'night', lantern = 'blue', isLit = false, children, ...place }: FerryProps) {
  const c = TONES[tone];
  return (
    <Place {...place}>
      {lantern !== 'none' && <LanternGlow x={356} y={-188} r={210} light={lantern} />}
      <path d="M-322 -62V-236h24V-62Z" fill={c.roof} />
      <path d="M-324 -226h28v14h-28Z" fill={c.stripe} />
      {isLit && <Glow x={20} y={-110} r={230} colour={marigold.mid} strength={0.55} squash={0.62} />}
      <path d="M-140 -60V-168M-44 -60V-176M60 -60V-176M158 -60V-168" stroke={c.line} strokeWidth="7" />
      <path d="M-156 -158H180L168 -146H-146Z" fill={c.under} />
      {children}
      <Wheelhouse c={c} isLit={isLit} />
      <Awning c={c} />
      <path d="M-160 -104H232M-160 -84H246" stroke={c.line} strokeWidth="4.5" />
      <path
        d="M-150 -60V-106M-112 -60V-106M-74 -60V-106M-36 -60V-106M2 -60V-106M40 -60V-106M78 -60V-106M116 -60V-106M154 -60V-106M192 -60V-106M228 -60V-104"
        stroke={c.line}
        strokeWidth="4"
      />
      <Hull c={c} />
      <path
        d="M322 -84C324 -130 320 -170 326 -214C330 -236 352 -236 356 -222"
        fill="none"
        stroke={c.line}
        strokeWidth="8"
        strokeLinecap="round"
      />
      {lantern !== 'none' && <Lantern x={356} y={-224} light={lantern} glow={56} />}
    </Place>
  );
}

type Colours = { readonly c: (typeof TONES)[FerryTone] };

const Hull = ({ c }: Colours) => (
  <>
    <path
      d="M-350 -84C-340 -40 -330 -8 -306 22H236C300 6 348 -56 372 -130C326 -82 264 -64 180 -62H-290C-316 -62 -336 -68 -350 -84Z"
      fill={c.hull}
    />
    <path
      d="M-350 -84C-336 -68 -316 -62 -290 -62H180C264 -64 326 -82 372 -130L366 -112C324 -68 262 -52 180 -50H-290C-316 -50 -336 -56 -347 -72Z"
      fill={c.stripe}
    />
    <path
      d="M-347 -72C-336 -56 -316 -50 -290 -50H180C262 -52 324 -68 366 -112L360 -99C320 -56 260 -40 180 -38H-290C-314 -38 -334 -44 -344 -60Z"
      fill={c.band}
    />
    <path
      d="M-334 -24C-326 -20 -310 -18 -290 -18H190C250 -20 300 -36 336 -68M-322 0H200C252 -2 290 -16 318 -40"
      fill="none"
      stroke={c.plank}
      strokeWidth="3.4"
    />
    <path d="M282 -52C294 -66 312 -70 326 -76C324 -60 308 -46 282 -52Z" fill={paper.warm} opacity="0.9" />
    <circle cx="308" cy="-61" r="6" fill={night.deep} />
    <g fill="none" stroke={c.line} strokeWidth="9">
      <circle cx="-190" cy="-24" r="15" />
      <circle cx="-40" cy="-24" r="15" />
      <circle cx="110" cy="-24" r="15" />
    </g>
  </>
);

const Wheelhouse = ({ c, isLit }: Colours & { isLit: boolean }) => (
  <>
    <path d="M-286 -62V-192H-168V-62Z" fill={c.cabin} />
    <path d="M-272 -176H-232V-122H-272ZM-222 -176H-182V-122H-222Z" fill={isLit ? marigold.soft : '#1d2148'} />
    <path d="M-272 -150H-232M-252 -176V-122M-222 -150H-182M-202 -176V-122" stroke={c.cabin} strokeWidth="4" />
    <path d="M-278 -110H-176V-104H-278ZM-278 -92H-176V-86H-278Z" fill={c.roof} opacity="0.5" />
    <path d="M-304 -190C-270 -212 -180 -212 -150 -190V-182H-304Z" fill={c.roof} />
  </>
);

const SCALLOPS = 'q-10.6 16 -21.2 0'.repeat(16);

const Awning = ({ c }: Colours) => (
  <>
    <path d={`M-166 -164C-110 -204 120 -206 186 -164L178 -152${SCALLOPS}Z`} fill={c.canvas} />
    <path d="M-150 -172C-100 -200 110 -200 168 -172" fill="none" stroke={paper.white} strokeWidth="3" opacity="0.35" />
    <path d="M-92 -190l44 -5l4 24l-44 6ZM64 -196l38 3l-3 26l-38 -4Z" fill={cloth.rust} opacity="0.55" />
    <path
      d="M-92 -190l44 -5l4 24l-44 6ZM64 -196l38 3l-3 26l-38 -4Z"
      fill="none"
      stroke={wood.ink}
      strokeWidth="2"
      strokeDasharray="5 4"
      opacity="0.5"
    />
  </>
);

/** A small rowing boat from the side, 150 long. */
export const Skiff = ({ tone = 'night', ...place }: Placed & { tone?: FerryTone }) => (
  <Place {...place}>
    <path d="M-78 -26C-66 6 -50 14 -34 14H34C54 12 70 -4 80 -32C56 -20 -48 -18 -78 -26Z" fill={TONES[tone].hull} />
    <path d="M-78 -26C-48 -18 56 -20 80 -32L78 -25C54 -12 -50 -10 -75 -19Z" fill={TONES[tone].stripe} />
    <path d="M-52 -30L66 4" stroke={TONES[tone].plank} strokeWidth="5" strokeLinecap="round" />
  </Place>
);
