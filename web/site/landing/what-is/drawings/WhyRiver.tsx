import { Halo, Stripes } from '#web/art/figures/parts/Air.tsx';
import type { Drawing } from '#web/art/figures/parts/tones.ts';
import { Glow } from '#web/art/shared/Scene.tsx';
import { WheelPetals } from '#web/ui/Wheel.tsx';
import { Birds, LongBank, LongHills, LongSky, LongWater, Marigolds, Reeds } from './Shore.tsx';

/** A book out of which things to do rise; a flower whose edges are soft, half in the mist; a house whose door is its owner's. */
export const WhyRiver = ({ tones }: Drawing) => (
  <>
    <LongSky tones={tones} />
    <Halo tones={tones} x={900} y={236} r={290} />
    <LongHills tones={tones} />
    <LongWater tones={tones} />
    <Birds tones={tones} x={610} y={120} />
    <Birds tones={tones} x={1230} y={96} size={0.8} />
    <SoftFlower tones={tones} />
    <LongBank tones={tones} />
    <Book tones={tones} />
    <House tones={tones} />
    <Reeds tones={tones} x={640} y={560} size={0.9} />
    <Reeds tones={tones} x={1190} y={560} size={0.8} isMirrored />
    <Marigolds tones={tones} x={62} y={556} />
    <Marigolds tones={tones} x={548} y={574} size={0.8} />
    <Marigolds tones={tones} x={1278} y={556} size={0.8} />
    <Marigolds tones={tones} x={1744} y={566} />
  </>
);

const VALUES = [0.92, 0.6, 0.78, 0.98, 0.5, 0.7, 0.84, 0.62, null, 0.88, 0.56, 0.74];
const SOFTNESS = [0.05, 0.14, 0.2, 0.04, 0.16, 0.26, 0.2, 0.24, 0, 0.08, 0.2, 0.1];

const SoftFlower = ({ tones }: Drawing) => (
  <>
    <g className="wheel-detailed topic-flower" transform="translate(900 236) scale(3.7)">
      <WheelPetals values={VALUES} softness={SOFTNESS} />
    </g>
    <g fill={tones.skyMiddle} opacity="0.72">
      <rect x="700" y="322" width="240" height="20" rx="10" />
      <rect x="760" y="352" width="330" height="22" rx="11" />
      <rect x="860" y="300" width="250" height="16" rx="8" />
      <rect x="660" y="380" width="260" height="16" rx="8" />
    </g>
    <Stripes
      colour={tones.brassLit}
      thickness={8}
      rows={[
        [832, 424, 136],
        [856, 446, 108],
        [812, 468, 150],
        [868, 490, 76],
        [844, 512, 96],
      ]}
    />
  </>
);

const Book = ({ tones }: Drawing) => (
  <g transform="translate(300 486)">
    <ellipse cy="66" rx="262" ry="20" fill={tones.shadow} />
    <circle cy="-236" r="104" fill={tones.halo} />
    <circle cy="-236" r="72" fill={tones.disc} />
    <path d="M-196-22C-176-120-110-150-56-128S50-196 104-158S186-80 196-22Z" fill={tones.indigo} />
    <path d="M-196-22C-160-80-96-92-36-76S80-110 130-86S180-52 196-22Z" fill={tones.indigoShade} />
    <path d="M-240 2C-160-56-60-48 0-4C60-48 160-56 240 2V70C160 24 60 28 0 74C-60 28-160 24-240 70Z" fill={tones.roseShade} />
    <path d="M-222-18C-150-70-58-62 0-14V56C-58 10-150 10-222 48Z" fill={tones.paper} />
    <path d="M222-18C150-70 58-62 0-14V56C58 10 150 10 222 48Z" fill={tones.paperShade} />
    <path
      d="M-196 18C-150-8-80-6-26 26M-196-2C-170-16-140-24-110-24M196 18C150-8 80-6 26 26M196-2C170-16 140-24 110-24"
      fill="none"
      stroke={tones.stoneShade}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <PaperBoat tones={tones} />
    <PaperTower tones={tones} />
  </g>
);

const PaperBoat = ({ tones }: Drawing) => (
  <g transform="translate(-92 -44)">
    <path d="M0 0V-150" stroke={tones.woodShade} strokeWidth="9" strokeLinecap="round" />
    <path d="M-6-146C-26-100-54-54-88-22H-6Z" fill={tones.paper} />
    <path d="M-6-146C-10-100-22-54-42-22H-6Z" fill={tones.paperShade} />
    <path d="M8-122C44-96 62-60 66-20H8Z" fill={tones.rose} />
    <path d="M8-122C24-92 32-58 34-20H66C62-60 44-96 8-122Z" fill={tones.roseShade} />
    <path d="M-104-16C-60 2 60 2 104-22C98 20 78 38 50 38H-56C-84 36-100 12-104-16Z" fill={tones.tealShade} />
    <path d="M-104-16C-60 2 60 2 104-22L102-4C60 16-60 16-101 0Z" fill={tones.woodLit} />
  </g>
);

