import type { StrengthsReport } from '#contract/reports.ts';
import { powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RetryButton } from '#web/ui/RetryButton.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useReportText } from '../use-report-text.ts';
import { useReportWords } from '../use-report-words.ts';
import { WrittenText } from '../WrittenText.tsx';

const LINES = ['97%', '93%', '99%', '95%', '58%', '0', '96%', '98%', '94%', '70%'];

type Props = {
  readonly report: StrengthsReport;
  /** Each general report has a summary of its own: no sentence is read twice. */
  readonly kind: 'summary' | 'dashboard';
  /** Another title than the section's own. */
  readonly title?: string;
  readonly onExplain: () => void;
};

/** The generated summary. When there is none, two sentences name strengths and areas to develop instead. */
export function SummaryCard({ report, kind, title, onExplain }: Props) {
  const { t } = useReportWords();
  const summary = useReportText(report.userId, kind);
  return (
    <Card as="section" aria-labelledby="summary" className="flex min-w-0 flex-col gap-4">
      <h2 id="summary" className="text-2xl sm:text-3xl">
        {title ?? t('summary.title')}
      </h2>
      <div className="summary-room text-lg" aria-live="polite">
        {summary.state === 'waiting' && (
          <WaitingRegion label={t('summary.waiting')} className="grid content-start gap-3 pt-1">
            {LINES.map((width) => (
              <Skeleton key={width} width={width} height="1.05em" />
            ))}
          </WaitingRegion>
        )}
        {summary.state === 'ready' && <WrittenText text={summary.text} />}
        {summary.state === 'failed' && <SummaryFallback report={report} onRetry={summary.retry} retryAt={summary.failure.retryAt} />}
      </div>
      <Button variant="secondary" onClick={onExplain} className="ms-auto mt-auto">
        {t('summary.more')}
      </Button>
    </Card>
  );
}

type FallbackProps = { readonly report: StrengthsReport; readonly onRetry: () => void; readonly retryAt: number | undefined };

function SummaryFallback({ report, onRetry, retryAt }: FallbackProps) {
  const { t, list } = useReportWords();
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        {report.ranking.length === 0
          ? t('summary.failed')
          : t('summary.fallback', { strengths: list(powerfulHouses(report)), areas: list(weakHouses(report)) })}
      </p>
      <RetryButton onRetry={onRetry} retryAt={retryAt}>
        {t('summary.retry')}
      </RetryButton>
    </div>
  );
}
