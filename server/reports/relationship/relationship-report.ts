import type { Domain, House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import { plain, points, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import type { Report } from '../report.ts';
import { threeThings } from '../three-things.ts';
import { BETWEEN_TWO } from './said-early.ts';
import { writeWithAnother } from './with-another.ts';

/** What one person brings to two: the half of the report that needs nobody else. */
export const relationship: Report = {
  needs: { emotional: 1, rational: 0, cognitive: 0 },

  inShort: ({ shelf }) => {
    const ends = (['high', 'low'] as const).flatMap((end) => shelf.sides({ ...OF_TWO, ends: [end], atMost: 1 }));
    return sentencesOf([...ends, ...shelf.sides({ domains: ['emotional'], atMost: 3 - ends.length })]);
  },

  sections: (desk) => {
    const { shelf, language } = desk;
    const { together, friction, early, questions } = writeWithAnother(desk);
    return [
      ...section('brings', prose(sentencesOf(shelf.sides({ ends: ['high'], parts: SCENES, atMost: 3 })))),
      ...section('closeness', prose(sentencesOf(shelf.sides({ ...OF_TWO, parts: SCENES, atMost: 2 })))),
      ...section('gifts', points(sentencesOf(shelf.sides({ ends: ['low'], parts: ['own'], atMost: 2 })))),
      ...section('costs', points(sentencesOf(shelf.sides({ ends: ['high'], parts: ['own'], atMost: 2 })))),
      ...section('together', points(together)),
      ...section('friction', points(friction)),
      ...section('early', points(early)),
      ...section('questions', points(questions)),
      ...section('two', prose([plain(invitationWords[language])])),
    ];
  },

  thisMonth: ({ shelf, language }) => threeThings(shelf, OF_TWO, nearTries[language]),
};

const SCENES: readonly ScenePart[] = ['people', 'alone', 'work', 'learning'];
const OF_TWO: { readonly houses: readonly House[]; readonly domains: readonly Domain[] } = {
  houses: BETWEEN_TWO,
  domains: ['emotional', 'rational'],
};

/** What anybody can do for somebody near to them. */
const nearTries: Record<Language, readonly string[]> = {
  en: [
    'Ask one person close to you what they would like more of, and do nothing but listen.',
    'Tell somebody one thing that they do well, on the day on which you notice it.',
    'Take a walk of half an hour with one person, and leave both telephones at home.',
  ],
  hi: [
    'किसी अपने से पूछें कि उन्हें और क्या चाहिए, और बस सुनें।',
    'किसी की एक अच्छी बात उन्हें उसी दिन बताएँ जिस दिन वह दिखे।',
    'किसी एक अपने के साथ आधा घंटा टहलें, दोनों फ़ोन घर पर छोड़कर।',
  ],
};

const invitationWords: Record<Language, string> = {
  en: 'The other half of this report needs a second person, and the yes of both of you.',
  hi: 'इस रिपोर्ट के दूसरे हिस्से के लिए एक और इंसान चाहिए, और दोनों की हाँ।',
};
