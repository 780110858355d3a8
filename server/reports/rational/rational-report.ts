import type { House } from '#content/mind/facets.ts';
import type { Block } from '#contract/written-reports.ts';
import { points, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import type { Desk, Report } from '../report.ts';
import { sideRows } from '../side-rows.ts';
import { threeThings } from '../three-things.ts';

/** How do I think and decide? The twelve rational facets stand as scenes under the question that each of them answers. */
export const rational: Report = {
  needs: { emotional: 0, rational: 1, cognitive: 0 },

  inShort: ({ shelf }) => {
    const ends = (['high', 'low'] as const).flatMap((end) => shelf.sides({ domains: ['rational'], ends: [end], atMost: 1 }));
    return sentencesOf([...ends, ...shelf.sides({ domains: ['rational'], atMost: 3 - ends.length })]);
  },

  sections: (desk) => {
    const houses = (...wanted: readonly House[]) => sideRows(desk, 'rational', wanted, AT_THE_DESK, { again: true });
    return [
      ...section('deciding', houses(1, 9)),
      ...section('evidence', houses(6, 8)),
      ...section('planning', houses(10, 2)),
      ...section('bargaining', houses(7, 4)),
      ...section('ideas', houses(5, 11)),
      ...section('words', houses(3, 12)),
      ...section('blind', prose(sentencesOf(desk.shelf.pairs(3, ['first', 'second'])))),
      ...section('checklist', checklist(desk)),
    ];
  },

  thisMonth: ({ shelf }) => threeThings(shelf, { domains: ['rational', 'cognitive'] }),
};

const SCENES: readonly ScenePart[] = ['learning', 'work', 'alone', 'people'];
const AT_THE_DESK: readonly ScenePart[] = [...SCENES, 'own'];

/** For the next big decision: what to lean on, and what to make up for. */
const checklist = ({ shelf }: Desk): Block[] =>
  points([
    ...shelf.advice({ domains: ['rational'], ends: ['high'], atMost: 2 }),
    ...shelf.advice({ domains: ['rational'], ends: ['low'], atMost: 2 }),
  ]);
