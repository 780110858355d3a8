import type { ReactNode } from 'react';
import { pressable } from '#web/ui/pressable.ts';
import type { Frame } from './frame.ts';
import type { Mark } from './mark.ts';

type Props = {
  readonly mark: Mark;
  readonly isFirst: boolean;
  readonly onPress: ((key: number) => void) | undefined;
  readonly children: ReactNode;
};

/** One mark with all that belongs to it; a button where it opens what it names. The name is written before the value, and the value before the note. */
export function ChartMark({ mark: { key, name, text, note, title }, isFirst, onPress, children }: Props) {
  if (onPress) {
    const seen = [name, text, note].filter(Boolean).join(' ');
    return <g {...pressable({ seen, name: title, isFirst, onPress: () => onPress(key) })}>{children}</g>;
  }
  return (
    <g>
      <title>{title}</title>
      {children}
    </g>
  );
}

/** The room of a mark, and of its name: what a finger may press. */
export function MarkRoom({ frame: { isUpright, plot, band, startOf, height }, index }: { readonly frame: Frame; readonly index: number }) {
  const box = isUpright
    ? { x: startOf(index), width: band, y: plot.top, height: height - plot.top }
    : { x: plot.left, width: plot.right - plot.left, y: startOf(index), height: band };
  return <rect className="mark-room" {...box} />;
}
