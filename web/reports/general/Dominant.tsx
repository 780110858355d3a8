import type { StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { WordCloud } from '#web/charts/WordCloud.tsx';
import { byStrength } from '../measured-houses.ts';
import { ReportChart } from '../ReportChart.tsx';
import { type ReportWords, useReportWords } from '../use-report-words.ts';
import { cloudValue, cloudWords } from './cloud-words.ts';

type Props = {
  readonly report: StrengthsReport;
  /** Another title than the chart's own. */
  readonly title?: string;
  readonly onExplain: () => void;
  /** Opens a house. */
  readonly onOpen: (house: number) => void;
};

/** The houses as words: the stronger, the larger. */
export function Dominant({ report, title, onExplain, onOpen }: Props) {
  const words = useReportWords();
  const { t } = words;
  const { dominant } = report;
  if (dominant === null) return null; // without an order there is no first
  return (
    <ReportChart
      of="cloud"
      title={title}
      sentence={<Sentence report={report} dominant={dominant} words={words} />}
      table={{ head: [t('column.house'), t('column.strength'), t('column.cloudValue')], rows: rowsOf(report, words) }}
      onExplain={onExplain}
    >
      <WordCloud words={cloudWords(report, words)} label={t('cloud.label')} onPress={onOpen} />
    </ReportChart>
  );
}

type SentenceProps = { readonly report: StrengthsReport; readonly dominant: number; readonly words: ReportWords };

function Sentence({ report, dominant, words: { t, name, strength, whole } }: SentenceProps) {
  const value = report.houses[dominant - 1]!.strength!;
  return (
    <p>
      {t(report.isComplete ? 'cloud.sentence.final' : 'cloud.sentence.soFar', {
        house: name(dominant),
        value: whole(cloudValue(value)),
        strength: strength(value),
      })}
    </p>
  );
}

const rowsOf = (report: StrengthsReport, { t, name, strength, whole }: ReportWords): string[][] =>
  byStrength(report).map((house) =>
    isMeasured(house)
      ? [name(house.house), strength(house.strength), whole(cloudValue(house.strength))]
      : [name(house.house), t('notMeasured'), '–'],
  );
