import { Axis, ColumnName } from './Axis.tsx';
import { type Bar, type BarMark, barLayout } from './bar-layout.ts';
import { ChartMark, MarkRoom } from './ChartMark.tsx';
import type { Frame } from './frame.ts';
import { RangeLine } from './RangeLine.tsx';
import { strokes } from './strokes.ts';
import { useWidth } from './use-width.ts';

type Props = {
  readonly marks: readonly BarMark[];
  readonly scaleMax: number;
  readonly label: string;
  /** Opens what a mark names. */
  readonly onPress?: ((key: number) => void) | undefined;
};

/** A bar for each mark, in their order; bars of one tone are grouped under its name. */
export function BarChart({ marks, scaleMax, label, onPress }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const layout = width === undefined ? undefined : barLayout(marks, scaleMax, width);
  return (
    <div ref={ref} className="chart-room bar-room" style={layout && { height: layout.frame.height }}>
      {layout && (
        <svg
          width={layout.frame.width}
          height={layout.frame.height}
          viewBox={`0 0 ${layout.frame.width} ${layout.frame.height}`}
          role={onPress ? 'group' : 'img'}
          aria-label={label}
          className="chart"
        >
          <Fills />
          <Axis frame={layout.frame} ticks="below" />
          {layout.frame.isUpright &&
            layout.groups.map(({ tone, name, from, to }) => (
              <g key={tone}>
                <path className="place-bracket" d={bracket(from + 6, to - 6)} />
                <text className="place-name" x={(from + to) / 2} y={15} textAnchor="middle">
                  {name}
                </text>
              </g>
            ))}
          {layout.bars.map((bar, index) => (
            <OneBar key={bar.mark.key} bar={bar} frame={layout.frame} index={index} onPress={onPress} />
          ))}
        </svg>
      )}
    </div>
  );
}

const bracket = (from: number, to: number): string =>
  strokes([
    [from, 30],
    [from, 24],
    [to, 24],
    [to, 30],
  ]);

function Fills() {
  return (
    <defs>
      <pattern id="low-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hatch-ground" width="7" height="7" />
        <rect className="hatch-stroke" width="2.5" height="7" />
      </pattern>
      <pattern id="middle-dots" width="7" height="7" patternUnits="userSpaceOnUse">
        <rect className="dots-ground" width="7" height="7" />
        <circle className="dots-mark" cx="3.5" cy="3.5" r="1.3" />
      </pattern>
    </defs>
  );
}

type OneBarProps = { readonly bar: Bar; readonly frame: Frame; readonly index: number; readonly onPress: Props['onPress'] };

function OneBar({ bar, frame, index, onPress }: OneBarProps) {
  const { mark, x, y, width, height, middle, end, from, to, isCut } = bar;
  const { isUpright, plot } = frame;
  return (
    <ChartMark mark={mark} isFirst={index === 0} onPress={onPress}>
      {onPress && <MarkRoom frame={frame} index={index} />}
      <rect className={`bar bar-${isUpright ? 'upright' : 'lying'} bar-${mark.tone}`} x={x} y={y} width={width} height={height} rx={4} />
      <RangeLine isUpright={isUpright} across={middle} from={from} to={to} isCut={isCut} />
      {isUpright ? (
        <>
          <ColumnName text={mark.name} x={middle} frame={frame} />{' '}
          <text className="value" x={middle + 6} y={end - 7}>
            {mark.text}
          </text>
        </>
      ) : (
        <>
          <text className="row-name" x={plot.left} y={y - 7}>
            {mark.name}
          </text>{' '}
          <text className="row-note" x={plot.right} y={y - 7} textAnchor="end">
            <tspan className="row-value">{mark.text}</tspan> {mark.note}
          </text>
        </>
      )}
    </ChartMark>
  );
}
