import type { StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { type Bubble, type BubbleLayout, bubbleLayout } from './bubble-layout.ts';
import { ChartCard } from './ChartCard.tsx';
import { ChartTable } from './ChartTable.tsx';
import { byStrength, measuredHouses } from './chart-scale.ts';
import { Legend } from './Legend.tsx';
import { type ReportWords, useReportWords } from './use-report-words.ts';
import { useWidth } from './use-width.ts';

const TOP_STRONG = 3;

export function BubbleChart({ report, onExplain }: { report: StrengthsReport; onExplain: () => void }) {
  const words = useReportWords();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { t } = words;
  return (
    <ChartCard
      title={t('bubble.title')}
      info={t('bubble.info')}
      compares={t('bubble.compares')}
      sentence={<BubbleSentence report={report} words={words} />}
      onExplain={onExplain}
      table={<BubbleTable report={report} words={words} />}
    >
      <div ref={ref} className="chart-room bubble-room">
        {width !== undefined && <BubbleDrawing layout={bubbleLayout(report, width)} report={report} words={words} />}
      </div>
      <Legend
        entries={[
          { key: 'range', text: t('bubble.legendRange') },
          ...(report.houses.every(isMeasured) ? [] : [{ key: 'hollow', text: t('legendHollow') }]),
        ]}
      />
    </ChartCard>
  );
}

type Parts = { readonly report: StrengthsReport; readonly words: ReportWords };

function BubbleSentence({ report, words: { t, list } }: Parts) {
  const measured = measuredHouses(report);
  const count = (standing: string) => measured.filter((house) => house.standing === standing).length;
  const strongest = byStrength(report)
    .filter(({ standing }) => standing === 'strong')
    .slice(0, TOP_STRONG);
  if (measured.length === 0) return <p>{t('bubble.nothing')}</p>;
  return (
    <p>
      {t('bubble.sentence', { count: measured.length, strong: count('strong'), average: count('average'), weak: count('weak') })}{' '}
      {strongest.length > 0 && t('bubble.strongest', { houses: list(strongest.map(({ house }) => house)), count: strongest.length })}
    </p>
  );
}

function BubbleTable({ report, words }: Parts) {
  const { t, name, strength } = words;
  return (
    <ChartTable
      title={t('bubble.title')}
      head={[t('column.house'), t('column.strength'), t('column.range'), t('column.standing')]}
      rows={report.houses.map((house) =>
        isMeasured(house)
          ? [
              name(house.house),
              strength(house.strength),
              t('fromTo', { low: strength(house.range.low), high: strength(house.range.high) }),
              t(`standing.${house.standing}`),
            ]
          : [name(house.house), t('notMeasured'), '–', '–'],
      )}
    />
  );
}

function BubbleDrawing({ layout, report, words }: Parts & { layout: BubbleLayout }) {
  const { direction, width, height, plot, ticks, classes, bubbles } = layout;
  const isUpright = direction === 'upright';
  const { t } = words;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('bubble.label')} className="chart">
      {classes.map(({ standing, from, to }) => {
        const [low, high] = [Math.min(from, to), Math.max(from, to)];
        const box = isUpright
          ? { x: plot.left, width: plot.right - plot.left, y: low, height: high - low }
          : { x: low, width: high - low, y: plot.top, height: plot.bottom - plot.top };
        return (
          <g key={standing}>
            <rect className={`class-ground class-${standing}`} {...box} />
            {isUpright && (
              <text className="class-name" x={plot.right + 10} y={(low + high) / 2} dy="0.35em">
                {t(`standing.${standing}`)}
              </text>
            )}
          </g>
        );
      })}
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
              : { x: at, y: plot.top - 8, textAnchor: 'middle' })}
          >
            {value}
          </text>
        </g>
      ))}
      {isUpright && (
        <text className="axis-name" transform={`translate(12 ${(plot.top + plot.bottom) / 2}) rotate(-90)`} textAnchor="middle">
          {t('column.strength')}
        </text>
      )}
      {bubbles.map((bubble) => (
        <OneBubble key={bubble.house} bubble={bubble} layout={layout} house={report.houses[bubble.house - 1]!} words={words} />
      ))}
    </svg>
  );
}

