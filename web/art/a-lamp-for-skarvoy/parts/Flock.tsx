import { Place, type Placed } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { pine, tar, wool } from './colours.ts';

/** A woolly outline: an ellipse made of round locks. */
function fleece(rx: number, ry: number, locks: number, x = 0, y = 0): string {
  const at = (n: number) => {
    const turn = (n / locks) * Math.PI * 2;
    return [tidy(x + rx * Math.cos(turn)), tidy(y + ry * Math.sin(turn))] as const;
  };
  let path = `M${at(0).join(' ')}`;
  for (let n = 1; n <= locks; n += 1) {
    const [fromX, fromY] = at(n - 1);
    const [toX, toY] = at(n);
    const r = tidy(Math.hypot(toX - fromX, toY - fromY) * 0.58);
    path += `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  }
  return `${path}Z`;
}

type RamProps = Placed & { isWet?: boolean; coat?: string };

/** Bishop the ram from the side, with the face of a judge: 210 long, 170 high, standing on (0, 0), looking right. */
export const Bishop = ({ isWet = false, coat = isWet ? wool.grey : wool.white, ...place }: RamProps) => (
  <Place {...place}>
    <path d="M-66 -52V0H-46V-48ZM-36 -48V0H-16V-46ZM34 -48V0H54V-48ZM62 -54V0H82L80 -52Z" fill={wool.dark} />
    <path d={fleece(100, 50, 17, 2, -86)} fill={coat} />
    <path
      d="M-70 -86q14 12 28 0M-26 -104q14 12 28 0M-20 -62q14 12 28 0M24 -84q14 12 28 0M-58 -114q12 10 24 0"
      stroke={isWet ? wool.brown : wool.soft}
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    {isWet && <path d="M-80 -34v16M-50 -30v22M-4 -28v14M26 -30v20M60 -34v12" stroke="#b8ced4" strokeWidth="5" strokeLinecap="round" />}
    <path d={fleece(34, 38, 10, 82, -124)} fill={coat} />
    <path
      d="M86 -152C104 -160 122 -152 130 -134C138 -116 148 -104 146 -92C142 -82 126 -80 116 -88C100 -98 84 -126 86 -152Z"
      fill={wool.dark}
    />
    <path d="M130 -92C138 -90 144 -92 146 -96" stroke={wool.grey} strokeWidth="3" fill="none" />
    <path d="M108 -132L124 -128" stroke={wool.white} strokeWidth="4.600" strokeLinecap="round" />
    <path d="M104 -140L124 -137" stroke={tar.ink} strokeWidth="3.4" strokeLinecap="round" />
    <path
      d="M92 -150C70 -172 44 -156 48 -130C52 -108 80 -106 86 -124C90 -138 74 -146 68 -134"
      stroke={pine.pale}
      strokeWidth="14"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M82 -158L76 -148M64 -162L62 -150M50 -150L58 -142M48 -132L58 -132M54 -116L62 -122M72 -110L72 -120"
      stroke={pine.mid}
      strokeWidth="3"
      strokeLinecap="round"
    />
  </Place>
);

type LambProps = Placed & { coat?: string; head?: string };

/** A lamb or, larger, a sheep: 110 long, 84 high, standing on (0, 0), looking right. */
export const Lamb = ({ coat = wool.white, head = wool.dark, ...place }: LambProps) => (
  <Place {...place}>
    <path d="M-34 -30V0H-24V-28ZM-16 -28V0H-6V-26ZM16 -28V0H26V-28ZM32 -32V0H42V-30Z" fill={head} />
    <path d={fleece(48, 25, 12, 2, -46)} fill={coat} />
    <path d="M-26 -48q8 8 16 0M0 -56q8 8 16 0M4 -36q8 8 16 0" stroke="#00000020" strokeWidth="3" fill="none" strokeLinecap="round" />
    <path d="M38 -70C48 -78 60 -72 64 -62C68 -54 66 -48 58 -48C48 -48 38 -56 38 -70Z" fill={head} />
    <path d="M40 -68C30 -72 26 -66 28 -60C34 -58 40 -60 42 -64Z" fill={head} />
    <circle cx="52" cy="-64" r="2.6" fill={wool.white} />
  </Place>
);
