import type { SVGAttributes } from 'react';
import { Fragment } from 'react';
import type { Frame } from './frame.ts';

/** `ticks` says at which side of lying rows the numbers are. */
type Props = { readonly frame: Frame; readonly ticks: 'above' | 'below' };

/** The values along their axis, each with its line across the plot. */
export function Axis({ frame: { isUpright, plot, ticks }, ticks: side }: Props) {
  const lineAt = (at: number) =>
    isUpright ? { x1: plot.left, x2: plot.right, y1: at, y2: at } : { x1: at, x2: at, y1: plot.top, y2: plot.bottom };
  const textAt = (value: number, at: number): SVGAttributes<SVGTextElement> => {
    if (isUpright) return { x: plot.left - 10, y: at, dy: '0.35em', textAnchor: 'end' };
    if (side === 'above') return { x: at, y: plot.top - 8, textAnchor: 'middle' };
    return { x: at, y: plot.bottom + 16, textAnchor: value === 0 ? 'start' : 'middle' };
  };
  return ticks.map(({ value, at }) => (
    <g key={value}>
      <line className="grid-line" {...lineAt(at)} />
      <text className="tick" {...textAt(value, at)}>
        {value}
      </text>
    </g>
  ));
}

const LETTER_WIDTH = 7;
const LINE = 17;

type ColumnNameProps = { readonly text: string; readonly x: number; readonly frame: Frame; readonly isMuted?: boolean };

/** A name under a column, on two lines where one would touch its neighbours; between them a space for those who hear it. */
export function ColumnName({ text, x, frame: { plot, band }, isMuted }: ColumnNameProps) {
  const lines = text.length * LETTER_WIDTH > band && text.includes(' ') ? halves(text) : [text];
  return (
    <text className={isMuted ? 'column-name row-muted' : 'column-name'} textAnchor="middle">
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <tspan fontSize={0}> </tspan>}
          <tspan x={x} y={plot.bottom + 20 + index * LINE}>
            {line}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}

function halves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))[0]!;
  return [text.slice(0, middle), text.slice(middle + 1)];
}
