/** Points spread evenly over the unit square without randomness (the R2 sequence of M. Roberts), so a picture is the same every time. */
export function scatter(count: number, start = 0): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const n = start + index + 1;
    return [(0.5 + n * 0.7548776662) % 1, (0.5 + n * 0.5698402909) % 1] as const;
  });
}

export const tidy = (value: number) => Math.round(value * 10) / 10;

/** A flat lens lying on the water: one glint. */
export const glint = (x: number, y: number, width: number, height: number) =>
  `M${tidy(x - width / 2)} ${tidy(y)}q${tidy(width / 2)} ${tidy(-height)} ${tidy(width)} 0q${tidy(-width / 2)} ${tidy(height)} ${tidy(-width)} 0`;

/** An edge of round lobes from left to right, one leaning on the next; a positive `lift` bulges up, a negative one hangs down. */
export function lobes(from: number, to: number, lift: number, widths: readonly number[]) {
  const widest = Math.max(...widths);
  let path = '';
  for (let x = from, index = 0; x < to; index += 1) {
    const width = widths[index % widths.length]!;
    const rise = tidy(lift * (0.35 + (0.9 * width) / widest));
    const lean = index % 3 === 1 ? -0.12 : 0.1;
    path += `c${tidy(width * (lean - 0.06))} ${-rise} ${tidy(width * (1 + lean * 0.6))} ${tidy(-rise * 1.12)} ${width} 0`;
    x += width;
  }
  return path;
}
