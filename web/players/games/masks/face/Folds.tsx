import type { Look } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { at } from './path.ts';
import { browOf, mouthOf, SIDES } from './rig.ts';
import type { Tones } from './tones.ts';

type FoldProps = { readonly look: Look; readonly muscles: Muscles; readonly tones: Tones };

/** The skin of the forehead: across where brows rise, upright where they are drawn together. Around the middle between the eyes. */
export function Forehead({ look, muscles, tones }: FoldProps) {
  const { innerBrow = 0, outerBrow = 0, frown = 0, side = 0 } = muscles;
  const line = { fill: 'none', stroke: tones.line, strokeLinecap: 'round', strokeWidth: 1.5 } as const;
  const both = Math.min(innerBrow, outerBrow);
  const grief = Math.min(innerBrow, frown);
  const age = look.age === 'old' ? 0.28 : 0;
  const oneSided = Math.abs(side) > 0.4 ? outerBrow * (1 - frown * 0.4) : 0;
  const [ix, iy] = browOf(muscles, 1).inner;
  return (
    <>
      {(both > 0.15 || age > 0) && (
        <path d="M-26 -45Q0 -50 26 -45M-20 -52Q0 -57 20 -52" {...line} opacity={Math.min(0.7, 0.75 * both + age)} />
      )}
      {oneSided > 0.2 && (
        <path
          d={`M${12 * Math.sign(side)} -43Q${28 * Math.sign(side)} -49 ${42 * Math.sign(side)} -41`}
          {...line}
          opacity={0.7 * oneSided}
        />
      )}
      {grief > 0.2 && <path d="M-11 -37Q0 -42 11 -37M-8 -43Q0 -47 8 -43" {...line} opacity={0.75 * grief} />}
      {frown - 0.6 * grief > 0.12 &&
        SIDES.map((x) => (
          <path
            key={x}
            d={`M${at(x * (ix - 6), -21 + iy - 7)}Q${at(x * (ix - 8.5), -21 + iy)} ${at(x * (ix - 6.5), -21 + iy + 5)}`}
            {...line}
            strokeWidth="1.9"
            opacity={Math.min(0.9, 1.1 * (frown - 0.6 * grief))}
          />
        ))}
    </>
  );
}

/** The nose around its tip, and the folds from it to the mouth. */
export function Nose({ look, muscles, tones }: FoldProps) {
  const { nose = 0, upperLip = 0, smile = 0, side: lean = 0 } = muscles;
  const lift = 4.5 * nose + 1.5 * upperLip;
  const flare = 1.8 * nose + 1.2 * upperLip + 0.8 * smile;
  const wing = (look.head === 'round' ? 11 : 9.6) + flare;
  const line = { fill: 'none', stroke: tones.line, strokeLinecap: 'round' } as const;
  return (
    <>
      <path
        d={`M-3 -38Q-1.6 -14 -5 -6Q-9 0 ${-wing} ${1 - lift}Q${-wing} ${7 - lift} -5 ${5 - lift * 0.6}Q0 ${8.5 - lift * 0.4} 5 ${5 - lift * 0.6}L3 -6Q0 -14 2 -38Z`}
        fill={tones.shade}
        opacity="0.5"
      />
      <path
        d={`M${-wing} ${(4.6 - lift).toFixed(1)}Q${-wing - 1.6} ${(-2 - lift).toFixed(1)} ${-wing + 2.4} ${(-4.4 - lift).toFixed(1)}M${wing} ${(4.6 - lift).toFixed(1)}Q${wing + 1.6} ${(-2 - lift).toFixed(1)} ${wing - 2.4} ${(-4.4 - lift).toFixed(1)}`}
        {...line}
        strokeWidth="1.8"
      />
      <path
        d={`M${-wing + 1} ${(5 - lift).toFixed(1)}Q${-wing * 0.55} ${(7.4 - lift).toFixed(1)} -4 ${(6 - lift * 0.6).toFixed(1)}Q0 ${(9.6 - lift * 0.4).toFixed(1)} 4 ${(6 - lift * 0.6).toFixed(1)}Q${wing * 0.55} ${(7.4 - lift).toFixed(1)} ${wing - 1} ${(5 - lift).toFixed(1)}`}
        {...line}
        strokeWidth="2"
      />
      {nose > 0.15 && (
        <path
          d="M-9 -31Q-5.5 -26 -7 -20M9 -31Q5.5 -26 7 -20M-3.6 -33Q0 -30.4 3.6 -33M-4.4 -26.6Q0 -23.6 4.4 -26.6M-12.6 -25Q-10 -20 -12 -15M12.6 -25Q10 -20 12 -15"
          {...line}
          strokeWidth="1.6"
          opacity={Math.min(0.9, 0.25 + 0.7 * nose)}
        />
      )}
      {SIDES.map((side) => {
        const pulled = smile * Math.min(1, Math.max(0, 1 + side * lean));
        const depth = Math.max(0.6 * pulled, 0.9 * nose, 0.95 * upperLip, look.age === 'old' ? 0.3 : look.age === 'middle' ? 0.12 : 0);
        if (depth < 0.1) return null;
        const [x, y] = mouthOf(muscles).corners[side === -1 ? 0 : 1];
        const end = 24 + y * 0.7;
        return (
          <path
            key={side}
            d={`M${at(side * (wing + 3.2), -3 - lift)}Q${at(side * (Math.abs(x) + 5 + 3 * pulled), 4)} ${at(side * (Math.abs(x) + 6), end)}`}
            {...line}
            strokeWidth="1.8"
            opacity={Math.min(0.8, depth)}
          />
        );
      })}
    </>
  );
}