const PaperTower = ({ tones }: Drawing) => (
  <g transform="translate(118 -2)">
    <path d="M-70 0C-78-32-40-38 0-38S78-32 70 0C50 12-50 12-70 0Z" fill={tones.indigoShade} />
    <path d="M-54-40C-60-66-30-72 4-72S60-66 54-40C36-30-36-30-54-40Z" fill={tones.teal} />
    <path d="M14-72C40-71 60-64 54-40C42-33 26-31 8-31C34-40 32-62 14-72Z" fill={tones.tealShade} />
    <path d="M-46-74C-48-98-28-102-2-102S46-98 42-74C26-64-30-64-46-74Z" fill={tones.brass} />
    <path d="M8-102C30-101 46-94 42-74C32-68 18-67 4-66C26-76 24-94 8-102Z" fill={tones.brassShade} />
    <path d="M-32-104C-34-124-18-128 2-128S34-124 32-104C20-96-20-96-32-104Z" fill={tones.rose} />
    <path d="M-20-130C-20-146-10-150 4-150S24-144 22-130C14-124-12-124-20-130Z" fill={tones.paper} />
  </g>
);

const House = ({ tones }: Drawing) => (
  <g transform="translate(1506 504)">
    <path d="M152 14C146-90 152-180 166-250" fill="none" stroke={tones.woodShade} strokeWidth="20" strokeLinecap="round" />
    <path
      d="M96-220C70-280 110-330 160-322C190-366 268-350 266-296C306-262 280-196 226-202C190-168 118-172 96-220Z"
      fill={tones.leafShade}
    />
    <path d="M112-252C104-294 140-316 172-308C200-334 246-324 246-290C216-300 200-282 196-262C166-276 136-270 112-252Z" fill={tones.leaf} />
    <ellipse cx="10" cy="24" rx="230" ry="22" fill={tones.shadow} />
    <path d="M-150-146H130V24H-150Z" fill={tones.wall} />
    <path d="M66-146H130V24H66Z" fill={tones.wallShade} />
    <path d="M-190-132L-120-244H96L166-132Z" fill={tones.rose} />
    <path d="M56-244H96L166-132H112Z" fill={tones.roseShade} />
    <path d="M-172-162H148M-152-192H130M-134-220H112" stroke={tones.roseShade} strokeWidth="4" opacity="0.55" />
    <Glow x={-24} y={-40} r={150} colour={tones.disc} strength={0.6} />
    <path d="M-66 24V-78C-66-112 18-112 18-78V24Z" fill={tones.disc} />
    <path d="M-44 24V-70C-44-92-4-92-4-70V24Z" fill={tones.flame} />
    <path d="M18-84L58-98V40L18 24Z" fill={tones.tealShade} />
    <path d="M26-74L50-82V-34L26-28ZM26-14L50-18V24L26 14Z" fill={tones.teal} />
    <path d="M28-20h0" stroke={tones.brassLit} strokeWidth="9" strokeLinecap="round" />
    <path d="M-132-84H-86V-34H-132Z" fill={tones.brass} />
    <path d="M-109-84V-34M-132-59H-86M-136-34H-82" stroke={tones.wood} strokeWidth="6" />
    <path d="M-96 24H48L92 62H-140Z" fill={tones.stone} />
    <path d="M-66 24H18L62 62H-110Z" fill={tones.disc} opacity="0.55" />
    <Garland tones={tones} />
    <path d="M-136 24H-110L-114 52H-132Z" fill={tones.roseShade} />
    <path d="M-123 26C-150-2-138-24-130-34C-120-18-120-4-123 26C-112-2-100-10-92-12C-94 6-104 20-123 26Z" fill={tones.leafShade} />
  </g>
);

const Garland = ({ tones }: Drawing) => (
  <>
    <path d="M-78-104C-50-78 2-78 30-104" fill="none" stroke={tones.leafShade} strokeWidth="4" />
    <path d="M-78-104h0M-60-92h0M-38-86h0M-12-86h0M12-92h0M30-104h0" stroke={tones.brass} strokeWidth="17" strokeLinecap="round" />
    <path d="M-78-104h0M-60-92h0M-38-86h0M-12-86h0M12-92h0M30-104h0" stroke={tones.brassShade} strokeWidth="6" strokeLinecap="round" />
  </>
);
