import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { alikeWith, PLACES, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { BarChart } from '#web/charts/BarChart.tsx';
import { Legend } from '#web/charts/Legend.tsx';
import { rankedHouses } from '../measured-houses.ts';
import { ReportChart } from '../ReportChart.tsx';
import { type ReportWords, useReportWords } from '../use-report-words.ts';
import { barMarks, toneOfPlace } from './marks.ts';

type Props = {
  readonly report: StrengthsReport;
  /** Another title than the chart's own. */
  readonly title?: string;
  readonly onExplain: () => void;
  /** Opens a house. */
  readonly onOpen: (house: number) => void;
};

/** The houses as bars from the strongest to the weakest, each against one's own others. */
export function OwnOrder({ report, title, onExplain, onOpen }: Props) {
  const words = useReportWords();
  const { t } = words;
  return (
    <ReportChart
      of="bar"
      title={title}
      sentence={<Sentence report={report} words={words} />}
      table={{
        head: [t('column.house'), t('column.strength'), t('column.range'), t('column.place'), t('column.alike')],
        rows: rowsOf(report, words),
      }}
      onExplain={onExplain}
    >
      <BarChart marks={barMarks(report, words)} scaleMax={MAX_STRENGTH} label={t('bar.label')} onPress={onOpen} />
      <Legend
        entries={[
          ...PLACES.map((place) => ({ key: toneOfPlace[place], text: t(`bar.legend.${place}`) })),
          { key: 'range', text: t('bubble.legendRange') },
        ]}
      />
    </ReportChart>
  );
}

function Sentence({ report, words: { t, list } }: { report: StrengthsReport; words: ReportWords }) {
  const soFar = report.isComplete ? 'final' : 'soFar';
  return <p>{t(`bar.sentence.${soFar}`, { top: list(powerfulHouses(report)), bottom: list(weakHouses(report)) })}</p>;
}

const rowsOf = (report: StrengthsReport, { t, name, list, strength }: ReportWords): string[][] =>
  rankedHouses(report).map(({ house, strength: value, range, place }) => {
    const others = alikeWith(report, [house]);
    return [
      name(house),
      strength(value),
      t('fromTo', { low: strength(range.low), high: strength(range.high) }),
      t(`place.${place}`),
      others.length === 0 ? '–' : others.length === report.ranking.length - 1 ? t('column.allOthers') : list(others),
    ];
  });
