import { facetsOf, lookedAt } from '#content/catalogue.ts';
import type { House } from '#content/mind/facets.ts';
import { type Shape, shapes } from '#content/traits/shapes.ts';
import type { Block, Sentence } from '#contract/written-reports.ts';
import { NINETY_FIVE } from '#server/measurement/house-scores.ts';
import { scoreShape } from '#server/measurement/shape-scores.ts';
import { plain, points, prose, section, sentencesOf } from '../blocks.ts';
import { figureShares } from '../figures.ts';
import { listHouses } from '../list-houses.ts';
import { openTests, testTitle } from '../open-tests.ts';
import { upToThree } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { facetStrength } from '../side-rows.ts';
import { threeThings } from '../three-things.ts';
import { advancedWords } from './advanced-words.ts';
import { rarityOf } from './rarity.ts';

/** Where do heart, head and hand disagree? */
export const advanced: Report = {
  needs: { emotional: 2, rational: 2, cognitive: 3 },

  inShort: ({ shelf }) => {
    const contrasts = sentencesOf(shelf.contrasts(2));
    return upToThree(shelf, [...contrasts, ...sentencesOf(shelf.pairs(1))]);
  },

  sections: (desk) => [
    ...section('contrasts', contrasts(desk)),
    ...section('pairs', points(sentencesOf(desk.shelf.pairs(6)))),
    ...section('shape', prose(shapes.map((shape) => shapeSentence(desk, shape)))),
    ...section('rarity', prose(rarity(desk))),
    ...section('figures', [{ kind: 'figures', rows: figureShares(desk.subject.profile.posterior) }]),
    ...section('next', points(narrowing(desk))),
  ],

  thisMonth: ({ shelf }) => threeThings(shelf),
};

const MAX_CONTRASTS = 8;

/** The houses of the largest contrasts, first those with a sentence that is left to tell, each with its three facets. */
function contrasts({ shelf, subject }: Desk): Block[] {
  const told = shelf.contrasts(MAX_CONTRASTS);
  const largest = [...told.map(({ contrast }) => contrast), ...shelf.insights.contrasts];
  const houses = [...new Set(largest.map(({ house }) => house))].slice(0, MAX_CONTRASTS);
  const { posterior } = subject.profile;
  const rowOf = (house: House) => ({
    house,
    emotional: facetStrength(posterior, house, 'emotional'),
    rational: facetStrength(posterior, house, 'rational'),
    cognitive: facetStrength(posterior, house, 'cognitive'),
    sentence: told.find(({ contrast }) => contrast.house === house)?.sentence ?? null,
  });
  return houses.length > 0 ? [{ kind: 'contrasts', rows: houses.map(rowOf) }] : [];
}

const MIDDLE = 50;
const PER_Z = 10;

function shapeSentence({ subject, language }: Desk, shape: Shape): Sentence {
  const { z, standardError } = scoreShape(shape, subject.profile.posterior);
  const words = advancedWords[language].shapes[shape.name];
  // The sentence ends in its range: one that holds the middle must not follow the words "more than in most people".
  const isSure = Math.abs(z) > NINETY_FIVE * standardError;
  const end = z > 0 ? 'high' : 'low';
  const onScale = (value: number) => Math.round(MIDDLE + PER_Z * value);
  const scale = words.on({
    value: onScale(z),
    low: onScale(z - NINETY_FIVE * standardError),
    high: onScale(z + NINETY_FIVE * standardError),
  });
  return { text: `${words[isSure ? end : 'between']} ${scale}`, insight: isSure ? `shape-${shape.name}-${end}` : null };
}

/** As with percentiles: a wider range says that it is too early. */
const MAX_RANGE = 50;

function rarity({ subject, language }: Desk): Sentence[] {
  const { share, low, high } = rarityOf(subject.profile.posterior);
  const words = advancedWords[language];
  const told = (value: number) => (value < 1 ? words.under : String(Math.round(value)));
  if (high - low > MAX_RANGE) return [plain(words.rareUnknown)];
  const say = () => {
    if (share < 1) return words.rarest(String(Math.max(1, Math.round(high))));
    return (share > 50 ? words.common : words.rare)(told(share), told(low), told(high));
  };
  return [plain(`${say()} ${words.ofModel}`)];
}

function narrowing({ subject, language }: Desk): Sentence[] {
  const words = advancedWords[language];
  return openTests(subject.profile).map(({ test }) => {
    const { houses } = lookedAt(facetsOf(test));
    const title = testTitle({ test }, language);
    return plain(houses.length === 0 ? words.narrowsAll(title) : words.narrows(title, listHouses(houses, language)));
  });
}
