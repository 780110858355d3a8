import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { type Estimate, quantileDots } from '#web/charts/quantile-dots.ts';
import { linearScale } from '#web/charts/scale.ts';
import { ink } from '../ink.ts';
import type { Pen } from '../sheet.ts';

const COLUMNS = 30;

/** Twenty equally likely values on the scale of strengths. */
export function drawDots({ doc, write }: Pen, estimate: Estimate, { x, foot, width }: { x: number; foot: number; width: number }) {
  const at = linearScale([0, COLUMNS], [x, x + width]);
  const radius = width / COLUMNS / 2;
  doc
    .lineWidth(0.7)
    .moveTo(x, foot)
    .lineTo(x + width, foot)
    .stroke(ink.lineStrong);
  for (let value = 0; value <= MAX_STRENGTH; value += 1)
    write(String(value), x + (width * value) / MAX_STRENGTH, foot + 9, { size: 7, colour: ink.muted, anchor: 'middle' });
  for (const { column, row } of quantileDots(estimate, MAX_STRENGTH, COLUMNS))
    doc.circle(at(column + 0.5), foot - radius - 0.6 - row * radius * 2, radius * 0.86);
  doc.fill(ink.accent);
}
