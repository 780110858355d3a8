import { Halo, Stripes } from '#web/art/figures/parts/Air.tsx';
import type { Drawing } from '#web/art/figures/parts/tones.ts';
import { Glow } from '#web/art/shared/Scene.tsx';
import { EVEN_PETALS, WheelPetals } from '#web/ui/Wheel.tsx';
import { Kite, Reels } from './Kite.tsx';
import { Birds, LongBank, LongHills, LongSky, LongWater, Marigolds, Reeds } from './Shore.tsx';

/** A ferry sets out under a string of twelve lights; many strings hold one kite; a page lies open under a lamp. */
export const HowBank = ({ tones }: Drawing) => (
  <>
    <LongSky tones={tones} />
    <Halo tones={tones} x={300} y={250} r={230} />
    <circle cx="300" cy="250" r="70" fill={tones.disc} />
    <LongHills tones={tones} />
    <LongWater tones={tones} />
    <Birds tones={tones} x={1250} y={110} size={0.9} />
    <Lights tones={tones} />
    <Ferry tones={tones} />
    <LongBank tones={tones} />
    <Kite tones={tones} />
    <Reels tones={tones} />
    <ReadingPlace tones={tones} />
    <Reeds tones={tones} x={96} y={574} />
    <Reeds tones={tones} x={590} y={584} size={1.1} isMirrored />
    <Reeds tones={tones} x={1206} y={580} size={0.9} />
    <Marigolds tones={tones} x={500} y={570} size={0.9} />
    <Marigolds tones={tones} x={1752} y={572} />
  </>
);

/** Six are round like a lantern, six are cut like a tile: stories and games. */
const Lights = ({ tones }: Drawing) => (
  <>
    <path d="M28 60V560M572 60V560" stroke={tones.woodShade} strokeWidth="14" strokeLinecap="round" />
    <path d="M28 84C150 190 450 190 572 84" fill="none" stroke={tones.woodDeep} strokeWidth="4" />
    {Array.from({ length: 12 }, (_, index) => {
      const along = (index + 1) / 13;
      const [x, y] = [28 + 544 * along, 84 + 4 * 79 * along * (1 - along)];
      const isRound = index % 2 === 0;
      return (
        <g key={along} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <path d="M0 0V12" stroke={tones.woodDeep} strokeWidth="3" />
          {isRound ? <circle cy="24" r="14" fill={tones.brass} /> : <path d="M0 8L15 25L0 42L-15 25Z" fill={tones.teal} />}
          {isRound ? <circle cy="24" r="6" fill={tones.flame} /> : <path d="M0 17L7 25L0 33L-7 25Z" fill={tones.tealLit} />}
        </g>
      );
    })}
  </>
);

const Ferry = ({ tones }: Drawing) => (
  <g transform="translate(300 462)">
    <ellipse cx="6" cy="44" rx="232" ry="20" fill={tones.shadow} />
    <path d="M-126-8C-122-120 66-120 72-8Z" fill={tones.wood} />
    <path d="M-126-8C-122-120-40-120-34-8Z" fill={tones.woodLit} />
    <path d="M-126-8C-122-92-92-92-88-8Z" fill={tones.woodShade} />
    <path d="M-34-8C-40-120 66-120 72-8H40C38-92 4-92 0-8Z" fill={tones.woodShade} opacity="0.55" />
    <path d="M-84-66H66M-62-86H48M-88-44H72" stroke={tones.woodDeep} strokeWidth="3" opacity="0.5" />
    <Glow x={140} y={-72} r={120} colour={tones.disc} strength={0.9} />
    <path d="M140 0V-112C140-128 118-128 118-112" fill="none" stroke={tones.woodDeep} strokeWidth="7" strokeLinecap="round" />
    <path d="M103-98H133L140-58C140-46 96-46 96-58Z" fill={tones.disc} />
    <path d="M98-98H138L118-116ZM94-62H142V-52H94Z" fill={tones.brassDeep} />
    <path d="M118-90C126-78 126-68 118-66C110-68 110-78 118-90Z" fill={tones.flame} />
    <path d="M-176-40L-222 70" stroke={tones.woodDeep} strokeWidth="7" strokeLinecap="round" />
    <path d="M-222-34C-150 6 130 10 226-52C208 16 176 44 126 46H-120C-176 44-208 10-222-34Z" fill={tones.tealShade} />
    <path d="M-222-34C-150 6 130 10 226-52L218-26C130 30-150 26-212-10Z" fill={tones.teal} />
    <path d="M-222-34C-150 6 130 10 226-52L222-42C130 18-150 14-218-24Z" fill={tones.woodLit} />
    <path d="M-120 26h0M-80 30h0M-40 32h0M0 32h0M40 32h0M80 30h0M120 24h0" stroke={tones.brassLit} strokeWidth="10" strokeLinecap="round" />
    <Stripes
      colour={tones.brassLit}
      rows={[
        [84, 62, 76],
        [62, 78, 110],
      ]}
    />
  </g>
);