function OneBubble({
  bubble,
  layout,
  house,
  words,
}: {
  bubble: Bubble;
  layout: BubbleLayout;
  house: StrengthsReport['houses'][number];
  words: ReportWords;
}) {
  const { center, size, from, to, goesOn } = bubble;
  const { plot, direction, band } = layout;
  const { t, name, shortName, strength } = words;
  const isUpright = direction === 'upright';
  if (!isMeasured(house))
    return (
      <g>
        <title>{t('houseNotMeasured', { house: name(house.house) })}</title>
        <circle className="bubble-hollow" cx={center.x} cy={center.y} r={size / 2} />
        {isUpright ? (
          <ColumnName text={shortName(house.house)} x={center.x} y={plot.bottom + 20} width={band} isMuted />
        ) : (
          <text className="row-note" x={2} y={bubble.start + 14}>
            <tspan className="row-name row-muted">{shortName(house.house)}</tspan>
            <tspan dx={7}>{t('notMeasured')}</tspan>
          </text>
        )}
      </g>
    );
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
      <circle className={`bubble bubble-${house.standing}`} cx={center.x} cy={center.y} r={size / 2} />
      <Whisker isUpright={isUpright} across={isUpright ? center.x : center.y} from={from} to={to} goesOn={goesOn} />
      <circle className="bubble-middle" cx={center.x} cy={center.y} r={3.5} />
      {isUpright ? (
        <>
          <text className="value" x={center.x + 6} y={center.y + size / 2 + 15}>
            {value}
          </text>
          <ColumnName text={shortName(house.house)} x={center.x} y={plot.bottom + 20} width={band} />
        </>
      ) : (
        // All on the left: a strong bubble reaches into the line above it, on the right.
        <text className="row-note" x={2} y={bubble.start + 14}>
          <tspan className="row-name">{shortName(house.house)}</tspan>
          <tspan className="row-value" dx={7}>
            {value}
          </tspan>{' '}
          {t(`standing.${house.standing}`)}
        </text>
      )}
    </g>
  );
}

const CAP = 5;

/** The likely range; where the chart ends before the range does, an arrowhead stands in the place of the end stroke. */
export function Whisker({
  isUpright,
  across,
  from,
  to,
  goesOn,
}: {
  isUpright: boolean;
  across: number;
  from: number;
  to: number;
  goesOn: boolean;
}) {
  const sign = isUpright ? -1 : 1;
  const point = (along: number, side: number) => (isUpright ? `${across + side} ${along}` : `${along} ${across + side}`);
  const end = goesOn
    ? `M${point(to - sign * CAP, -CAP)}L${point(to, 0)}L${point(to - sign * CAP, CAP)}`
    : `M${point(to, -CAP)}L${point(to, CAP)}`;
  const path = `M${point(from, -CAP)}L${point(from, CAP)}M${point(from, 0)}L${point(to, 0)}${end}`;
  return (
    <>
      <path className="whisker-ground" d={path} />
      <path className="whisker" d={path} />
    </>
  );
}

const LETTER_WIDTH = 7;
const LINE = 17;

/** A name under a column, on two lines where one would touch its neighbours. */
export function ColumnName({ text, x, y, width, isMuted }: { text: string; x: number; y: number; width: number; isMuted?: boolean }) {
  const lines = text.length * LETTER_WIDTH > width && text.includes(' ') ? halves(text) : [text];
  return (
    <text className={isMuted ? 'column-name row-muted' : 'column-name'} textAnchor="middle">
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function halves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))[0]!;
  return [text.slice(0, middle), text.slice(middle + 1)];
}
