import type { Tone } from '../make-game.tsx';
import { Stone } from './Stone.tsx';

/** What stands beside the stones of a quiet screen. The words beside it say the same. */
const SIGN: Record<Tone, string> = {
  calm: 'M0 -9L8 0L0 9L-8 0Z',
  right: 'M-11 0L-3 8L12 -9',
  wrong: 'M-8 -8L8 8M8 -8L-8 8',
  late: 'M0 -10V1L8 6',
  waiting: 'M-12 0H-11M-0.5 0H0.5M11 0H12',
};

/** Three balanced stones; on the screens that say "wrong" one lies beside them. */
export function StoneOrnament({ tone }: { tone: Tone }) {
  const hasFallen = tone === 'wrong' || tone === 'late';
  return (
    <svg className={`towers-ornament towers-ornament-${tone}`} viewBox="0 0 170 116" aria-hidden="true" focusable="false">
      <ellipse className="towers-foot-shade" cx="78" cy="104" rx="70" ry="8" />
      <g transform="translate(74 88)">
        <Stone stone={1} />
      </g>
      <g transform="translate(78 57) scale(0.82)">
        <Stone stone={0} />
      </g>
      <g transform={hasFallen ? 'translate(136 92) rotate(24) scale(0.5)' : 'translate(72 32) scale(0.6)'}>
        <Stone stone={2} />
      </g>
      <circle className="towers-sign-ground" cx="142" cy="34" r="20" />
      <g transform="translate(142 34)">
        <path className="towers-sign" d={SIGN[tone]} />
      </g>
    </svg>
  );
}
