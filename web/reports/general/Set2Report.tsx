import type { TextKind } from '#contract/narratives.ts';
import type { PastState } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { OverTime } from '../history/OverTime.tsx';
import { KeepBar } from '../keep/KeepBar.tsx';
import { Later } from '../Later.tsx';
import { useReportDialog } from '../use-report-dialog.tsx';
import { DisownedProvider } from '../written/DisownedProvider.tsx';
import { Certainty } from './Certainty.tsx';
import { Dominant } from './Dominant.tsx';
import { FirstReport } from './FirstReport.tsx';
import { OwnOrder } from './OwnOrder.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ChartsWaiting } from './ReportWaiting.tsx';
import { Spectrum } from './Spectrum.tsx';
import { SuggestedTest } from './SuggestedTest.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { Weaknesses } from './Weaknesses.tsx';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import '../reports.css';
import './general.css';

type Props = {
  readonly report: StrengthsReport;
  /** The same in sentences; undefined where it could not be had. */
  readonly written: WrittenReport | undefined;
  readonly name: string;
  readonly states: readonly PastState[];
};

/** The second general report. */
export function Set2Report({ report, written, name, states }: Props) {
  const { open, dialog } = useReportDialog(report);
  const explain = (explained: TextKind) => () => open({ explained });
  const openHouse = (house: number) => open({ house });
  const first = <FirstReport report={report} explain={explain} onOpen={openHouse} />;
  const whole = [
    <Spectrum key="spectrum" report={report} onExplain={explain('bubbleChart')} onOpen={openHouse} />,
    <div key="dominant" className="report-pair">
      <Dominant report={report} onExplain={explain('wordCloud')} onOpen={openHouse} />
      <SummaryCard report={report} kind="summary" onExplain={explain('moreOnSummary')} />
    </div>,
    <OwnOrder key="order" report={report} onExplain={explain('barChart')} onOpen={openHouse} />,
    <Certainty key="certainty" report={report} onOpen={openHouse} />,
    <Weaknesses key="weaknesses" report={report} onOpen={(weakness) => open({ weakness })} onExplain={explain('weaknesses')} />,
    <SuggestedTest key="next" report={report} />,
    <KeepBar key="keep" report="set2" userId={report.userId} />,
  ];
  return (
    <DisownedProvider userId={report.userId}>
      <article className="grid grid-cols-1 gap-8">
        <ReportHead report={report} written={written} name={name} states={states} onOpen={openHouse} />
        <Later outline={<ChartsWaiting />}>
          {report.ranking.length === 0 ? first : whole}
          <OverTime userId={report.userId} states={states} />
        </Later>
        {dialog}
      </article>
    </DisownedProvider>
  );
}
