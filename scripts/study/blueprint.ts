import { DOMAINS, type Domain, facet, HOUSES, type House } from '#content/mind/facets.ts';
import { AXIS_SLOPE, STEPPED_SLOPE, STEPS, TRADE_OFF_SLOPE } from '#content/scenes.ts';
import type { SoftmaxItem } from '#psychometrics';

/**
 * The tests that are designed and not yet written, as items with the slopes of the shipped stories,
 * so that the study can say what all twelve will measure.
 * Emotional and rational stories: 8 stepped, 10 two-axis and 6 trade-off scenes each, dealt evenly over the houses.
 */
const STEPPED = 8;
const TWO_AXIS = 10;
const TRADE_OFF = 6;

/** Reliability of each cognitive facet from its game alone (docs/measurement.md names the sources). Pattern Loom's two are shipped. */
const GAME_RELIABILITY: Readonly<Partial<Record<House, number>>> = {
  2: 0.78,
  3: 0.7,
  4: 0.68,
  5: 0.75,
  7: 0.6,
  8: 0.7,
  9: 0.6,
  10: 0.73,
  11: 0.6,
  12: 0.78,
};
const GAME_ITEMS = 24;

export const BLUEPRINT_MINUTES = 5 * 12 + 5 * 10;

/** Everything but the shipped emotional story and Pattern Loom. `storySlopes` shrinks or stretches every story's slopes. */
export function blueprintItems(storySlopes = 1): SoftmaxItem[] {
  const stories = (domain: Domain, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => storyItems(domain, from + index, storySlopes)).flat();
  const games = HOUSES.flatMap((house) => gameItems(house));
  return [...stories('emotional', 1, 3), ...stories('rational', 0, 3), ...games];
}

function storyItems(domain: Domain, story: number, slopes: number): SoftmaxItem[] {
  const at = (turn: number): number => facet(HOUSES[((turn % 12) + 12) % 12]!, domain);
  const stepped = Array.from({ length: STEPPED }, (_, scene) => steppedItem(at(story * 4 + scene), slopes));
  // houses without a stepped scene in this story meet on two axes more often
  const twoAxis = Array.from({ length: TWO_AXIS }, (_, scene) =>
    twoAxisItem(at(story * 4 + 8 + scene), at(story * 4 + 8 + scene * 5 + 3 + story), slopes),
  );
  const tradeOff = Array.from({ length: TRADE_OFF }, (_, scene) =>
    tradeOffItem(
      [0, 3, 6, 9].map((step) => at(story + scene + step)),
      slopes,
    ),
  );
  return [...stepped, ...twoAxis, ...tradeOff];
}

const steppedItem = (dimension: number, slopes: number): SoftmaxItem => ({
  options: STEPS.map((step) => ({ intercept: 0, loadings: [{ dimension, slope: slopes * STEPPED_SLOPE * step }] })),
});

function twoAxisItem(first: number, other: number, slopes: number): SoftmaxItem {
  const second = first === other ? (other + DOMAINS.length) % 36 : other;
  const slope = slopes * AXIS_SLOPE;
  const ends = [1, -1] as const;
  return {
    options: ends.flatMap((a) =>
      ends.map((b) => ({
        intercept: 0,
        loadings: [
          { dimension: first, slope: a * slope },
          { dimension: second, slope: b * slope },
        ],
      })),
    ),
  };
}

const tradeOffItem = (dimensions: readonly number[], slopes: number): SoftmaxItem => ({
  options: dimensions.map((dimension) => ({ intercept: 0, loadings: [{ dimension, slope: slopes * TRADE_OFF_SLOPE }] })),
});

/** Two-option items whose information at theta 0 gives the game's reliability: r = I / (1 + I), and an item of slope a has a^2 / 4. */
function gameItems(house: House): SoftmaxItem[] {
  const reliability = GAME_RELIABILITY[house];
  if (reliability === undefined) return [];
  const information = reliability / (1 - reliability);
  // the items are spread over difficulties, where each tells a little less; the factor makes up for it
  const slope = 2 * Math.sqrt((1.35 * information) / GAME_ITEMS);
  const dimension = facet(house, 'cognitive');
  return Array.from({ length: GAME_ITEMS }, (_, item) => {
    const difficulty = -1.5 + (3 * item) / (GAME_ITEMS - 1);
    return {
      options: [
        { intercept: 0, loadings: [] },
        { intercept: -slope * difficulty, loadings: [{ dimension, slope }] },
      ],
    };
  });
}
