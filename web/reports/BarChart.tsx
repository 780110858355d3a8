import type { StrengthsReport } from '#contract/reports.ts';
import { alikeWith, areAllAlike, PLACES, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { ColumnName, Whisker } from './BubbleChart.tsx';
import { type Bar, type BarLayout, barLayout } from './bar-layout.ts';
import { ChartCard } from './ChartCard.tsx';
import { ChartTable } from './ChartTable.tsx';
import { rankedHouses } from './chart-scale.ts';
import { Legend } from './Legend.tsx';
import { NoRanking } from './NoRanking.tsx';
import { type ReportWords, useReportWords } from './use-report-words.ts';
import { useWidth } from './use-width.ts';

type Parts = { readonly report: StrengthsReport; readonly words: ReportWords };

export function BarChart({ report, onExplain }: { report: StrengthsReport; onExplain: () => void }) {
  const words = useReportWords();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { t } = words;
  if (report.ranking.length === 0)
    return (
      <ChartCard title={t('bar.title')} info={t('bar.info')} compares={t('bar.compares')} sentence={<NoRanking report={report} />}>
        {null}
      </ChartCard>
    );
  const layout = width === undefined ? undefined : barLayout(report, width);
  return (
    <ChartCard
      title={t('bar.title')}
      info={t('bar.info')}
      compares={t('bar.compares')}
      sentence={<BarSentence report={report} words={words} />}
      onExplain={onExplain}
      table={<BarTable report={report} words={words} />}
    >
      <div ref={ref} className="chart-room bar-room" style={layout && { height: layout.height }}>
        {layout && <BarDrawing layout={layout} words={words} />}
      </div>
      <Legend
        entries={[
          ...PLACES.map((place) => ({ key: place, text: t(`bar.legend.${place}`) })),
          { key: 'range', text: t('bubble.legendRange') },
          ...(report.alike.length > 0 ? [{ key: 'alike', text: t('bar.legend.alike') }] : []),
        ]}
      />
    </ChartCard>
  );
}

function BarSentence({ report, words: { t, list, lists } }: Parts) {
  const { alike, isComplete } = report;
  const soFar = isComplete ? 'final' : 'soFar';
  return (
    <>
      <p>{t(`bar.sentence.${soFar}`, { top: list(powerfulHouses(report)), bottom: list(weakHouses(report)) })}</p>
      {alike.length > 0 && <p>{areAllAlike(report) ? t(`bar.allAlike.${soFar}`) : t('bar.alike', { groups: lists(alike) })}</p>}
    </>
  );
}

function BarTable({ report, words: { t, name, list, strength } }: Parts) {
  return (
    <ChartTable
      title={t('bar.title')}
      head={[t('column.house'), t('column.strength'), t('column.range'), t('column.place'), t('column.alike')]}
      rows={rankedHouses(report).map(({ house, strength: value, range, place }) => {
        const others = alikeWith(report, [house]);
        return [
          name(house),
          strength(value),
          t('fromTo', { low: strength(range.low), high: strength(range.high) }),
          t(`place.${place}`),
          others.length === 0 ? '–' : others.length === report.ranking.length - 1 ? t('column.allOthers') : list(others),
        ];
      })}
    />
  );
}

function BarDrawing({ layout, words }: { layout: BarLayout; words: ReportWords }) {
  const { direction, width, height, plot, ticks, places, bars } = layout;
  const isUpright = direction === 'upright';
  const { t } = words;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('bar.label')} className="chart">
      <defs>
        <pattern id="weak-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="hatch-ground" width="7" height="7" />
          <rect className="hatch-stroke" width="2.5" height="7" />
        </pattern>
        <pattern id="average-dots" width="7" height="7" patternUnits="userSpaceOnUse">
          <rect className="dots-ground" width="7" height="7" />
          <circle className="dots-mark" cx="3.5" cy="3.5" r="1.3" />
        </pattern>
      </defs>
      {ticks.map(({ value, at }) => (
        <g key={value}>
          <line
            className="grid-line"
            {...(isUpright ? { x1: plot.left, x2: plot.right, y1: at, y2: at } : { x1: at, x2: at, y1: plot.top, y2: plot.bottom })}
          />
          <text
            className="tick"
            {...(isUpright
              ? { x: plot.left - 10, y: at, dy: '0.35em', textAnchor: 'end' }
              : { x: at, y: plot.bottom + 16, textAnchor: value === 0 ? 'start' : 'middle' })}
          >
            {value}
          </text>
        </g>
      ))}
      {isUpright &&
        places.map(({ place, from, to }) => (
          <g key={place}>
            <path className="place-bracket" d={`M${from + 6} 30v-6H${to - 6}v6`} />
            <text className="place-name" x={(from + to) / 2} y={15} textAnchor="middle">
              {t(`place.${place}`)}
            </text>
          </g>
        ))}
      {bars.map((bar) => (
        <OneBar key={bar.house.house} bar={bar} layout={layout} words={words} />
      ))}
    </svg>
  );
}

function OneBar({ bar, layout, words }: { bar: Bar; layout: BarLayout; words: ReportWords }) {
  const { house, place, x, y, width, height, middle, end, from, to, goesOn, isAlikeNext } = bar;
  const { direction, plot, band } = layout;
  const { t, name, shortName, strength } = words;
  const isUpright = direction === 'upright';
  const value = strength(house.strength);
  return (
    <g>
      <title>
        {t('houseStrength', {
          house: name(house.house),
          strength: value,
          low: strength(house.range.low),
          high: strength(house.range.high),
        })}
      </title>
      <rect className={`bar bar-${direction} bar-${place}`} x={x} y={y} width={width} height={height} rx={4} />
      <Whisker isUpright={isUpright} across={middle} from={from} to={to} goesOn={goesOn} />
      {isUpright ? (
        <>
          <text className="value" x={middle + 6} y={end - 7}>
            {value}
          </text>
          <ColumnName text={shortName(house.house)} x={middle} y={plot.bottom + 20} width={band} />
          {isAlikeNext && (
            <text className="alike" x={middle + band / 2} y={plot.bottom - 12} textAnchor="middle">
              ≈
            </text>
          )}
        </>
      ) : (
        <>
          <text className="row-name" x={plot.left} y={y - 7}>
            {shortName(house.house)}
          </text>
          <text className="row-note" x={plot.right} y={y - 7} textAnchor="end">
            <tspan className="row-value">{value}</tspan> {t(`place.${place}`)}
          </text>
          {isAlikeNext && (
            <text className="alike" x={(plot.left + plot.right) / 2} y={y + height + 20} textAnchor="middle">
              ≈
            </text>
          )}
        </>
      )}
    </g>
  );
}
