import type { Domain, House } from '#content/mind/facets.ts';
import type { Block } from '#contract/written-reports.ts';
import { advice, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import { upToThree } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { threeThings } from '../three-things.ts';

/** How do I live? */
export const personal: Report = {
  needs: { emotional: 1, rational: 1, cognitive: 0 },

  inShort: ({ shelf }) =>
    upToThree(shelf, [
      ...sentencesOf(shelf.sides({ ends: ['high'], parts: AT_HOME, atMost: 1 })),
      ...sentencesOf(shelf.pairs(1, ['both'])),
      ...sentencesOf(shelf.sides({ ends: ['low'], parts: AT_HOME, atMost: 1 })),
    ]),

  sections: (desk) => [
    ...section('closeness', about(desk, { houses: [3, 4, 11], domains: ['emotional'], parts: TOGETHER })),
    ...section(
      'quarrels',
      about(desk, { houses: [7, 12, 3], domains: ['emotional', 'rational'], parts: TOGETHER }),
      meetings(desk, [7, 12]),
    ),
    ...section('habits', about(desk, { houses: [2, 10, 6], domains: ['emotional', 'rational'], parts: AT_HOME })),
    ...section('rest', about(desk, { houses: [4, 12, 2], domains: ['cognitive', 'emotional'], parts: AT_HOME })),
    ...section('money', about(desk, { houses: [2, 7, 9], domains: ['rational'], parts: AT_HOME }), meetings(desk, [2, 7])),
    ...section(
      'meaning',
      about(desk, { houses: [1, 5, 8, 9, 12], domains: ['emotional', 'rational'], parts: AT_HOME }),
      meetings(desk, [1, 5, 8, 9]),
    ),
    ...section('weeks', fourWeeks(desk)),
  ],

  thisMonth: ({ shelf }) => threeThings(shelf),
};

const AT_HOME: readonly ScenePart[] = ['alone', 'people', 'learning', 'own'];
const TOGETHER: readonly ScenePart[] = ['people', 'alone', 'own'];

type Wanted = { readonly houses: readonly House[]; readonly domains?: readonly Domain[]; readonly parts: readonly ScenePart[] };

const about = ({ shelf }: Desk, wanted: Wanted): Block[] => prose(sentencesOf(shelf.sides({ ...wanted, atMost: 2 })));

/** What two sides of a person make of each other there. */
const meetings = ({ shelf }: Desk, houses: readonly House[]): Block[] => prose(sentencesOf(shelf.contrasts(1, houses)));

/** One experiment a week: two that stretch, two that use what is there. */
const fourWeeks = ({ shelf }: Desk): Block[] =>
  advice([...shelf.advice({ ends: ['low'], atMost: 2 }), ...shelf.advice({ ends: ['high'], atMost: 2 })]);
