import { AVERAGE_FROM, MAX_STRENGTH, STRONG_FROM } from '#content/mind/strength.ts';
import { type Bubble, bubbleLayout } from '#web/charts/bubble-layout.ts';
import type { Mark, Tone } from '#web/charts/mark.ts';
import { ink } from '../ink.ts';
import type { PaperWords } from '../paper-words.ts';
import type { Pen, Room } from '../sheet.ts';
import { columnName, fitted } from './columns.ts';
import { drawWhisker } from './range.ts';

export const toneColour: Record<Tone, string> = { high: ink.teal, middle: ink.indigo, low: ink.accent };

const layoutOf = (marks: readonly Mark[], { t }: PaperWords) =>
  bubbleLayout(
    marks,
    {
      max: MAX_STRENGTH,
      classes: [
        { tone: 'low', from: 0, name: t('reports:standing.weak') },
        { tone: 'middle', from: AVERAGE_FROM, name: t('reports:standing.average') },
        { tone: 'high', from: STRONG_FROM, name: t('reports:standing.strong') },
      ],
    },
    fitted.layoutWidth,
  );

export const bubbleRoom = (marks: readonly Mark[], words: PaperWords): Room => fitted.room(layoutOf(marks, words).frame.height);

/** A bubble for each mark: the higher its value, the larger and the higher up. */
export function drawBubbles(pen: Pen, marks: readonly Mark[], words: PaperWords) {
  const { frame, classes, bubbles } = layoutOf(marks, words);
  const { plot, ticks } = frame;
  const { doc, write } = pen;
  doc.scale(fitted.scale);
  for (const { tone, name, from, to } of classes) {
    const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
    if (tone !== 'middle') doc.rect(plot.left, top, plot.right - plot.left, bottom - top).fill(ink.ground);
    write(name, plot.right + 10, (top + bottom) / 2 + 5, { size: 13, colour: ink.muted });
  }
  for (const { value, at } of ticks) {
    doc.lineWidth(0.8).moveTo(plot.left, at).lineTo(plot.right, at).stroke(ink.line);
    write(String(value), plot.left - 10, at + 5, { size: 13, colour: ink.muted, anchor: 'end' });
  }
  for (const bubble of bubbles) {
    drawBubble(pen, bubble);
    columnName(pen, bubble.mark, bubble.center.x, frame);
  }
}

function drawBubble(pen: Pen, { mark, center: { x, y }, size, from, to }: Bubble) {
  const { doc, write } = pen;
  if (mark.value === null) {
    doc
      .lineWidth(1.5)
      .dash(4, { space: 3 })
      .circle(x, y, size / 2)
      .stroke(ink.lineStrong)
      .undash();
    return;
  }
  const colour = toneColour[mark.tone];
  doc
    .lineWidth(1.6)
    .circle(x, y, size / 2)
    .fillOpacity(0.3)
    .fillAndStroke(colour, colour)
    .fillOpacity(1);
  drawWhisker(pen, from, to, x, true);
  doc.circle(x, y, 3.2).fill(ink.text);
  write(mark.text, x + 6, y + size / 2 + 14, { size: 13, face: 'strong' });
}
