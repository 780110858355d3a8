import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { HouseReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { QuantileDots } from '#web/charts/QuantileDots.tsx';
import { useReportWords } from './use-report-words.ts';

/** Where the person lies on a house, and how sure that is. */
export function HouseRange({ house }: { house: HouseReport }) {
  const { t, strength } = useReportWords();
  if (!isMeasured(house)) return <p>{t('detail.open')}</p>;
  const { low, high } = house.range;
  const range = t('certainty.range', { low: strength(low), high: strength(high) });
  return (
    <section className="grid gap-2">
      <p className="font-semibold">{t('detail.range', { strength: strength(house.strength), low: strength(low), high: strength(high) })}</p>
      <QuantileDots
        estimate={{ value: house.strength, standardError: house.standardError }}
        scaleMax={MAX_STRENGTH}
        label={t('certainty.dots', { range })}
      />
    </section>
  );
}
