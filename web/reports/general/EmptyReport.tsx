import type { About } from '#content/script-about.ts';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Wheel } from '#web/ui/Wheel.tsx';
import { ReportTitle } from '../ReportTitle.tsx';
import { useReportWords } from '../use-report-words.ts';

const NOTHING_YET = Array.from({ length: 12 }, () => null);

type Props = {
  readonly report: StrengthsReport;
  readonly title: string;
  /** Of the first test to play, where it could be fetched. */
  readonly about: About | undefined;
};

/** No test is finished yet: what will be shown here, and what to do first. */
export function EmptyReport({ report, title, about }: Props) {
  const { t, language, testName } = useReportWords();
  const { nextTest, testsInAll } = report;
  return (
    <div className="report-short">
      <ReportTitle>{title}</ReportTitle>
      <Card as="section" aria-labelledby="empty" className="grid items-center gap-8 py-10 md:grid-cols-[auto_1fr] md:px-12">
        <Wheel values={NOTHING_YET} size={220} className="mx-auto" />
        <div className="grid justify-items-start gap-4">
          <h2 id="empty" className="text-2xl sm:text-3xl">
            {t('empty.title')}
          </h2>
          <p className="max-w-prose text-lg">{t('empty.text', { total: testsInAll })}</p>
          {about && (
            <p className="max-w-prose text-muted">
              {about.words[language].blurb} {t('empty.minutes', { minutes: about.minutes })}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-3">
            {nextTest && <LinkButton to={`/test-project?test=${nextTest}`}>{t('empty.play', { test: testName(nextTest) })}</LinkButton>}
            <LinkButton to={DEMO_REPORT} variant="secondary">
              {t('demo.see')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
