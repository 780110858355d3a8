import { HOUSES, type House } from '#content/mind/facets.ts';
import type { Block, Sentence } from '#contract/written-reports.ts';
import { plain, prose, section, sentencesOf } from '../blocks.ts';
import { figureShares } from '../figures.ts';
import { listHouses } from '../list-houses.ts';
import { measures, openTests, testTitle } from '../open-tests.ts';
import { openingOf } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { threeThings } from '../three-things.ts';
import { betweenWords, openWords, tooEarlyWords } from './set1-words.ts';

/** Who am I, in twelve sides? */
export const set1: Report = {
  needs: { any: 1 },

  inShort: (desk) => {
    const told = openingOf(desk, ({ shelf }) => [...sentencesOf(shelf.pairs(1)), ...sentencesOf(shelf.contrasts(1))].slice(0, 1));
    return told.length > 0 ? told : [plain(tooEarlyWords[desk.language](desk.subject.profile.sittings.length))];
  },

  sections: (desk) => [...section('analysis', analysis(desk)), ...section('figure', figure(desk))],

  thisMonth: ({ shelf }) => threeThings(shelf),
};

/** A paragraph on each house that is measured, and one sentence on those that are not. */
function analysis(desk: Desk): Block[] {
  const { subject, language } = desk;
  const rows = HOUSES.map((house) => ({ house, sentences: paragraphOf(desk, house) })).filter(({ sentences }) => sentences.length > 0);
  const open = HOUSES.filter((house) => rows.every((row) => row.house !== house));
  const test = openTests(subject.profile).find((one) => open.every((house) => measures(one, house)));
  const said = openWords[language](listHouses(open, language), test && testTitle(test, language));
  return [...(rows.length > 0 ? [{ kind: 'houses', rows } as const] : []), ...(open.length > 0 ? prose([plain(said)]) : [])];
}

const MAX_SIDES = 2;

/** Two sides of a house, or a low end and what it is good for; where none is sure, what two of them make of each other; else its numbers. */
function paragraphOf(desk: Desk, house: House): Sentence[] {
  const { shelf } = desk;
  const scenes = shelf.sides({ houses: [house], atMost: MAX_SIDES, again: true });
  const isHigh = scenes.some(({ side }) => side.end === 'high');
  const gifts = isHigh || scenes.length === MAX_SIDES ? [] : shelf.sides({ houses: [house], parts: ['own'], atMost: 1, again: true });
  const sides = sentencesOf([...scenes, ...gifts]);
  const told = sides.length > 0 ? sides : sentencesOf(shelf.contrasts(1, [house]));
  return told.length > 0 ? told : numbersOf(desk, house);
}

function numbersOf({ subject, language }: Desk, house: House): Sentence[] {
  const { strength, range } = subject.strengths.houses[house - 1]!;
  if (strength === null || range === null) return [];
  const number = (value: number) => value.toFixed(1);
  return [plain(betweenWords[language][house]({ value: number(strength), low: number(range.low), high: number(range.high) }))];
}

/** A figure that fewer draws name says nothing about the person. */
const MIN_SHARE = 5;

const figure = ({ subject }: Desk): Block[] => {
  const shares = figureShares(subject.profile.posterior);
  return [{ kind: 'figures', rows: shares.filter(({ share }, index) => index === 0 || share >= MIN_SHARE) }];
};
