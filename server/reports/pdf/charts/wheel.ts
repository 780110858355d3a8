import { FULL_RADIUS, HEART_RADIUS, PETALS, petalAngle, petalPath, petalRadius, petalShadePath } from '#web/ui/wheel-geometry.ts';
import { ink } from '../ink.ts';
import type { Pen } from '../sheet.ts';

/** The wheel of twelve petals with the short name of each; null is a petal that nothing has measured. */
export function drawWheel(
  { doc, write }: Pen,
  { values, names, size }: { values: readonly (number | null)[]; names: readonly string[]; size: number },
) {
  const scale = ((size / 2) * 0.74) / FULL_RADIUS;
  doc
    .save()
    .translate(size / 2, size / 2)
    .scale(scale);
  for (let index = 0; index < PETALS; index += 1) {
    const value = values[index] ?? null;
    doc.save().rotate(petalAngle(index));
    if (value === null)
      doc
        .lineWidth(0.6)
        .dash(1.6, { space: 1.4 })
        .path(petalPath(FULL_RADIUS - 1))
        .stroke(ink.lineStrong)
        .undash();
    else {
      doc.path(petalPath(FULL_RADIUS)).fill(ink.ground);
      doc.path(petalPath(petalRadius(value))).fill(ink.petal);
      doc.path(petalShadePath(petalRadius(value))).fill(ink.petalShade);
    }
    doc.restore();
  }
  doc.circle(0, 0, HEART_RADIUS).fill(ink.indigo).restore();
  for (const [index, name] of names.entries()) {
    const angle = (petalAngle(index) * Math.PI) / 180;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const anchor = Math.abs(x) < 0.2 ? 'middle' : x > 0 ? 'start' : 'end';
    write(name, size / 2 + x * size * 0.39, size / 2 + y * size * 0.4 + 3, { size: 7.5, colour: ink.muted, anchor });
  }
}
