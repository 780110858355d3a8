import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { type Bar, type BarMark, barLayout } from '#web/charts/bar-layout.ts';
import { ink } from '../ink.ts';
import type { Pen, Room } from '../sheet.ts';
import { toneColour } from './bubbles.ts';
import { columnName, fitted } from './columns.ts';
import { drawWhisker } from './range.ts';

const layoutOf = (marks: readonly BarMark[]) => barLayout(marks, MAX_STRENGTH, fitted.layoutWidth);

export const barRoom = (marks: readonly BarMark[]): Room => fitted.room(layoutOf(marks).frame.height);

/** A bar for each mark, in their order; the three fills differ in pattern too. */
export function drawBars(pen: Pen, marks: readonly BarMark[]) {
  const { frame, bars, groups } = layoutOf(marks);
  const { doc, write } = pen;
  const { plot, ticks } = frame;
  doc.scale(fitted.scale);
  for (const { value, at } of ticks) {
    doc.lineWidth(0.8).moveTo(plot.left, at).lineTo(plot.right, at).stroke(ink.line);
    write(String(value), plot.left - 10, at + 5, { size: 13, colour: ink.muted, anchor: 'end' });
  }
  for (const { name, from, to } of groups) {
    write(name, (from + to) / 2, 15, { size: 13, face: 'strong', anchor: 'middle' });
    doc
      .lineWidth(1.2)
      .moveTo(from + 6, 30)
      .lineTo(from + 6, 24)
      .lineTo(to - 6, 24)
      .lineTo(to - 6, 30)
      .stroke(ink.lineStrong);
  }
  for (const bar of bars) {
    drawBar(pen, bar);
    write(bar.mark.text, bar.middle + 6, bar.end - 7, { size: 13, face: 'strong' });
    columnName(pen, bar.mark, bar.middle, frame);
  }
}

function drawBar(pen: Pen, { mark: { tone }, x, y, width, height, middle, from, to }: Bar) {
  const { doc } = pen;
  const colour = toneColour[tone];
  doc.save().roundedRect(x, y, width, height, 3).clip();
  doc.rect(x, y, width, height).fill(tone === 'high' ? colour : ink.surface);
  if (tone === 'low') {
    doc.lineWidth(2);
    for (let along = -height; along < width; along += 7) doc.moveTo(x + along, y + height).lineTo(x + along + height, y);
    doc.strokeOpacity(0.65).stroke(colour).strokeOpacity(1);
  }
  if (tone === 'middle') {
    for (let down = 4; down < height; down += 7) for (let along = 4; along < width; along += 7) doc.circle(x + along, y + down, 1.3);
    doc.fill(colour);
  }
  doc.restore();
  doc.lineWidth(1.6).roundedRect(x, y, width, height, 3).stroke(colour);
  drawWhisker(pen, from, to, middle, true);
}
