import { HOUSES, type House } from '#content/mind/facets.ts';
import { drawsOf, type KnownPosterior } from '#server/measurement/draws.ts';

export type FigureShare = { readonly house: House; readonly share: number };

/** In how many of 100 draws each house is the person's strongest, the likeliest first: how close the person is to each figure. */
export function figureShares(posterior: KnownPosterior): FigureShare[] {
  const { count, houses } = drawsOf(posterior);
  const times = new Int32Array(HOUSES.length);
  for (let draw = 0; draw < count; draw += 1) {
    const row = houses.subarray(draw * HOUSES.length, (draw + 1) * HOUSES.length);
    times[row.indexOf(Math.max(...row))]! += 1;
  }
  return HOUSES.map((house) => ({ house, share: Math.round((100 * times[house - 1]!) / count) })).toSorted(
    (one, other) => other.share - one.share || one.house - other.house,
  );
}
