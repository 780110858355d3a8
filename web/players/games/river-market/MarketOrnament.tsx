import type { Tone } from '../make-game.tsx';
import { Basket } from './GoodDrawing.tsx';

/** What stands beside the small boat of a quiet screen. The words beside it say the same. */
const SIGN: Record<Tone, string> = {
  calm: 'M0 -9L8 0L0 9L-8 0Z',
  right: 'M-11 0L-3 8L12 -9',
  wrong: 'M-8 -8L8 8M8 -8L-8 8',
  late: 'M0 -10V1L8 6',
  waiting: 'M-12 0H-11M-0.5 0H0.5M11 0H12',
};

export function MarketOrnament({ tone }: { tone: Tone }) {
  return (
    <svg className={`market-ornament market-ornament-${tone}`} viewBox="0 0 160 110" aria-hidden="true" focusable="false">
      <g transform="translate(66 66)">
        <g transform="translate(-24 6)">
          <Basket good="melons" />
        </g>
        <g transform="translate(8 6)">
          <Basket good="marigolds" />
        </g>
        <path d="M-62 -2C-34 10 30 10 62 -6C58 14 46 26 30 27H-34C-50 26 -58 12 -62 -2Z" fill="#1f6f74" />
        <path d="M-62 -2C-34 10 30 10 62 -6L62 -1C32 14 -34 14 -61 3Z" fill="#f0c768" />
        <path className="market-sign-water" d="M-70 34Q-56 28 -42 34T-14 34T14 34T42 34T70 34" />
      </g>
      <circle className="market-sign-ground" cx="134" cy="82" r="20" />
      <g transform="translate(134 82)">
        <path className="market-sign" d={SIGN[tone]} />
      </g>
    </svg>
  );
}
