import type { Analytics } from '#contract/hiring/analytics.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { ShareBar } from '#web/charts/ShareBar.tsx';
import { useAnalyticsWords } from './use-analytics-words.ts';

/** How many came to each stage, and how many were hired. */
export function Funnel({ analytics: { applications, hired, stages } }: { readonly analytics: Analytics }) {
  const { t, whole } = useAnalyticsWords();
  const bars = [...stages.map(({ name, reached }) => ({ name, reached })), { name: t('funnel.hired'), reached: hired }];
  return (
    <ChartCard
      title={t('funnel.title')}
      info={t('funnel.info')}
      infoLabel={t('info')}
      sentence={<p>{t('funnel.sentence', { count: applications, hired: whole(hired) })}</p>}
      compares={t('counted')}
      table={{
        label: t('table'),
        caption: t('funnel.title'),
        head: [t('stage'), t('funnel.reached'), t('funnel.passed'), t('funnel.waiting'), t('funnel.rejected'), t('funnel.withdrawn')],
        rows: stages.map(({ name, reached, passed, waiting, rejected, withdrawn }) => [
          name,
          ...[reached, passed, waiting, rejected, withdrawn].map(whole),
        ]),
      }}
    >
      <ul className="grid gap-3">
        {bars.map(({ name, reached }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage may bear any name, that of another too; their order is fixed
          <li key={index} className="grid gap-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="tabular-nums">{t('funnel.bar', { reached: whole(reached), all: whole(applications) })}</span>
            </p>
            <ShareBar share={(100 * reached) / applications} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
