import type { Impact } from '#contract/hiring/analytics.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { ChartTable } from '#web/charts/ChartTable.tsx';
import { ShareBar } from '#web/charts/ShareBar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import type { Asked } from './Filters.tsx';
import { useAnalyticsWords } from './use-analytics-words.ts';

type Attribute = Impact['attributes'][number];
type Stage = Attribute['stages'][number];

/** For each stage whether groups are selected alike. Whoever may not see it sees no empty room either. */
export function ImpactTables({ job, span }: Asked) {
  const { t } = useAnalyticsWords();
  const loaded = useLoaded(
    (signal) => call('GET /api/hiring/analytics/impact', { query: { span, ...(job !== undefined && { job }) } }, { as: 'member', signal }),
    [job, span],
  );
  if (loaded.state === 'failed' && loaded.failure.code === 'forbidden') return null;
  return (
    <Card as="section" aria-labelledby="impact" className="grid grid-cols-1 gap-4">
      <h2 id="impact" className="text-2xl sm:text-3xl">
        {t('impact.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('impact.lead')}</p>
      {loaded.state === 'waiting' && (
        <WaitingRegion>
          <Skeleton height="8rem" />
        </WaitingRegion>
      )}
      {loaded.state === 'failed' && (
        <Failed level={3} onRetry={loaded.retry} retryAt={loaded.failure.retryAt}>
          {t('impact.failed')}
        </Failed>
      )}
      {loaded.state === 'ready' && <Attributes {...loaded.value} />}
    </Card>
  );
}

function Attributes({ attributes }: Impact) {
  const { t } = useAnalyticsWords();
  const told = attributes.map(({ stages, ...rest }) => ({ ...rest, stages: stages.filter(({ rows }) => rows.length > 0) }));
  if (told.every(({ stages }) => stages.length === 0)) return <p className="max-w-prose">{t('impact.empty')}</p>;
  return (
    <>
      {told
        .filter(({ stages }) => stages.length > 0)
        .map(({ attribute, stages }) => (
          <section key={attribute} aria-labelledby={`impact-${attribute}`} className="grid grid-cols-1 gap-4">
            <h3 id={`impact-${attribute}`} className="text-xl">
              {t(`impact.attributes.${attribute}`)}
            </h3>
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
              {stages.map((stage, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a stage may bear any name, that of another too; their order is fixed
                <OneStage key={index} attribute={attribute} stage={stage} />
              ))}
            </div>
          </section>
        ))}
      <p className="max-w-prose text-sm text-muted">{t('impact.method')}</p>
    </>
  );
}

function OneStage({ attribute, stage: { name, rows, hidden } }: { readonly attribute: Attribute['attribute']; readonly stage: Stage }) {
  const { t, whole, percent, ratio, chance } = useAnalyticsWords();
  const title = name ?? t('impact.whole');
  const nameOf = (group: string) => t(`impact.groups.${attribute}.${group}`);
  const verdictOf = (row: Stage['rows'][number]) =>
    row.standing === 'compared' ? t(row.isBelowFourFifths ? 'impact.below' : 'impact.kept') : t(`impact.${row.standing}`);
  const orNothing = (value: number | null, say: (value: number) => string) => (value === null ? '–' : say(value));
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h4 className="text-lg wrap-anywhere">{title}</h4>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.group} className="grid gap-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{nameOf(row.group)}</span>
              <span className="tabular-nums">{t('funnel.bar', { reached: whole(row.selected), all: whole(row.total) })}</span>
            </p>
            <ShareBar share={(100 * row.selected) / row.total} />
            <p className={row.isBelowFourFifths ? 'text-sm font-semibold' : 'text-sm text-muted'}>{verdictOf(row)}</p>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-sm text-muted">{t('impact.hidden', { count: hidden })}</p>}
      <details className="chart-table min-w-0">
        <summary>{t('table')}</summary>
        <ChartTable
          caption={`${t(`impact.attributes.${attribute}`)}: ${title}`}
          head={['group', 'selected', 'of', 'rate', 'ratio', 'interval', 'p', 'fifths'].map((column) => t(`impact.${column}`))}
          rows={rows.map((row) => [
            nameOf(row.group),
            whole(row.selected),
            whole(row.total),
            percent(row.selected / row.total),
            orNothing(row.ratio, ratio),
            row.low === null || row.high === null ? '–' : `${ratio(row.low)} – ${ratio(row.high)}`,
            orNothing(row.p, chance),
            verdictOf(row),
          ])}
        />
      </details>
    </div>
  );
}
