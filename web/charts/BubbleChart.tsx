import { Axis, ColumnName } from './Axis.tsx';
import { type Bubble, type BubbleScale, bubbleLayout } from './bubble-layout.ts';
import { ChartMark, MarkRoom } from './ChartMark.tsx';
import type { Frame } from './frame.ts';
import type { Mark } from './mark.ts';
import { RangeLine } from './RangeLine.tsx';
import { useWidth } from './use-width.ts';

type Props = {
  readonly marks: readonly Mark[];
  readonly scale: BubbleScale;
  /** What the axis of values measures. */
  readonly axisName: string;
  readonly label: string;
  /** Opens what a mark names. */
  readonly onPress?: ((key: number) => void) | undefined;
};

/** A bubble for each mark: the higher its value, the larger and the further along the axis. */
export function BubbleChart(props: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="chart-room bubble-room">
      {width !== undefined && <Drawing {...props} width={width} />}
    </div>
  );
}

function Drawing({ marks, scale, axisName, label, onPress, width }: Props & { readonly width: number }) {
  const { frame, classes, bubbles } = bubbleLayout(marks, scale, width);
  const { isUpright, height, plot } = frame;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={onPress ? 'group' : 'img'}
      aria-label={label}
      className="chart"
    >
      {classes.map(({ tone, name, from, to }) => {
        const [low, high] = [Math.min(from, to), Math.max(from, to)];
        const box = isUpright
          ? { x: plot.left, width: plot.right - plot.left, y: low, height: high - low }
          : { x: low, width: high - low, y: plot.top, height: plot.bottom - plot.top };
        return (
          <g key={tone}>
            <rect className={`class-ground class-${tone}`} {...box} />
            {isUpright && (
              <text className="class-name" x={plot.right + 10} y={(low + high) / 2} dy="0.35em">
                {name}
              </text>
            )}
          </g>
        );
      })}
      <Axis frame={frame} ticks="above" />
      {isUpright && (
        <text className="axis-name" transform={`translate(12 ${(plot.top + plot.bottom) / 2}) rotate(-90)`} textAnchor="middle">
          {axisName}
        </text>
      )}
      {bubbles.map((bubble, index) => (
        <OneBubble key={bubble.mark.key} bubble={bubble} frame={frame} index={index} onPress={onPress} />
      ))}
    </svg>
  );
}

type OneBubbleProps = { readonly bubble: Bubble; readonly frame: Frame; readonly index: number; readonly onPress: Props['onPress'] };

function OneBubble({ bubble, frame, index, onPress }: OneBubbleProps) {
  const { mark, center, size, start, from, to, isCut } = bubble;
  const { isUpright } = frame;
  if (mark.value === null)
    return (
      <ChartMark mark={mark} isFirst={index === 0} onPress={onPress}>
        {onPress && <MarkRoom frame={frame} index={index} />}
        <circle className="bubble-hollow" cx={center.x} cy={center.y} r={size / 2} />
        {isUpright ? (
          <ColumnName text={mark.name} x={center.x} frame={frame} isMuted />
        ) : (
          <text className="row-note" x={2} y={start + 14}>
            <tspan className="row-name row-muted">{mark.name}</tspan> <tspan dx={7}>{mark.note}</tspan>
          </text>
        )}
      </ChartMark>
    );
  return (
    <ChartMark mark={mark} isFirst={index === 0} onPress={onPress}>
      {onPress && <MarkRoom frame={frame} index={index} />}
      <circle className={`bubble bubble-${mark.tone}`} cx={center.x} cy={center.y} r={size / 2} />
      <RangeLine isUpright={isUpright} across={isUpright ? center.x : center.y} from={from} to={to} isCut={isCut} />
      <circle className="bubble-center" cx={center.x} cy={center.y} r={3.5} />
      {isUpright ? (
        <>
          <ColumnName text={mark.name} x={center.x} frame={frame} />{' '}
          <text className="value" x={center.x + 6} y={center.y + size / 2 + 15}>
            {mark.text}
          </text>
        </>
      ) : (
        // All on the left: a large bubble reaches into the line above it, on the right.
        <text className="row-note" x={2} y={start + 14}>
          <tspan className="row-name">{mark.name}</tspan>{' '}
          <tspan className="row-value" dx={7}>
            {mark.text}
          </tspan>{' '}
          {mark.note}
        </text>
      )}
    </ChartMark>
  );
}
