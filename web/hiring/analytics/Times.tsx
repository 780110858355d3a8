import type { Analytics } from '#contract/hiring/analytics.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { RangeStrip } from '#web/charts/RangeStrip.tsx';
import { useAnalyticsWords } from './use-analytics-words.ts';

type Time = Analytics['timeToHire'];
type Row = { readonly name: string; readonly time: Time };

/** How long stages last, and a hire: median and quartiles with their counts, and who still waits. */
export function Times({ analytics: { stages, timeToHire } }: { readonly analytics: Analytics }) {
  const { t, whole, days } = useAnalyticsWords();
  const rows: Row[] = [{ name: t('times.toHire'), time: timeToHire }, ...stages];
  const longest = Math.max(1, ...rows.flatMap(({ time: { lower, median, upper } }) => [lower ?? 0, median ?? 0, upper ?? 0]));
  return (
    <ChartCard
      title={t('times.title')}
      info={t('times.info')}
      infoLabel={t('info')}
      sentence={<p>{timeToHire.median === null ? t('times.noHire') : t('times.sentence', { median: days(timeToHire.median) })}</p>}
      compares={t('times.compares')}
      table={{
        label: t('table'),
        caption: t('times.title'),
        head: [t('stage'), t('times.lower'), t('times.median'), t('times.upper'), t('times.ended'), t('times.waiting')],
        rows: rows.map(({ name, time }) => [
          name,
          ...[time.lower, time.median, time.upper].map(days),
          whole(time.ended),
          whole(time.waiting),
        ]),
      }}
    >
      <ul className="wide-strips grid gap-4">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage may bear any name, that of another too; their order is fixed
          <li key={index} className="grid gap-1">
            <Duration {...row} longest={longest} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

function Duration({ name, time: { lower, median, upper, ended, waiting }, longest }: Row & { readonly longest: number }) {
  const { t, whole, days } = useAnalyticsWords();
  const known = { lower: days(lower), median: days(median), upper: days(upper) };
  const text = median === null ? t('times.unknown') : t(upper === null ? 'times.open' : 'times.strip', known);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">{t('times.counts', { ended: whole(ended), waiting: whole(waiting) })}</span>
      </p>
      {lower !== null && median !== null && (
        <RangeStrip
          value={median}
          low={lower}
          high={upper ?? longest}
          isCut={upper === null}
          scaleMax={longest}
          hasMiddle={false}
          label={text}
        />
      )}
      <p aria-hidden={median !== null || undefined} className="text-sm text-muted">
        {text}
      </p>
    </>
  );
}
