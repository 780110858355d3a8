import type { ReportName } from '#contract/report-names.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { WrittenReport as Written } from '#contract/written-reports.ts';
import { call } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useAskedAt } from '../history/asked-at.ts';
import type { ReportContent } from '../PersonReport.tsx';
import { WrittenReport } from './WrittenReport.tsx';
import { WrittenWaiting } from './WrittenWaiting.tsx';

type Loaded = { readonly written: Written; readonly strengths: StrengthsReport };

/** What shows a report in sentences: how it is loaded, what stands in its place meanwhile, and the report. */
export function useWrittenReport(report: ReportName): ReportContent<Loaded> {
  const language = useLanguage();
  const at = useAskedAt();
  return {
    report,
    load: async (userId, options) => {
      const [written, strengths] = await Promise.all([
        call('GET /api/report/{userId}/written/{report}', { params: { userId, report }, query: { language, at } }, options),
        call('GET /api/report/{userId}/strengths', { params: { userId }, query: { at } }, options),
      ]);
      return { written, strengths };
    },
    dependsOn: [report, language, at],
    waiting: <WrittenWaiting />,
    children: ({ written, strengths }, { userId, name }) => (
      <WrittenReport report={written} strengths={strengths} name={name} userId={userId} />
    ),
  };
}
