import type { Domain, House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import { plain, points, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import type { Report } from '../report.ts';

/** What one person brings to two: the half of the report that needs nobody else. */
export const relationship: Report = {
  needs: { emotional: 1, rational: 0, cognitive: 0 },

  inShort: ({ shelf }) => {
    const ends = (['high', 'low'] as const).flatMap((end) => shelf.sides({ ...BETWEEN_TWO, ends: [end], atMost: 1 }));
    return sentencesOf([...ends, ...shelf.sides({ domains: ['emotional'], atMost: 3 - ends.length })]);
  },

  sections: ({ shelf, language }) => [
    ...section('brings', prose(sentencesOf(shelf.sides({ ends: ['high'], parts: SCENES, atMost: 3 })))),
    ...section('closeness', prose(sentencesOf(shelf.sides({ ...BETWEEN_TWO, parts: SCENES, atMost: 2 })))),
    ...section('gifts', points(sentencesOf(shelf.sides({ ends: ['low'], parts: ['own'], atMost: 2 })))),
    ...section('costs', points(sentencesOf(shelf.sides({ ends: ['high'], parts: ['own'], atMost: 2 })))),
    ...section('two', prose([plain(invitationWords[language])])),
  ],

  thisMonth: ({ shelf }) => {
    const fitting = [
      ...shelf.advice({ ...BETWEEN_TWO, ends: ['high'], atMost: 2 }),
      ...shelf.advice({ ...BETWEEN_TWO, ends: ['low'], atMost: 1 }),
    ];
    return [...fitting, ...shelf.advice({ domains: ['emotional', 'rational'], atMost: 3 - fitting.length })];
  },
};

const SCENES: readonly ScenePart[] = ['people', 'alone', 'work', 'learning'];
/** Keeping promises, saying what one feels, being at ease, making up, belonging, letting go: in heart and head. */
const BETWEEN_TWO: { readonly houses: readonly House[]; readonly domains: readonly Domain[] } = {
  houses: [2, 3, 4, 7, 11, 12],
  domains: ['emotional', 'rational'],
};

const invitationWords: Record<Language, string> = {
  en: 'The other half of this report needs a second person, and the yes of both of you.',
  hi: 'इस रिपोर्ट के दूसरे हिस्से के लिए एक और इंसान चाहिए, और दोनों की हाँ।',
};
