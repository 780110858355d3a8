import { HOUSES, type House } from '#content/mind/facets.ts';
import type { Block, Sentence } from '#contract/written-reports.ts';
import { advice, plain, points, prose, section, sentencesOf } from '../blocks.ts';
import { directionShares } from '../direction-shares.ts';
import type { ScenePart } from '../insights/shelf.ts';
import { upToThree } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { threeThings } from '../three-things.ts';
import { FOUNDER_ROLES } from './founder-roles.ts';
import { founderQuestions, founderTries, founderWords } from './founder-words.ts';
import { market } from './market.ts';

/** What kind of founder, and whom do I need beside me? */
export const entrepreneurship: Report = {
  needs: { emotional: 1, rational: 1, cognitive: 2 },

  inShort: ({ shelf }) =>
    upToThree(shelf, [
      ...sentencesOf(shelf.sides({ houses: FOUNDING, ends: ['high'], parts: PARTS, atMost: 1 })),
      ...sentencesOf(shelf.pairs(1, undefined, FOUNDING)),
      ...sentencesOf(shelf.sides({ houses: FOUNDING, ends: ['low'], parts: PARTS, atMost: 1 })),
    ]),

  sections: (desk) => [
    ...section('founder', roles(desk)),
    ...section('beginning', about(desk, [1, 9, 5, 3], 4)),
    ...section('beside', beside(desk)),
    ...section('risk', about(desk, [4, 12, 8], 2), market(desk)),
    ...section('others', about(desk, [7, 11, 2], 3)),
    ...section('ninety', firstNinetyDays(desk)),
    ...section('questions', points(questions(desk))),
    ...section('costs', points(sentencesOf(desk.shelf.sides({ ends: ['high'], parts: ['own'], atMost: 2 })))),
  ],

  thisMonth: ({ shelf, language }) => threeThings(shelf, {}, founderTries[language]),
};

/** Houses from which something is begun: direction, money, telling others, bargaining, finding, sharing. */
const FOUNDING: readonly House[] = [1, 2, 3, 5, 7, 9, 11];
const PARTS: readonly ScenePart[] = ['work', 'alone', 'people', 'learning'];

const about = ({ shelf }: Desk, houses: readonly House[], atMost: number): Block[] =>
  prose(sentencesOf(shelf.sides({ houses, parts: PARTS, atMost })));

/** A role that fewer than ten draws of a hundred name is left out. */
const MIN_SHARE = 10;
const MAX_ROLES = 3;

const roles = ({ subject, language }: Desk): Block[] => [
  {
    kind: 'shares',
    rows: directionShares(subject.profile.posterior, FOUNDER_ROLES)
      .slice(0, MAX_ROLES)
      .filter(({ share }) => share >= MIN_SHARE)
      .map(({ name, share }) => ({ label: founderWords[language][name].label, share, sentence: plain(founderWords[language][name].does) })),
  },
];

/** The two roles that are the person's last in the most draws: what a partner should bring. */
const beside = ({ subject, language }: Desk): Block[] => [
  {
    kind: 'shares',
    rows: directionShares(subject.profile.posterior, FOUNDER_ROLES, 'lowest')
      .slice(0, 2)
      .filter(({ share }) => share >= MIN_SHARE)
      .map(({ name, share }) => ({
        label: founderWords[language][name].label,
        share,
        sentence: plain(founderWords[language][name].beside),
      })),
  },
];

/** Three tasks of the likeliest role, one a month. */
function firstNinetyDays({ subject, language }: Desk): Block[] {
  const [likeliest] = directionShares(subject.profile.posterior, FOUNDER_ROLES);
  return advice(founderWords[language][likeliest!.name].months.map(plain));
}

const MAX_QUESTIONS = 5;

/** Those of the person's quieter houses first: there a question saves most. */
function questions({ shelf, language }: Desk): Sentence[] {
  const quieter = shelf.halves('quieter', MAX_QUESTIONS);
  const asked = quieter.map((half) => shelf.state([half], founderQuestions[language][half.house]));
  const told = shelf.insights.halves.map(({ house }) => house);
  const others = HOUSES.filter((house) => !told.includes(house)).map((house) => plain(founderQuestions[language][house]));
  return [...asked, ...others].slice(0, MAX_QUESTIONS);
}
