import { Halo, Sky } from '../parts/Air.tsx';
import type { Drawing } from '../parts/tones.ts';

/** A kite of four kinds of paper, one of them a page from a school book, one mended with a patch, rises from a roof. */
export const Maker = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} rise={40} />
    <Halo tones={tones} x={590} y={240} r={330} />
    <Roofs tones={tones} />
    <path d="M548 440C620 470 690 430 752 520" fill="none" stroke={tones.line} strokeWidth="3" />
    <Tail tones={tones} />
    <g transform="translate(590 236) rotate(12)">
      <Kite tones={tones} />
    </g>
    <Parapet tones={tones} />
  </>
);

const Kite = ({ tones }: Drawing) => (
  <>
    <path d="M0 -212L176 -40L0 -40Z" fill={tones.teal} />
    <path d="M0 -212L-176 -40L0 -40Z" fill={tones.brass} />
    <path d="M-176 -40L0 212L0 -40Z" fill={tones.rose} />
    <path d="M176 -40L0 212L0 -40Z" fill={tones.paper} />
    <g stroke={tones.indigoLit} strokeWidth="4">
      <path d="M14 -14H146M14 14H126M14 42H106M14 70H88M14 98H68M14 126H50M14 154H30" />
    </g>
    <path
      d="M22 4C30 -12 36 10 44 0S58 4 72 -2M22 32C30 20 36 38 46 28S60 32 66 26M22 62C28 50 34 66 42 58"
      fill="none"
      stroke={tones.ink}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M-96 14L-40 0L-28 58L-84 70Z" fill={tones.roseLit} />
    <path
      d="M-90 20L-84 18M-72 14L-66 12M-54 9L-48 8M-42 14L-40 22M-37 34L-35 42M-40 54L-46 56M-58 58L-64 60M-76 62L-80 58M-84 48L-86 42M-88 34L-90 28"
      stroke={tones.roseShade}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M60 -96C60 -112 80 -118 86 -104C92 -118 112 -112 112 -96C112 -80 94 -70 86 -62C78 -70 60 -80 60 -96Z" fill={tones.tealLit} />
    <path
      d="M-98 -84h0M-62 -112h0M-62 -66h0M-28 -92h0M-124 -58h0M-26 -148h0M-28 -56h0M-96 -54h0"
      stroke={tones.brassShade}
      strokeWidth="16"
      strokeLinecap="round"
    />
    <path d="M0 -214V214" stroke={tones.woodShade} strokeWidth="8" strokeLinecap="round" />
    <path d="M-178 -40Q0 -72 178 -40" fill="none" stroke={tones.woodShade} strokeWidth="7" strokeLinecap="round" />
    <circle cy="-54" r="9" fill={tones.paper} />
  </>
);

const BOWS = [
  [516, 482, 20, 'brass'],
  [450, 506, -20, 'teal'],
  [384, 484, 30, 'rose'],
  [322, 506, -16, 'brass'],
] as const;

const Tail = ({ tones }: Drawing) => (
  <>
    <path d="M548 440C540 492 486 514 440 502S370 464 336 504S300 530 292 524" fill="none" stroke={tones.line} strokeWidth="4" />
    {BOWS.map(([x, y, turn, tone]) => (
      <path
        key={x}
        d="M0 0L-28 -17V17ZM0 0L28 -17V17Z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill={tones[tone]}
        stroke={tones[tone]}
        strokeWidth="5"
        strokeLinejoin="round"
      />
    ))}
  </>
);

const Roofs = ({ tones }: Drawing) => (
  <>
    <path
      d="M0 500V430H90V396H190V446H260V410H330V470H430V440H500V482H720V446H800V402H880V452H950V380H1060V430H1130V408H1200V560H0Z"
      fill={tones.far}
    />
    <path
      d="M0 560V486H70V510H150V470H240V520H350V500H430V526H620V506H760V528H850V480H940V516H1010V462H1120V500H1200V560Z"
      fill={tones.middle}
    />
    <path d="M100 400V372H130V396ZM975 384V352M960 356H990M836 406V376" stroke={tones.far} strokeWidth="6" fill={tones.far} />
    <g fill={tones.disc}>
      <path d="M186 488h14v18h-14ZM210 488h14v18h-14ZM1040 482h14v20h-14ZM880 500h14v18h-14ZM28 506h14v18h-14ZM388 514h12v14h-12Z" />
    </g>
  </>
);

/** The roof's low wall, with what the kite was made with. */
const Parapet = ({ tones }: Drawing) => (
  <>
    <path d="M0 552H1200V630H0Z" fill={tones.stone} />
    <path d="M0 552H1200V574H0Z" fill={tones.stoneLit} />
    <path d="M0 574H1200V582H0Z" fill={tones.stoneShade} />
    <path d="M130 582V630M430 582V630M730 582V630M1030 582V630" stroke={tones.stoneShade} strokeWidth="4" />
    <ellipse cx="768" cy="562" rx="86" ry="7" fill={tones.shadow} />
    <path d="M690 540L676 558M846 540L860 558" stroke={tones.woodDeep} strokeWidth="10" strokeLinecap="round" />
    <path d="M672 540H864" stroke={tones.woodLit} strokeWidth="12" strokeLinecap="round" />
    <path d="M716 506H820V562H716Z" fill={tones.rose} />
    <path d="M716 506V562M733 506V562M750 506V562M767 506V562M784 506V562M801 506V562" stroke={tones.roseShade} strokeWidth="4" />
    <path d="M704 500H722V566H704ZM814 500H832V566H814Z" fill={tones.wood} />
    <path d="M398 516H456L450 562H404Z" fill={tones.paper} />
    <path d="M438 516H456L450 562H434Z" fill={tones.paperShade} />
    <path d="M404 528H452" stroke={tones.teal} strokeWidth="6" />
    <path d="M440 516L474 452" stroke={tones.wood} strokeWidth="8" strokeLinecap="round" />
    <path d="M470 462L482 436L486 440L478 466Z" fill={tones.brass} />
    <path d="M120 560L210 536M124 540L208 562" stroke={tones.indigoShade} strokeWidth="9" strokeLinecap="round" />
    <circle cx="110" cy="562" r="14" fill="none" stroke={tones.rose} strokeWidth="8" />
    <circle cx="112" cy="536" r="14" fill="none" stroke={tones.rose} strokeWidth="8" />
    <path d="M960 560L1000 520L1070 536L1040 562Z" fill={tones.brassLit} />
    <path d="M1000 520L1070 536L1056 548L984 536Z" fill={tones.teal} />
  </>
);
