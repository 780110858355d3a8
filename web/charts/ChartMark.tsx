import type { ReactNode } from 'react';
import { pressable } from '#web/ui/pressable.ts';
import type { Frame } from './frame.ts';
import type { Mark } from './mark.ts';

type Props = {
  readonly mark: Pick<Mark, 'key' | 'title'>;
  readonly isFirst: boolean;
  readonly onPress: ((key: number) => void) | undefined;
  readonly children: ReactNode;
};

/** One mark with all that belongs to it; a button where it opens what it names. */
export function ChartMark({ mark: { key, title }, isFirst, onPress, children }: Props) {
  return (
    <g {...(onPress && pressable({ name: title, isFirst, onPress: () => onPress(key) }))}>
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
