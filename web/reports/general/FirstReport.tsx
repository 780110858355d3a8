import type { TextKind } from '#contract/narratives.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { Card } from '#web/ui/Card.tsx';
import { NoRanking } from '../NoRanking.tsx';
import { useReportWords } from '../use-report-words.ts';
import { Certainty } from './Certainty.tsx';
import { Spectrum } from './Spectrum.tsx';
import { SuggestedTest } from './SuggestedTest.tsx';
import { SummaryCard } from './SummaryCard.tsx';

type Props = {
  readonly report: StrengthsReport;
  readonly explain: (kind: TextKind) => () => void;
  readonly onOpen: (house: number) => void;
};

/** While too little is measured for any order: what is measured comes first, and what is not is said once, with what would measure it. */
export function FirstReport({ report, explain, onOpen }: Props) {
  const { t } = useReportWords();
  return (
    <>
      <SummaryCard report={report} kind="summary" onExplain={explain('moreOnSummary')} />
      <Certainty report={report} onOpen={onOpen} />
      <Spectrum report={report} onExplain={explain('bubbleChart')} onOpen={onOpen} />
      <Card as="section" aria-labelledby="still-open" className="grid gap-3">
        <h2 id="still-open" className="text-2xl sm:text-3xl">
          {t('open.title')}
        </h2>
        <div className="grid max-w-prose gap-2 text-muted">
          <NoRanking report={report} />
          <p>{t('open.text')}</p>
        </div>
      </Card>
      <SuggestedTest report={report} />
    </>
  );
}
