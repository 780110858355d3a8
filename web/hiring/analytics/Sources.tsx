import type { Analytics } from '#contract/hiring/analytics.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { ShareBar } from '#web/charts/ShareBar.tsx';
import { useAnalyticsWords } from './use-analytics-words.ts';

/** By which way applications came, the most frequent first, and what became of them. */
export function Sources({ analytics: { applications, sources } }: { readonly analytics: Analytics }) {
  const { t, whole } = useAnalyticsWords();
  const falling = sources.toSorted((one, other) => other.applications - one.applications);
  return (
    <ChartCard
      title={t('sources.title')}
      info={t('sources.info')}
      infoLabel={t('info')}
      sentence={<p>{t('sources.sentence', { source: t(`sources.names.${falling[0]!.source}`) })}</p>}
      compares={t('counted')}
      table={{
        label: t('table'),
        caption: t('sources.title'),
        head: [t('sources.source'), t('sources.applications'), t('sources.passedFirst'), t('sources.hired')],
        rows: falling.map((row) => [t(`sources.names.${row.source}`), whole(row.applications), whole(row.passedFirst), whole(row.hired)]),
      }}
    >
      <ul className="grid gap-3">
        {falling.map(({ source, applications: came }) => (
          <li key={source} className="grid gap-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t(`sources.names.${source}`)}</span>
              <span className="tabular-nums">{t('funnel.bar', { reached: whole(came), all: whole(applications) })}</span>
            </p>
            <ShareBar share={(100 * came) / applications} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
