import { DOMAINS, FACET_COUNT, facet, HOUSES, type House } from '#content/mind/facets.ts';
import type { Contrast } from '#content/sayings/saying.ts';
import { normalCdf } from '#psychometrics';
import { chanceThat, type Draws, drawsOf, type KnownPosterior } from '#server/measurement/draws.ts';
import { houseScores, isReliable } from '#server/measurement/house-scores.ts';
import type { ContrastInsight, Half, Insight, PairInsight, Side } from './insight.ts';

/** Below this a facet says more about the prior than about the person, so no behaviour of it is told. */
const MIN_RELIABILITY = 0.3;
/** Nothing is told that is not at least so certain (docs/measurement.md, section 8). */
export const MIN_CHANCE = 0.75;

/** What may be told of a person, by kind; in each the surest and largest first. */
export type Insights = {
  readonly sides: readonly Side[];
  readonly contrasts: readonly ContrastInsight[];
  readonly pairs: readonly PairInsight[];
  readonly halves: readonly Half[];
};

/** Every statement that the posterior carries. */
export function findInsights(posterior: KnownPosterior): Insights {
  const draws = drawsOf(posterior);
  const sides = heaviestFirst(sidesOf(posterior));
  return {
    sides,
    contrasts: heaviestFirst(contrastsOf(posterior, draws)),
    pairs: heaviestFirst(pairsOf(posterior, draws)).filter((pair) => !isDenied(pair, sides)),
    halves: heaviestFirst(halvesOf(posterior, draws)),
  };
}

export const weightOf = ({ chance, size }: Insight): number => chance * size;

const heaviestFirst = <Kind extends Insight>(insights: readonly Kind[]): Kind[] =>
  insights.filter(({ chance }) => chance >= MIN_CHANCE).toSorted((one, other) => weightOf(other) - weightOf(one));

const isMeasured = ({ covariance }: KnownPosterior, dimension: number): boolean =>
  1 - covariance[dimension * (FACET_COUNT + 1)]! >= MIN_RELIABILITY;

function sidesOf(posterior: KnownPosterior): Side[] {
  return HOUSES.flatMap((house) =>
    DOMAINS.flatMap((domain): Side[] => {
      const dimension = facet(house, domain);
      if (!isMeasured(posterior, dimension)) return [];
      const mean = posterior.mode[dimension]!;
      const deviation = Math.sqrt(posterior.covariance[dimension * (FACET_COUNT + 1)]!);
      const chance = normalCdf(Math.abs(mean) / deviation);
      return [{ kind: 'side', house, domain, end: mean > 0 ? 'high' : 'low', chance, size: Math.abs(mean) }];
    }),
  );
}

function contrastsOf(posterior: KnownPosterior, draws: Draws): ContrastInsight[] {
  return HOUSES.flatMap((house) =>
    DOMAINS.flatMap((above) =>
      DOMAINS.flatMap((below): ContrastInsight[] => {
        const [first, second] = [facet(house, above), facet(house, below)];
        const size = posterior.mode[first]! - posterior.mode[second]!;
        const crossesMiddle = posterior.mode[first]! > 0 && posterior.mode[second]! < 0;
        if (size <= 0 || !isMeasured(posterior, first) || !isMeasured(posterior, second)) return [];
        const chance = chanceThat(draws, (draw) => facetIn(draws, draw, first) > facetIn(draws, draw, second));
        return [{ kind: 'contrast', house, contrast: `${above}>${below}` as Contrast, crossesMiddle, chance, size }];
      }),
    ),
  );
}

const facetIn = ({ facets }: Draws, draw: number, dimension: number): number => facets[draw * FACET_COUNT + dimension]!;

function pairsOf(posterior: KnownPosterior, draws: Draws): PairInsight[] {
  const scores = houseScores(posterior).houses.filter(isReliable);
  return scores.flatMap(({ house: first, z: firstZ }) =>
    scores.flatMap(({ house: second, z: secondZ }): PairInsight[] => {
      if (second <= first || (firstZ < 0 && secondZ < 0)) return [];
      const shape = firstZ < 0 ? 'second' : secondZ < 0 ? 'first' : 'both';
      const isAbove = (draw: number, house: House) => draws.houses[draw * HOUSES.length + house - 1]! > 0;
      const chance = chanceThat(
        draws,
        (draw) => isAbove(draw, first) === (shape !== 'second') && isAbove(draw, second) === (shape !== 'first'),
      );
      return [{ kind: 'pair', houses: [first, second], shape, chance, size: (Math.abs(firstZ) + Math.abs(secondZ)) / 2 }];
    }),
  );
}

/** The words of a pair tell of one facet of each house or another: none of them may be told to lie at the opposite end. */
function isDenied({ houses, shape }: PairInsight, sides: readonly Side[]): boolean {
  const [first] = houses;
  const endOf = (house: House) => (shape === 'both' || (shape === 'first') === (house === first) ? 'high' : 'low');
  return sides.some(({ house, end }) => houses.includes(house) && end !== endOf(house));
}

function halvesOf(posterior: KnownPosterior, draws: Draws): Half[] {
  const upper = timesInUpperHalf(draws);
  const { houses } = houseScores(posterior);
  const mean = houses.reduce((sum, { z }) => sum + z, 0) / HOUSES.length;
  return houses.filter(isReliable).map(({ house, z }) => {
    const chance = upper[house - 1]! / draws.count;
    const isUpper = chance >= 0.5;
    return { kind: 'half', house, half: isUpper ? 'stronger' : 'quieter', chance: isUpper ? chance : 1 - chance, size: Math.abs(z - mean) };
  });
}

/** In how many draws each house is among the person's own six strongest. */
function timesInUpperHalf({ count, houses }: Draws): Int32Array {
  const times = new Int32Array(HOUSES.length);
  for (let draw = 0; draw < count; draw += 1) {
    const row = houses.subarray(draw * HOUSES.length, (draw + 1) * HOUSES.length);
    const middle = Float64Array.from(row).sort()[HOUSES.length / 2]!;
    for (let index = 0; index < HOUSES.length; index += 1) if (row[index]! >= middle) times[index]! += 1;
  }
  return times;
}
