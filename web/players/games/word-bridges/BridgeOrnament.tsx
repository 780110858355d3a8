import type { Tone } from '../make-game.tsx';

/** What hangs over the small bridge of a quiet screen. The words beside it say the same. */
const SIGN: Record<Tone, string> = {
  calm: 'M80 10L90 21L80 32L70 21Z',
  right: 'M66 20L76 30L95 10',
  wrong: 'M70 11L90 31M90 11L70 31',
  late: 'M80 7A14 14 0 1 1 79.9 7M80 13V22L87 25',
  waiting: 'M64 21H65M79.5 21H80.5M95 21H96',
};

const PLANKS = Array.from({ length: 11 }, (_, index) => {
  const across = (index - 5) / 5;
  return { x: 80 + across * 46, y: 62 + 12 * across ** 2, turn: across * 24 };
});

/** A small footbridge over a stream, with a sign above it. */
export function BridgeOrnament({ tone }: { tone: Tone }) {
  return (
    <svg className={`game-ornament bridges-ornament bridges-ornament-${tone}`} viewBox="0 0 160 116" aria-hidden="true" focusable="false">
      <path className="bridges-water" d="M14 96C36 88 54 100 80 94S126 88 146 96C140 110 110 114 80 114S20 110 14 96Z" />
      <path className="bridges-ripple" d="M48 103C58 100 66 106 76 103M88 106C98 103 106 108 114 105" />
      <path className="bridges-bank" d="M4 98C4 82 16 72 32 72C40 78 40 92 30 100C20 104 8 104 4 98Z" />
      <path className="bridges-bank" d="M156 98C156 82 144 72 128 72C120 78 120 92 130 100C140 104 152 104 156 98Z" />
      <path className="bridges-beam" d="M32 78C54 60 106 60 128 78" />
      {PLANKS.map(({ x, y, turn }) => (
        <rect
          key={x}
          className="bridges-board"
          x="-3.6"
          y="-7"
          width="7.2"
          height="14"
          rx="1.4"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
        />
      ))}
      <path className="bridges-handrail" d="M30 60C54 40 106 40 128 60M34 58V76M56 47V66M80 44V62M104 47V66M126 58V76" />
      <path className="bridges-sign" d={SIGN[tone]} />
    </svg>
  );
}
