import type { Frame } from '#web/charts/frame.ts';
import type { Mark } from '#web/charts/mark.ts';
import { ink } from '../ink.ts';
import { breakLines } from '../lines.ts';
import { COLUMN_WIDTH, type Pen, type Room } from '../sheet.ts';

/** The house charts stand upright from 760 units of width on; so they are laid out a little wider, and drawn smaller. */
const LAYOUT_WIDTH = 800;

export const fitted = {
  layoutWidth: LAYOUT_WIDTH,
  scale: COLUMN_WIDTH / LAYOUT_WIDTH,
  room: (height: number): Room => ({ width: COLUMN_WIDTH, height: (height * COLUMN_WIDTH) / LAYOUT_WIDTH }),
} as const;

const MAX_SIZE = 12;

/** A name under its column, on as many lines as it needs; its longest word must fit between its neighbours. */
export function columnName({ write, widthOf }: Pen, { name, value }: Mark, x: number, { plot, band }: Frame) {
  const room = band - 4;
  const widest = Math.max(...name.split(' ').map((word) => widthOf(word, 'text', MAX_SIZE)));
  const size = Math.min(MAX_SIZE, (MAX_SIZE * room) / widest);
  for (const [index, line] of breakLines(name, room, (text) => widthOf(text, 'text', size)).entries())
    write(line, x, plot.bottom + 18 + index * 15, { size, anchor: 'middle', colour: value === null ? ink.muted : ink.text });
}
