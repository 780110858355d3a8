import { Halo, Hills, Sky } from '../parts/Air.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

const STRIPES = [180, 250, 320, 390, 460, 530, 600, 670, 740, 810, 880, 950] as const;

/** A market stall in the morning: two full baskets, two glasses of tea between them, and a flower left as thanks. */
export const Broker = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} />
    <Halo tones={tones} x={600} y={330} r={330} />
    <Hills tones={tones} y={420} />
    <path d="M0 418H1200V630H0Z" fill={tones.water} />
    <path d="M40 470h120M90 500h80M1010 460h130M1060 496h90" stroke={tones.shine} strokeWidth="6" strokeLinecap="round" />
    <path d="M236 130H254V630H236ZM946 130H964V630H946Z" fill={tones.woodShade} />
    <path d="M236 130H244V630H236ZM946 130H954V630H946Z" fill={tones.wood} />
    <Awning tones={tones} />
    <g transform="translate(-22 0)">
      <Basket tones={tones} x={428} />
      <Mangoes tones={tones} />
    </g>
    <g transform="translate(22 0)">
      <Basket tones={tones} x={772} />
      <Marigolds tones={tones} />
    </g>
    <Table tones={tones} />
    <Tea tones={tones} x={569} />
    <Tea tones={tones} x={632} />
    <Coins tones={tones} />
  </>
);

const Awning = ({ tones }: { tones: Tones }) => (
  <>
    {STRIPES.map((x, index) => (
      <g key={x} fill={index % 2 ? tones.paper : tones.rose}>
        <path d={`M${600 + (x - 600) * 0.72} 40L${x} 150V176A35 35 0 0 0 ${x + 70} 176V150L${600 + (x + 70 - 600) * 0.72} 40Z`} />
        <path d={`M${x} 150V176A35 35 0 0 0 ${x + 70} 176V150Z`} fill={index % 2 ? tones.paperShade : tones.roseShade} />
      </g>
    ))}
    <path d="M294 32H908V46H294Z" fill={tones.woodShade} />
    <path d="M180 211C320 232 880 232 1020 211V222C880 246 320 246 180 222Z" fill={tones.shadow} opacity="0.4" />
  </>
);

const Basket = ({ tones, x }: { tones: Tones; x: number }) => (
  <g transform={`translate(${x} 500)`}>
    <ellipse cx="8" cy="8" rx="118" ry="12" fill={tones.shadow} />
    <path d="M-126 -92H126C122 -40 104 -6 88 4H-88C-104 -6 -122 -40 -126 -92Z" fill={tones.wood} />
    <path d="M60 -92H126C122 -40 104 -6 88 4H40C56 -20 62 -56 60 -92Z" fill={tones.woodShade} />
    <path
      d="M-122 -66Q0 -50 122 -66M-114 -36Q0 -20 114 -36M-98 -8Q0 2 98 -8"
      fill="none"
      stroke={tones.woodDeep}
      strokeWidth="4"
      opacity="0.6"
    />
    <path d="M-84 -84L-66 0M-42 -82L-32 2M0 -80V4M42 -82L32 2M84 -84L66 0" stroke={tones.woodLit} strokeWidth="6" />
    <path d="M-132 -98Q0 -74 132 -98V-84Q0 -60 -132 -84Z" fill={tones.woodLit} />
  </g>
);

const MANGO = 'M-34 6C-36 -22 -8 -40 16 -32C38 -24 42 4 28 22C14 40 -30 38 -34 6Z';
const MANGOES = [
  [352, 396, 0, false],
  [420, 392, 30, true],
  [490, 394, -20, false],
  [520, 404, 40, true],
  [384, 350, -16, true],
  [452, 346, 20, false],
  [418, 306, -30, false],
] as const;

