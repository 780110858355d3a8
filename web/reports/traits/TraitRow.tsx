import { rangeOf } from './traits.ts';
import { useTraitWords } from './use-trait-words.ts';

type Props = {
  readonly name: string;
  readonly meaning: string;
  readonly house: number | null;
  /** What its two ends are called; empty where they have no names. */
  readonly low: string;
  readonly high: string;
  readonly value: number;
  readonly standardError: number;
};

/** A trait: what it is, where the person lies on it, and how wide the range is. */
export function TraitRow({ name, meaning, house, low, high, value, standardError }: Props) {
  const { t, whole, shortName } = useTraitWords();
  const range = rangeOf(value, standardError);
  return (
    <li className="trait">
      <div className="grid content-start gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-semibold">{name}</span>
          {house !== null && <span className="text-sm text-muted">{shortName(house)}</span>}
        </p>
        {meaning && <p className="text-sm text-muted">{meaning}</p>}
      </div>
      <div className="grid content-start gap-1">
        <p className="flex items-baseline justify-between gap-3 tabular-nums">
          <span className="font-display text-xl font-[560]">{whole(value)}</span>
          <span className="text-sm text-muted">{t('range', { low: whole(range.low), high: whole(range.high) })}</span>
        </p>
        <span aria-hidden="true" className="trait-scale">
          <span className="trait-middle" />
          <span className="trait-range" style={{ insetInlineStart: `${range.low}%`, width: `${range.high - range.low}%` }} />
          <span className="trait-dot" style={{ insetInlineStart: `${value}%` }} />
        </span>
        {low && (
          <p className="flex justify-between gap-4 text-sm text-muted">
            <span>{low}</span>
            <span className="text-end">{high}</span>
          </p>
        )}
      </div>
    </li>
  );
}
