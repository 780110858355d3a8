import { useState } from 'react';
import type { TextKind } from '#contract/narratives.ts';
import type { PastState } from '#contract/past-reports.ts';
import { addressOf } from '#contract/report-names.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { Card } from '#web/ui/Card.tsx';
import { Certainty } from '../general/Certainty.tsx';
import { Dominant } from '../general/Dominant.tsx';
import { OwnOrder } from '../general/OwnOrder.tsx';
import { ReportHead } from '../general/ReportHead.tsx';
import { ChartsWaiting } from '../general/ReportWaiting.tsx';
import { Spectrum } from '../general/Spectrum.tsx';
import { SuggestedTest } from '../general/SuggestedTest.tsx';
import { SummaryCard } from '../general/SummaryCard.tsx';
import { Weaknesses } from '../general/Weaknesses.tsx';
import { KeepBar } from '../keep/KeepBar.tsx';
import { Later } from '../Later.tsx';
import { NoRanking } from '../NoRanking.tsx';
import { useReportDialog } from '../use-report-dialog.tsx';
import { useReportWords } from '../use-report-words.ts';
import { BlockView } from '../written/BlockView.tsx';
import { DisownedProvider } from '../written/DisownedProvider.tsx';
import { ExplanationPanel } from './ExplanationPanel.tsx';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import '../reports.css';
import '../general/general.css';
import '../written/written.css';

type Props = {
  readonly report: StrengthsReport;
  /** The same in sentences; undefined where it could not be had. */
  readonly written: WrittenReport | undefined;
  readonly name: string;
  readonly states: readonly PastState[];
};

/** The personal analysis dashboard: the first general report. */
export function Set1Report({ report, written, name, states }: Props) {
  const { t } = useReportWords();
  const { open, dialog } = useReportDialog(report);
  const [explained, setExplained] = useState<TextKind>();
  const openHouse = (house: number) => open({ house });
  const isRanked = report.ranking.length > 0;
  const explain = (kind: TextKind) => () => setExplained(kind);
  /** Below what was asked about. */
  const explanationOf = (...kinds: readonly TextKind[]) =>
    explained &&
    kinds.includes(explained) && (
      <ExplanationPanel key={explained} userId={report.userId} kind={explained} onClose={() => setExplained(undefined)} />
    );
  return (
    <DisownedProvider userId={report.userId}>
      <article className="grid grid-cols-1 gap-8">
        <ReportHead
          report={report}
          written={written}
          name={name}
          states={states}
          title={t('set1.title', { name })}
          path={addressOf('set1')}
          onOpen={openHouse}
        />
        <Later outline={<ChartsWaiting />}>
          <div className={isRanked ? 'report-pair' : undefined}>
            {isRanked && <Dominant report={report} title={t('set1.dominant')} onExplain={explain('wordCloud')} onOpen={openHouse} />}
            <SummaryCard report={report} kind="dashboard" title={t('set1.summary')} onExplain={explain('moreOnSummary')} />
          </div>
          {explanationOf('wordCloud', 'moreOnSummary')}
          <Spectrum report={report} title={t('set1.strengths')} onExplain={explain('bubbleChart')} onOpen={openHouse} />
          {explanationOf('bubbleChart')}
          {isRanked ? (
            <OwnOrder report={report} title={t('set1.order')} onExplain={explain('barChart')} onOpen={openHouse} />
          ) : (
            <StillOpen report={report} />
          )}
          {explanationOf('barChart')}
          {written && <Analysis written={written} userId={report.userId} />}
          {isRanked && (
            <Weaknesses
              report={report}
              title={t('set1.weaknesses')}
              onOpen={(weakness) => open({ weakness })}
              onExplain={explain('weaknesses')}
            />
          )}
          {explanationOf('weaknesses')}
          <Certainty report={report} onOpen={openHouse} />
          <SuggestedTest report={report} />
          <KeepBar report="set1" userId={report.userId} />
        </Later>
        {dialog}
      </article>
    </DisownedProvider>
  );
}

/** Why nothing is ranked yet. */
function StillOpen({ report }: { report: StrengthsReport }) {
  const { t } = useReportWords();
  return (
    <Card as="section" aria-labelledby="still-open" className="grid gap-3">
      <h2 id="still-open" className="text-2xl sm:text-3xl">
        {t('set1.order')}
      </h2>
      <div className="grid max-w-prose gap-2 text-muted">
        <NoRanking report={report} />
      </div>
    </Card>
  );
}

const HEADINGS = { analysis: 'set1.analysis', figure: 'set1.figure' } as const;

/** What is said of each house, and the figure. */
function Analysis({ written, userId }: { written: WrittenReport; userId: number }) {
  const { t } = useReportWords();
  return (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).map((id) => {
    const section = written.sections.find((one) => one.id === id);
    return (
      section && (
        <Card key={id} as="section" aria-labelledby={`set1-${id}`} className="grid grid-cols-1 gap-5">
          <h2 id={`set1-${id}`} className="text-2xl sm:text-3xl">
            {t(HEADINGS[id])}
          </h2>
          {section.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never move
            <BlockView key={index} block={block} userId={userId} />
          ))}
        </Card>
      )
    );
  });
}
