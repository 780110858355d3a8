import { describe, expect, test } from 'vitest';
import { seededRandom } from '#psychometrics';
import { catalogue, facetsOf } from '../catalogue.ts';
import type { KeyedItem } from '../items.ts';
import { DOMAINS, domainOf, facet, HOUSES, houseOf } from '../mind/facets.ts';
import { OPTION_IDS, sceneKind } from './scenes.ts';
import type { Story } from './story.ts';
import { compileScript, type Walk, walk, wordsIn, wordsOf } from './walk.ts';

/** What the design asks of each story that people play (docs/measurement.md): what it measures, how long it is, and how its options look. */

const STEPPED = 8;
const TWO_AXIS = 10;
const TRADE_OFF = 6;
const MIN_SCENES_OF_A_FACET = 3;
const STORIES_OF_A_DOMAIN = 3;
const PAIRS_OF_HOUSES = (HOUSES.length * (HOUSES.length - 1)) / 2;

const MAX_WORDS = 2_600;
const WORDS_A_MINUTE = 180;
const CHOICE_S = 6;
/** No option of a scene stands out by its length. */
const LONGEST_TO_SHORTEST = 4 / 3;

/** The longest way of a story is some ten words longer than that of sixty walks. */
const RANDOM_WALKS = 150;

const stories = catalogue.flatMap(({ slug, test }) => (test.kind === 'story' ? [[slug, test] as const] : []));

const touchedBy = ({ options }: KeyedItem): number[] => [
  ...new Set(options.flatMap(({ loadings }) => loadings.map(({ dimension }) => dimension))),
];
const domainsOf = (story: Story) => [...new Set(facetsOf(story).map(domainOf))];

const measured = new Map<Story, readonly number[]>();

/** The words on each of many ways, walked once for all tests. */
function lengthsOf(story: Story): readonly number[] {
  const known = measured.get(story) ?? walkOften(story).map(wordsOf);
  measured.set(story, known);
  return known;
}

function walkOften(story: Story): Walk[] {
  const compiled = compileScript(story, story.about.languages[0]);
  return Array.from({ length: RANDOM_WALKS }, (_, seed) => {
    const random = seededRandom(seed);
    return walk(compiled, ({ options }) => options[Math.floor(random() * options.length)]!.id);
  });
}

describe.each(stories)('%s', (_slug, story) => {
  const { items } = story.bank;

  test('scores 24 scenes: 8 stepped, 10 two-axis, 6 trade-offs', () => {
    const count = (kind: string) => items.filter((item) => sceneKind(item) === kind).length;
    expect(['stepped', 'two-axis', 'trade-off'].map(count)).toEqual([STEPPED, TWO_AXIS, TRADE_OFF]);
    expect(items).toHaveLength(STEPPED + TWO_AXIS + TRADE_OFF);
  });

  test('measures the facets of one domain, each in at least three scenes', () => {
    const [domain, ...others] = domainsOf(story);
    expect(others).toEqual([]);
    const scenes = HOUSES.map((house) => items.filter((item) => touchedBy(item).includes(facet(house, domain!))).length);
    expect(Math.min(...scenes)).toBeGreaterThanOrEqual(MIN_SCENES_OF_A_FACET);
  });
});

describe.each(stories)('%s', (_slug, story) => {
  test('is at most 2,600 words long on every way, options and replies included', () => {
    expect(Math.max(...lengthsOf(story))).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('says honestly how many minutes it takes', () => {
    const lengths = lengthsOf(story);
    const words = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(story.about.minutes).toBe(Math.ceil(words / WORDS_A_MINUTE + (story.screens.length * CHOICE_S) / 60));
  });

  test.each(story.about.languages)('offers on each screen options of one length, within a third (%s)', (language) => {
    const { screens } = walk(compileScript(story, language), ({ options }) => options[0]!.id); // every way has all screens
    const uneven = screens.flatMap(({ id, options }) => {
      const lengths = options.map(({ text }) => wordsIn([text]));
      return Math.max(...lengths) <= Math.ceil(LONGEST_TO_SHORTEST * Math.min(...lengths)) ? [] : [`${id}: ${lengths.join(', ')}`];
    });
    expect(uneven).toEqual([]);
  });

  test('repeats a trade-off at least ten scenes later', () => {
    const { first, second } = story.checks.consistency;
    expect(story.screens.indexOf(second) - story.screens.indexOf(first)).toBeGreaterThanOrEqual(10);
    expect(story.bank.items.filter((item) => sceneKind(item) === 'trade-off').map(({ id }) => id)).toContain(first);
  });
});

test.each(DOMAINS)('over the stories of a domain, once all are there, each two houses meet: %s', (domain) => {
  const own = stories.filter(([, story]) => domainsOf(story).includes(domain));
  expect(own.length).toBeLessThanOrEqual(STORIES_OF_A_DOMAIN);
  const pairs = own.flatMap(([, story]) =>
    story.bank.items.flatMap((item) => {
      const houses = touchedBy(item).map(houseOf);
      return houses.flatMap((one) => houses.flatMap((other) => (one < other ? [`${one}-${other}`] : [])));
    }),
  );
  expect(new Set(pairs).size >= PAIRS_OF_HOUSES || own.length < STORIES_OF_A_DOMAIN).toBe(true);
});

test('every letter of an option is one of four', () => {
  const letters = stories.flatMap(([, { bank }]) => bank.items.flatMap(({ options }) => options.map(({ id }) => id)));
  expect([...new Set(letters)].sort()).toEqual(OPTION_IDS);
});