/** A page with a flower on it, a bowl of tea, and light to read by. */
const ReadingPlace = ({ tones }: Drawing) => (
  <g transform="translate(1500 0)">
    <Glow x={128} y={150} r={250} colour={tones.disc} strength={0.75} />
    <path d="M216 520V96" stroke={tones.woodShade} strokeWidth="14" strokeLinecap="round" />
    <path d="M216 106C216 58 128 56 128 92" fill="none" stroke={tones.woodShade} strokeWidth="10" strokeLinecap="round" />
    <path d="M108 102H148L162 166H94Z" fill={tones.disc} />
    <path d="M102 104H154L128 80ZM90 164H166V178H90Z" fill={tones.brassShade} />
    <path d="M128 120C140 136 140 152 128 156C116 152 116 136 128 120Z" fill={tones.flame} />
    <ellipse cx="0" cy="540" rx="262" ry="22" fill={tones.shadow} />
    <path d="M-220 440H220V466H-220Z" fill={tones.wood} />
    <path d="M-220 440H220V450H-220Z" fill={tones.woodLit} />
    <path d="M-196 466H-166L-172 540H-190ZM166 466H196L190 540H172Z" fill={tones.woodShade} />
    <path d="M-196 466H196V480H-196Z" fill={tones.woodShade} />
    <path d="M-116 440L-84 404H16L32 440Z" fill={tones.woodShade} />
    <g transform="translate(-44 408) rotate(-4)">
      <path d="M-150 12L-120-190H116L150 12Z" fill={tones.indigoShade} />
      <path d="M-140 2L-112-182H-2L-2 2Z" fill={tones.paper} />
      <path d="M140 2L108-182H-2L-2 2Z" fill={tones.paperShade} />
      <g className="wheel-detailed topic-flower" transform="translate(-64 -104) scale(0.92)">
        <WheelPetals values={EVEN_PETALS.map((_, index) => READ[index] ?? null)} />
      </g>
      <path
        d="M26-152H94M24-128H98M22-104H84M20-80H104M18-56H108M16-32H80"
        stroke={tones.stoneDeep}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M-108-32H-24" stroke={tones.stoneShade} strokeWidth="6" strokeLinecap="round" />
    </g>
    <path d="M150 410C152 436 160 440 176 440H190C206 440 214 436 216 410Z" fill={tones.rose} />
    <path d="M196 410C196 430 192 440 184 440H190C206 440 214 436 216 410Z" fill={tones.roseShade} />
    <path d="M146 408C146 400 220 400 220 408S146 416 146 408Z" fill={tones.roseLit} />
    <path
      d="M172 392C162 376 184 368 174 350M194 392C184 376 206 368 196 350"
      fill="none"
      stroke={tones.paper}
      strokeWidth="5"
      strokeLinecap="round"
      opacity="0.8"
    />
  </g>
);
const READ = [0.9, 0.55, 0.75, 1, 0.45, 0.65, 0.85, 0.6, 0.7, 0.95, 0.5, 0.8];
