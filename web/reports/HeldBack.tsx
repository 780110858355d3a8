import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportName } from '#contract/report-names.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Card } from '#web/ui/Card.tsx';
import { Wheel } from '#web/ui/Wheel.tsx';
import { ReportTitle } from './ReportTitle.tsx';
import { useReportWords } from './use-report-words.ts';

const NOTHING_YET = Array.from({ length: 12 }, () => null);

/** A report, unless the operator holds it back. While that is not known the report is on its way, and if it never is, nothing is held back. */
export function UnlessHeldBack({ report, children }: { report: ReportName; children: ReactNode }) {
  const heldBack = useLoaded((signal) => call('GET /api/held-back-reports', {}, { signal }), []);
  return heldBack.state === 'ready' && heldBack.value.reports.includes(report) ? <ComingSoon report={report} /> : children;
}

function ComingSoon({ report }: { report: ReportName }) {
  const { t } = useReportWords();
  const { t: ofReport } = useTranslation('report-names');
  const name = ofReport(`${report}.name`);
  return (
    <div className="report-short">
      <Card className="grid justify-items-center gap-4 py-12 text-center">
        <Wheel values={NOTHING_YET} size={120} />
        <p className="rounded-control bg-raised px-4 py-1.5 font-semibold text-accent-ink">{t('comingSoon.badge')}</p>
        <ReportTitle>{name}</ReportTitle>
        <p className="max-w-prose text-lg">{t('comingSoon.text', { name })}</p>
      </Card>
    </div>
  );
}
