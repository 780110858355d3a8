import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { alikeWith, areAllAlike, PLACES, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { BarChart } from '#web/charts/BarChart.tsx';
import { Legend } from '#web/charts/Legend.tsx';
import { rankedHouses } from '../measured-houses.ts';
import { ReportChart } from '../ReportChart.tsx';
import { type ReportWords, useReportWords } from '../use-report-words.ts';
import { barMarks, toneOfPlace } from './marks.ts';

/** The houses as bars from the strongest to the weakest, each against one's own others. */
export function OwnOrder({ report, onExplain }: { report: StrengthsReport; onExplain: () => void }) {
  const words = useReportWords();
  const { t } = words;
  return (
    <ReportChart
      of="bar"
      sentence={<Sentence report={report} words={words} />}
      table={{
        head: [t('column.house'), t('column.strength'), t('column.range'), t('column.place'), t('column.alike')],
        rows: rowsOf(report, words),
      }}
      onExplain={onExplain}
    >
      <BarChart marks={barMarks(report, words)} scaleMax={MAX_STRENGTH} label={t('bar.label')} />
      <Legend
        entries={[
          ...PLACES.map((place) => ({ key: toneOfPlace[place], text: t(`bar.legend.${place}`) })),
          { key: 'range', text: t('bubble.legendRange') },
          ...(report.alike.length > 0 ? [{ key: 'alike' as const, text: t('bar.legend.alike') }] : []),
        ]}
      />
    </ReportChart>
  );
}

function Sentence({ report, words: { t, list, lists } }: { report: StrengthsReport; words: ReportWords }) {
  const { alike, isComplete } = report;
  const soFar = isComplete ? 'final' : 'soFar';
  return (
    <>
      <p>{t(`bar.sentence.${soFar}`, { top: list(powerfulHouses(report)), bottom: list(weakHouses(report)) })}</p>
      {alike.length > 0 && <p>{areAllAlike(report) ? t(`bar.allAlike.${soFar}`) : t('bar.alike', { groups: lists(alike) })}</p>}
    </>
  );
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
