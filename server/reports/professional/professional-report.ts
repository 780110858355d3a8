import type { House } from '#content/mind/facets.ts';
import type { Block } from '#contract/written-reports.ts';
import { plain, points, prose, section, sentencesOf } from '../blocks.ts';
import { directionShares } from '../direction-shares.ts';
import type { ScenePart } from '../insights/shelf.ts';
import { upToThree } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { threeThings } from '../three-things.ts';
import { handOver } from './hand-over.ts';
import { TEAM_ROLES, teamRoleWords } from './team-roles.ts';

/** How do I work best? */
export const professional: Report = {
  needs: { emotional: 1, rational: 1, cognitive: 1 },

  inShort: ({ shelf }) =>
    upToThree(shelf, [
      ...sentencesOf(shelf.sides({ ends: ['high'], parts: AT_WORK, atMost: 1 })),
      ...sentencesOf(shelf.pairs(1, ['both'])),
      ...sentencesOf(shelf.sides({ ends: ['low'], parts: AT_WORK, atMost: 1 })),
    ]),

  sections: (desk) => {
    const page = handOver(desk); // before the scenes, which would take what it needs
    return [
      ...section('deciding', about(desk, [1, 9, 8], 2)),
      ...section('delivering', about(desk, [6, 10, 2], 3)),
      ...section('leading', about(desk, [1, 7], 2), meetings(desk, [1])),
      ...section('colleagues', about(desk, [11, 3, 7], 3)),
      ...section('pressure', about(desk, [4, 12], 2), meetings(desk, [4])),
      ...section('energy', about(desk, [5, 8, 9], 2)),
      ...section('roles', roles(desk)),
      ...section('costs', points(sentencesOf(desk.shelf.sides({ ends: ['high'], parts: ['own'], atMost: 2 })))),
      ...section('handOver', page),
    ];
  },

  thisMonth: ({ shelf }) => threeThings(shelf),
};

const AT_WORK: readonly ScenePart[] = ['work', 'learning', 'people', 'alone'];

const about = ({ shelf }: Desk, houses: readonly House[], atMost: number): Block[] =>
  prose(sentencesOf(shelf.sides({ houses, parts: AT_WORK, atMost })));

/** What a side makes of another one of the person's. */
const meetings = ({ shelf }: Desk, houses: readonly House[]): Block[] => prose(sentencesOf(shelf.pairs(1, undefined, houses)));

/** A role that fewer than five draws of a hundred name says nothing about the person. */
const MIN_SHARE = 5;

const roles = ({ subject, language }: Desk): Block[] => [
  {
    kind: 'shares',
    rows: directionShares(subject.profile.posterior, TEAM_ROLES)
      .filter(({ share }) => share >= MIN_SHARE)
      .map(({ name, share }) => {
        const { label, does } = teamRoleWords[language][name];
        return { label, share, sentence: plain(does) };
      }),
  },
];
