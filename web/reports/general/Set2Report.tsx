import type { TextKind } from '#contract/narratives.ts';
import type { PastState } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { OverTime } from '../history/OverTime.tsx';
import { KeepBar } from '../keep/KeepBar.tsx';
import { useReportDialog } from '../use-report-dialog.tsx';
import { Certainty } from './Certainty.tsx';
import { Dominant } from './Dominant.tsx';
import { FirstReport } from './FirstReport.tsx';
import { OwnOrder } from './OwnOrder.tsx';
import { ReportHead } from './ReportHead.tsx';
import { Spectrum } from './Spectrum.tsx';
import { SuggestedTest } from './SuggestedTest.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { Weaknesses } from './Weaknesses.tsx';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import '../reports.css';
import './general.css';

type Props = { readonly report: StrengthsReport; readonly name: string; readonly states: readonly PastState[] };

/** The second general report. */
export function Set2Report({ report, name, states }: Props) {
  const { open, dialog } = useReportDialog(report.userId);
  const explain = (explained: TextKind) => () => open({ explained });
  return (
    <article className="grid grid-cols-1 gap-8">
      <ReportHead report={report} name={name} states={states} />
      {report.ranking.length === 0 ? (
        <FirstReport report={report} explain={explain} />
      ) : (
        <>
          <Spectrum report={report} onExplain={explain('bubbleChart')} />
          <div className="report-pair">
            <Dominant report={report} onExplain={explain('wordCloud')} />
            <SummaryCard report={report} onExplain={explain('moreOnSummary')} />
          </div>
          <OwnOrder report={report} onExplain={explain('barChart')} />
          <Certainty report={report} />
          <Weaknesses report={report} onOpen={(house) => open({ house })} onExplain={explain('weaknesses')} />
          <SuggestedTest report={report} />
          <KeepBar report="set2" userId={report.userId} />
        </>
      )}
      <OverTime userId={report.userId} states={states} />
      {dialog}
    </article>
  );
}
