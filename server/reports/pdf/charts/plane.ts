import { type PlaneEstimate, regionAround } from '#web/charts/region.ts';
import { linearScale } from '#web/charts/scale.ts';
import { ink } from '../ink.ts';
import type { Pen } from '../sheet.ts';

/** In standard deviations of people: almost everybody lies within. */
const EXTENT = 3;
const CHANCES = [0.95, 0.8, 0.5] as const;
type Ends = readonly [low: string, high: string];

/** Two axes that cross in the middle of people, a point, and the region where the true point lies. */
export function drawPlane(
  { doc, write }: Pen,
  estimate: PlaneEstimate,
  { size, across: [left, right], down: [top, bottom] }: { size: number; across: Ends; down: Ends },
) {
  const plot = size - 16;
  const across = linearScale([-EXTENT, EXTENT], [16, size]);
  const down = linearScale([-EXTENT, EXTENT], [0, plot]);
  doc.roundedRect(16, 0, plot, plot, 6).fill(ink.ground);
  doc.lineWidth(0.7).dash(3, { space: 4 });
  doc.moveTo(across(0), 0).lineTo(across(0), plot).moveTo(16, down(0)).lineTo(size, down(0)).stroke(ink.lineStrong).undash();
  doc.save().roundedRect(16, 0, plot, plot, 6).clip();
  for (const chance of CHANCES) {
    doc.polygon(...regionAround(estimate, chance).map(([x, y]): [number, number] => [across(x), down(y)]));
    doc.fillOpacity(0.18).fill(ink.indigo).fillOpacity(1);
  }
  doc
    .polygon(...regionAround(estimate, CHANCES[0]).map(([x, y]): [number, number] => [across(x), down(y)]))
    .lineWidth(1)
    .stroke(ink.indigo);
  doc.restore();
  doc.circle(across(estimate.x), down(estimate.y), 4).fillAndStroke(ink.accent, ink.surface);
  write(left, 16, size, { size: 8.5, colour: ink.muted });
  write(right, size, size, { size: 8.5, colour: ink.muted, anchor: 'end' });
  doc.save().rotate(-90);
  write(top, 0, 10, { size: 8.5, colour: ink.muted, anchor: 'end' });
  write(bottom, -plot, 10, { size: 8.5, colour: ink.muted });
  doc.restore();
}