const Mangoes = ({ tones }: { tones: Tones }) => (
  <g>
    {MANGOES.map(([x, y, turn, isRipe]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d={MANGO} fill={isRipe ? tones.brass : tones.brassLit} />
        <path d="M16 -32C38 -24 42 4 28 22C14 40 -12 36 -24 24C4 26 26 4 16 -32Z" fill={isRipe ? tones.brassShade : tones.brass} />
      </g>
    ))}
    <path d="M424 276C430 258 450 250 470 254C462 270 444 280 424 276Z" fill={tones.leaf} />
    <path d="M302 404Q428 426 554 404V416Q428 440 302 416Z" fill={tones.woodLit} />
  </g>
);

const HEADS = [
  [696, 392, 34],
  [766, 388, 38],
  [838, 392, 34],
  [728, 344, 36],
  [802, 342, 36],
  [766, 300, 34],
] as const;
const PETALS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

const Marigold = ({ tones, x, y, r, isRed = false }: { tones: Tones; x: number; y: number; r: number; isRed?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 36})`}>
    <g fill={isRed ? tones.roseShade : tones.brassShade}>
      {PETALS.map((turn) => (
        <circle key={turn} cx="24" r="15" transform={`rotate(${turn})`} />
      ))}
    </g>
    <g fill={isRed ? tones.rose : tones.brass}>
      {PETALS.map((turn) => (
        <circle key={turn} cx="14" r="11" transform={`rotate(${turn + 22})`} />
      ))}
    </g>
    <circle r="10" fill={isRed ? tones.roseLit : tones.brassLit} />
  </g>
);

const Marigolds = ({ tones }: { tones: Tones }) => (
  <>
    <path
      d="M676 410C650 396 644 376 650 366C672 372 690 390 694 408ZM858 410C884 396 890 376 884 366C862 372 846 390 842 408Z"
      fill={tones.leafShade}
    />
    {HEADS.map(([x, y, r], index) => (
      <Marigold key={`${x} ${y}`} tones={tones} x={x} y={y} r={r} isRed={index % 3 === 1} />
    ))}
    <path d="M646 404Q772 426 898 404V416Q772 440 646 416Z" fill={tones.woodLit} />
  </>
);

const Table = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M130 498H1070V524H130Z" fill={tones.woodLit} />
    <path d="M160 524H1040V630H160Z" fill={tones.teal} />
    <path d="M160 524H1040V540H160Z" fill={tones.tealShade} />
    <path d="M160 576H1040" stroke={tones.brassLit} strokeWidth="8" />
    <path
      d="M200 600l20 -14 20 14M280 600l20 -14 20 14M360 600l20 -14 20 14M440 600l20 -14 20 14M520 600l20 -14 20 14M600 600l20 -14 20 14M680 600l20 -14 20 14M760 600l20 -14 20 14M840 600l20 -14 20 14M920 600l20 -14 20 14"
      fill="none"
      stroke={tones.tealLit}
      strokeWidth="5"
    />
  </>
);

const Tea = ({ tones, x }: { tones: Tones; x: number }) => (
  <g transform={`translate(${x} 500) scale(1.12)`}>
    <path
      d="M-6 -84C-18 -104 8 -114 -4 -138M8 -86C0 -102 18 -112 10 -128"
      fill="none"
      stroke={tones.gleam}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M-25 -72H25L19 0H-19Z" fill={tones.glass} />
    <path d="M-23 -54H23L18 -4H-18Z" fill={tones.wood} />
    <path d="M6 -54H23L18 -4H4Z" fill={tones.woodShade} />
    <path d="M-15 -46L-13 -14" stroke={tones.gleam} strokeWidth="5" strokeLinecap="round" />
  </g>
);

const Coins = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M196 492h52M202 482h52M196 472h52" stroke={tones.brassShade} strokeWidth="10" strokeLinecap="round" />
    <path d="M1000 494h52M996 484h52" stroke={tones.brassShade} strokeWidth="10" strokeLinecap="round" />
    <path d="M604 508C612 520 600 534 606 546" fill="none" stroke={tones.leafShade} strokeWidth="5" strokeLinecap="round" />
    <Marigold tones={tones} x={604} y={502} r={24} />
  </>
);
