import { houseShortName } from '#content/houses/script-names.ts';
import { HOUSES, type House } from '#content/mind/facets.ts';
import type { Block, Sentence } from '#contract/written-reports.ts';
import { plain, section, sentencesOf } from '../blocks.ts';
import { figureShares } from '../figures.ts';
import { openTests, testTitle } from '../open-tests.ts';
import { openingOf } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { thisMonth } from '../this-month.ts';
import { betweenWords, openWords, tooEarlyWords, unknownWords } from './set1-words.ts';

/** Who am I, in twelve sides? */
export const set1: Report = {
  needs: { any: 1 },

  inShort: (desk) => {
    const told = openingOf(desk, ({ shelf }) => [...sentencesOf(shelf.pairs(1)), ...sentencesOf(shelf.contrasts(1))].slice(0, 1));
    return told.length > 0 ? told : [plain(tooEarlyWords[desk.language](desk.subject.profile.sittings.length))];
  },

  sections: (desk) => [
    ...section('analysis', [{ kind: 'houses', rows: HOUSES.map((house) => ({ house, sentences: paragraphOf(desk, house) })) }]),
    ...section('figure', figure(desk)),
  ],

  thisMonth,
};

const MAX_SIDES = 2;

/** Two sides of a house; where none is sure, what two of them make of each other; else its numbers. */
function paragraphOf(desk: Desk, house: House): Sentence[] {
  const { shelf } = desk;
  const scenes = sentencesOf(shelf.sides({ houses: [house], atMost: MAX_SIDES, again: true }));
  const sides = scenes.length > 0 ? scenes : sentencesOf(shelf.sides({ houses: [house], parts: ['own'], atMost: 1, again: true }));
  const told = sides.length > 0 ? sides : sentencesOf(shelf.contrasts(1, [house]));
  return told.length > 0 ? told : [plain(numbersOf(desk, house))];
}

function numbersOf({ subject, language }: Desk, house: House): string {
  const { strength, range } = subject.strengths.houses[house - 1]!;
  const name = houseShortName(house, language);
  if (strength !== null && range !== null) {
    const number = (value: number) => value.toFixed(1);
    return betweenWords[language][house]({ value: number(strength), low: number(range.low), high: number(range.high) });
  }
  const [test] = openTests(subject.profile, house);
  if (!test) return unknownWords[language](name);
  const words = openWords[language];
  return words[house % words.length]!(name, testTitle(test, language));
}

/** A figure that fewer draws name says nothing about the person. */
const MIN_SHARE = 5;

const figure = ({ subject }: Desk): Block[] => {
  const shares = figureShares(subject.profile.posterior);
  return [{ kind: 'figures', rows: shares.filter(({ share }, index) => index === 0 || share >= MIN_SHARE) }];
};
