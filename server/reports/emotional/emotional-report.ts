import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { Block } from '#contract/written-reports.ts';
import { advice, plain, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import type { Desk, Report } from '../report.ts';
import { sideRows } from '../side-rows.ts';
import { threeThings } from '../three-things.ts';
import { securenessMap } from './secureness.ts';

/** How do I feel, and with whom am I safe? The twelve emotional facets stand as scenes under the question that each of them answers. */
export const emotional: Report = {
  needs: { emotional: 1, rational: 0, cognitive: 0 },

  inShort: ({ shelf }) => {
    const ends = (['high', 'low'] as const).flatMap((end) => shelf.sides({ domains: ['emotional'], ends: [end], atMost: 1 }));
    return sentencesOf([...ends, ...shelf.sides({ domains: ['emotional'], atMost: 3 - ends.length })]);
  },

  sections: (desk) => {
    const note = noteForFriend(desk); // before the scenes, which would take what it needs
    const houses = (wanted: readonly House[], parts: readonly ScenePart[]) => sideRows(desk, 'emotional', wanted, parts, { again: true });
    return [
      ...section('joy', houses([5, 10], ALONE)),
      ...section('courage', houses([1, 9, 8], ALONE)),
      ...section('people', houses([2, 3, 7, 11], WITH_OTHERS)),
      ...section('safe', securenessMap(desk.subject.profile.posterior)),
      ...section('upset', houses([4, 6, 12], ALONE), calming(desk)),
      ...section('friend', note),
    ];
  },

  thisMonth: ({ shelf }) => threeThings(shelf, { domains: ['emotional'] }),
};

const SCENES: readonly ScenePart[] = ['people', 'alone', 'work', 'learning'];
const WITH_OTHERS: readonly ScenePart[] = [...SCENES, 'own'];
const ALONE: readonly ScenePart[] = ['alone', 'people', 'learning', 'work', 'own'];

/** What helps on a bad day: to be at ease, to carry on, to put things in order, to let go. */
const calming = ({ shelf }: Desk): Block[] => advice(shelf.advice({ domains: ['emotional'], houses: [4, 6, 10, 12], atMost: 2 }));

/** What others see first: facets beside the feelings, which have their scenes above; feelings where nothing else is known. */
function noteForFriend({ shelf, language }: Desk): Block[] {
  const others = shelf.sides({ domains: ['rational', 'cognitive'], parts: ['people'], atMost: 3 });
  const own = shelf.sides({ domains: ['emotional'], parts: ['people'], atMost: Math.max(0, 2 - others.length) });
  const told = sentencesOf([...own, ...others]);
  return told.length < 2 ? [] : [...prose([plain(friendWords[language])]), ...prose(told)];
}

const friendWords: Record<Language, string> = {
  en: 'Show these lines to somebody you trust, and ask which one they recognised first.',
  hi: 'ये पंक्तियाँ किसी भरोसे वाले को दिखाइए, और पूछिए कि सबसे पहले कौन-सी पहचान में आई।',
};
