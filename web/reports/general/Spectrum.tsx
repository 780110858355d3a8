import type { StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { BubbleChart } from '#web/charts/BubbleChart.tsx';
import { Legend } from '#web/charts/Legend.tsx';
import { byStrength, measuredHouses } from '../measured-houses.ts';
import { ReportChart } from '../ReportChart.tsx';
import { type ReportWords, useReportWords } from '../use-report-words.ts';
import { bubbleMarks, strengthScale } from './marks.ts';

const MAX_STRONGEST_NAMED = 3;

type Props = {
  readonly report: StrengthsReport;
  /** Another title than the chart's own. */
  readonly title?: string;
  readonly onExplain: () => void;
  /** Opens a house. */
  readonly onOpen: (house: number) => void;
};

/** Every house as a bubble, and how strong it is against others. */
export function Spectrum({ report, title, onExplain, onOpen }: Props) {
  const words = useReportWords();
  const { t } = words;
  return (
    <ReportChart
      of="bubble"
      title={title}
      sentence={<Sentence report={report} words={words} />}
      table={{ head: [t('column.house'), t('column.strength'), t('column.range'), t('column.standing')], rows: rowsOf(report, words) }}
      onExplain={onExplain}
    >
      <BubbleChart
        marks={bubbleMarks(report.houses, words)}
        scale={strengthScale(words)}
        axisName={t('column.strength')}
        label={t('bubble.label')}
        onPress={onOpen}
      />
      <Legend
        entries={[
          { key: 'range', text: t('bubble.legendRange') },
          ...(report.houses.every(isMeasured) ? [] : [{ key: 'hollow' as const, text: t('legendHollow') }]),
        ]}
      />
    </ReportChart>
  );
}

function Sentence({ report, words: { t, list } }: { report: StrengthsReport; words: ReportWords }) {
  const measured = measuredHouses(report);
  const count = (standing: string) => measured.filter((house) => house.standing === standing).length;
  const strongest = byStrength(report)
    .filter(({ standing }) => standing === 'strong')
    .slice(0, MAX_STRONGEST_NAMED);
  if (measured.length === 0) return <p>{t('bubble.nothing')}</p>;
  return (
    <p>
      {t('bubble.sentence', { count: measured.length, strong: count('strong'), average: count('average'), weak: count('weak') })}{' '}
      {strongest.length > 0 && t('bubble.strongest', { houses: list(strongest.map(({ house }) => house)), count: strongest.length })}
    </p>
  );
}

const rowsOf = ({ houses }: StrengthsReport, { t, name, strength }: ReportWords): string[][] =>
  houses.map((house) =>
    isMeasured(house)
      ? [
          name(house.house),
          strength(house.strength),
          t('fromTo', { low: strength(house.range.low), high: strength(house.range.high) }),
          t(`standing.${house.standing}`),
        ]
      : [name(house.house), t('notMeasured'), '–', '–'],
  );
