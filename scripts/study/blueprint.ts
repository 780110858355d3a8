import { catalogue, facetsOf } from '#content/catalogue.ts';
import { GAME_RELIABILITY } from '#content/games/design-reliability.ts';
import { DOMAINS, type Domain, domainOf, facet, HOUSES, type House } from '#content/mind/facets.ts';
import { AXIS_SLOPE, STEPPED_SLOPE, STEPS, TRADE_OFF_SLOPE } from '#content/stories/scenes.ts';
import type { SoftmaxItem } from '#psychometrics';

/**
 * The tests that are designed and not yet written, as items with the design's slopes: so the study can say what all twelve will measure.
 * Stories: 8 stepped, 10 two-axis and 6 trade-off scenes each, dealt evenly over the houses.
 */
const STEPPED = 8;
const TWO_AXIS = 10;
const TRADE_OFF = 6;
const STORIES_OF_A_DOMAIN = 3;
const STORY_MINUTES = 12;

const GAME_ITEMS = 24;
const FACETS_OF_A_GAME = 2;
const GAME_MINUTES = 10;

const STORY_DOMAINS = ['emotional', 'rational'] as const;

/** How many stories of a domain are written: all scenes of a story load on the facets of one domain. */
const writtenStories = (domain: Domain): number =>
  catalogue.filter(({ test }) => test.kind === 'story' && facetsOf(test).every((dimension) => domainOf(dimension) === domain)).length;

/** The houses whose cognitive facet no game measures yet. */
function housesWithoutGame(): House[] {
  const measured = new Set(catalogue.flatMap(({ test }) => (test.kind === 'game' ? facetsOf(test) : [])));
  return HOUSES.filter((house) => !measured.has(facet(house, 'cognitive')));
}

export function blueprintMinutes(): number {
  const stories = STORY_DOMAINS.reduce((sum, domain) => sum + STORIES_OF_A_DOMAIN - writtenStories(domain), 0);
  return STORY_MINUTES * stories + (GAME_MINUTES * housesWithoutGame().length) / FACETS_OF_A_GAME;
}

/** Everything that is not written yet. `storySlopes` shrinks or stretches every story's slopes. */
export function blueprintItems(storySlopes = 1): SoftmaxItem[] {
  const stories = STORY_DOMAINS.flatMap((domain) => {
    const written = writtenStories(domain);
    return Array.from({ length: STORIES_OF_A_DOMAIN - written }, (_, index) => storyItems(domain, written + index, storySlopes)).flat();
  });
  return [...stories, ...housesWithoutGame().flatMap(gameItems)];
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
