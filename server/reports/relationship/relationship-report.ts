import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import { plain, points, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import type { Report } from '../report.ts';

/** What one person brings to two: the half of the report that needs nobody else. */
export const relationship: Report = {
  needs: { emotional: 1, rational: 0, cognitive: 0 },

  inShort: ({ shelf }) => [
    ...sentencesOf(shelf.sides({ houses: BETWEEN_TWO, ends: ['high'], atMost: 1 })),
    ...sentencesOf(shelf.sides({ houses: BETWEEN_TWO, ends: ['low'], atMost: 1 })),
    ...sentencesOf(shelf.sides({ domains: ['emotional'], atMost: 1 })),
  ],

  sections: ({ shelf, language }) => [
    ...section('brings', prose(sentencesOf(shelf.sides({ ends: ['high'], parts: TOGETHER, atMost: 3 })))),
    ...section('closeness', prose(sentencesOf(shelf.sides({ houses: BETWEEN_TWO, parts: TOGETHER, atMost: 2 })))),
    ...section('gifts', points(sentencesOf(shelf.sides({ ends: ['low'], parts: ['own'], atMost: 2 })))),
    ...section('costs', points(sentencesOf(shelf.sides({ ends: ['high'], parts: ['own'], atMost: 2 })))),
    ...section('two', prose([plain(invitationWords[language])])),
  ],

  thisMonth: ({ shelf }) => [
    ...shelf.advice({ houses: BETWEEN_TWO, ends: ['high'], atMost: 2 }),
    ...shelf.advice({ houses: BETWEEN_TWO, ends: ['low'], atMost: 1 }),
  ],
};

const TOGETHER: readonly ScenePart[] = ['people', 'own', 'alone'];
/** Keeping promises, saying what one feels, being at ease, making up, belonging, letting go. */
const BETWEEN_TWO: readonly House[] = [2, 3, 4, 7, 11, 12];

const invitationWords: Record<Language, string> = {
  en: 'The other half of this report needs a second person, and the yes of both of you.',
  hi: 'इस रिपोर्ट के दूसरे हिस्से के लिए एक और इंसान चाहिए, और दोनों की हाँ।',
};
