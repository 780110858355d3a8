import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { linearScale } from '#web/charts/scale.ts';
import { ink } from '../ink.ts';
import type { Pen } from '../sheet.ts';

type Ranged = { readonly value: number; readonly low: number; readonly high: number };
const CAP = 3;

/** The likely range as a line with two ends. */
export function drawWhisker({ doc }: Pen, from: number, to: number, across: number, isUpright = false) {
  const point = (along: number, side: number): [number, number] => (isUpright ? [across + side, along] : [along, across + side]);
  doc.lineWidth(1.2).lineCap('round');
  for (const [start, end] of [
    [point(from, 0), point(to, 0)],
    [point(from, -CAP), point(from, CAP)],
    [point(to, -CAP), point(to, CAP)],
  ] as const)
    doc.moveTo(...start).lineTo(...end);
  doc.stroke(ink.text);
}

/** One value on the scale of strengths, with its range and a stroke at the middle of people. */
export function drawStrip(pen: Pen, { value, low, high }: Ranged, { x = 0, y, width }: { x?: number; y: number; width: number }) {
  const at = linearScale([0, MAX_STRENGTH], [x + 6, x + width - 6]);
  pen.doc.lineWidth(0.8).moveTo(at(0), y).lineTo(at(MAX_STRENGTH), y).stroke(ink.line);
  const middle = at(MAX_STRENGTH / 2);
  pen.doc
    .dash(2, { space: 2 })
    .moveTo(middle, y - 7)
    .lineTo(middle, y + 7)
    .stroke(ink.lineStrong)
    .undash();
  drawWhisker(pen, at(low), at(high), y);
  pen.doc.circle(at(value), y, 3.4).fillAndStroke(ink.accent, ink.surface);
}
