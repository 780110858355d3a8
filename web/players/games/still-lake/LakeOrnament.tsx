import type { Tone } from '../make-game.tsx';
import { LilyPad, Lotus } from './Lotus.tsx';

const SIGN: Partial<Record<Tone, string>> = {
  wrong: 'M46 22L74 50M74 22L46 50',
  waiting: 'M40 36H45M57.500 36H62.500M75 36H80',
};

/** A pad on quiet water: in bloom, or with a sign above it. The words beside it say the same. */
export function LakeOrnament({ tone }: { tone: Tone }) {
  const sign = SIGN[tone];
  return (
    <svg className="game-ornament" viewBox="0 0 120 90" aria-hidden="true" focusable="false">
      <path className="lake-ornament-water" d="M10 74H46M74 74H112M26 82H96" />
      <g transform="translate(60 66)">
        <LilyPad />
        {!sign && <Lotus />}
      </g>
      {sign && <path className="lake-ornament-sign" d={sign} />}
    </svg>
  );
}
