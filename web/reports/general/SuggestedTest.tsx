import type { StrengthsReport } from '#contract/reports.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useReportWords } from '../use-report-words.ts';

/** What would make this report surer. */
export function SuggestedTest({ report: { nextTest } }: { report: StrengthsReport }) {
  const { t, testName } = useReportWords();
  if (!nextTest) return null;
  const test = testName(nextTest);
  return (
    <Card as="section" aria-labelledby="next-test" className="flex flex-wrap items-center justify-between gap-5">
      <div className="grid gap-2">
        <h2 id="next-test" className="text-2xl">
          {t('next.title')}
        </h2>
        <p className="max-w-prose text-muted">{t('next.text', { test })}</p>
      </div>
      <LinkButton to={`/test-project?test=${nextTest}`}>{t('empty.play', { test })}</LinkButton>
    </Card>
  );
}
