import type { Tone } from '../make-game.tsx';
import { Mask } from './MaskDrawing.tsx';

/** What hangs below the small mask of a quiet screen. The words beside it say the same. */
const SIGN: Record<Tone, string> = {
  calm: 'M0 -9L8 0L0 9L-8 0Z',
  right: 'M-11 0L-3 8L12 -9',
  wrong: 'M-8 -8L8 8M8 -8L-8 8',
  late: 'M0 -10V1L8 6',
  waiting: 'M-12 0H-11M-0.5 0H0.5M11 0H12',
};

export function MaskOrnament({ tone }: { tone: Tone }) {
  return (
    <svg className={`game-ornament masks-ornament-${tone}`} viewBox="0 0 140 132" aria-hidden="true" focusable="false">
      <g transform="translate(70 62) scale(0.5)">
        <Mask />
      </g>
      <circle className="masks-sign-ground" cx="112" cy="104" r="20" />
      <g transform="translate(112 104)">
        <path className="masks-sign" d={SIGN[tone]} />
      </g>
    </svg>
  );
}
