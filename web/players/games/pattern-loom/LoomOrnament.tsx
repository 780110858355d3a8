import type { Tone } from '../make-game.tsx';

/** What lies on the small cloth of a quiet screen. */
const SIGN: Record<Tone, string> = {
  calm: 'M60 26L72 50L60 74L48 50Z',
  right: 'M44 52L56 64L78 37',
  wrong: 'M48 38L72 62M72 38L48 62',
  late: 'M60 32V51L72 58',
  waiting: 'M42 50H46M58 50H62M74 50H78',
};

/** A small woven band with a sign on it. The words beside it say the same. */
export function LoomOrnament({ tone }: { tone: Tone }) {
  const warps = Array.from({ length: 15 }, (_, index) => 11 + index * 7);
  return (
    <svg className={`game-ornament loom-ornament-${tone}`} viewBox="0 0 120 100" aria-hidden="true" focusable="false">
      {warps.map((x) => (
        <path key={x} className="loom-warp-string" d={`M${x} 4V96`} />
      ))}
      <rect className="loom-ground" x="6" y="16" width="108" height="68" rx="3" />
      <rect x="6" y="16" width="108" height="68" rx="3" fill="url(#loom-weave)" />
      <path className="loom-selvage" d="M6 21H114M6 79H114" />
      {tone === 'late' && <circle className="loom-sign" cx="60" cy="50" r="24" />}
      <path className="loom-sign" d={SIGN[tone]} />
    </svg>
  );
}
