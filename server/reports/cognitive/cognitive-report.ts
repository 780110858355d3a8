import { facetsOf, testOf } from '#content/catalogue.ts';
import { houseOf } from '#content/mind/facets.ts';
import type { PlayedGame } from '#content/sayings/play.ts';
import type { Device } from '#contract/assessments.ts';
import type { Block } from '#contract/written-reports.ts';
import { plain, points, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import { testTitle } from '../open-tests.ts';
import { type GamePlayed, playedGames } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { sideRows } from '../side-rows.ts';
import { aroundWords } from './around-words.ts';
import { gameWords } from './game-words.ts';

/** How does my mind handle problems? Game by game, since there is no one number for it. */
export const cognitive: Report = {
  needs: { cognitive: 1 },

  inShort: (desk) => {
    const { shelf, subject } = desk;
    const [first] = playedGames(subject.profile);
    return [
      ...(first ? shelf.played(first.game, first.counts, 1) : []),
      ...sentencesOf(shelf.sides({ domains: ['cognitive'], ends: ['high'], atMost: 1 })),
      ...sentencesOf(shelf.sides({ domains: ['cognitive'], ends: ['low'], atMost: 1 })),
    ];
  },

  sections: (desk) => {
    const games = playedGames(desk.subject.profile);
    const { practice, notOneNumber } = aroundWords[desk.language];
    return [
      ...games.flatMap((played) => section(played.game, ofGame(desk, played))),
      ...section('conditions', conditions(desk, games)),
      ...section('practice', points([...practice, notOneNumber].map(plain))),
    ];
  },

  thisMonth: ({ shelf }) => {
    const uses = shelf.advice({ domains: ['cognitive'], ends: ['high'], atMost: 2 });
    return [...uses, ...shelf.advice({ domains: ['cognitive'], ends: ['low'], atMost: 3 - uses.length })];
  },
};

const IN_A_TASK: readonly ScenePart[] = ['learning', 'work', 'alone', 'people', 'own'];

/** What was asked, what was done, how able that makes one, where it helps, and what it does not say. */
function ofGame(desk: Desk, { game, counts, sitting }: GamePlayed): Block[] {
  const { asked, notSaid } = gameWords[desk.language][game];
  const houses = facetsOf(testOf(game)).map(houseOf);
  return [
    ...prose([plain(asked)]),
    {
      kind: 'played',
      test: game,
      counts,
      untimed: sitting.isUntimed,
      language: sitting.language,
      device: sitting.device,
      finishedAt: sitting.finishedAt.toISOString(),
    },
    ...points(desk.shelf.played(game, counts, 3)),
    ...sideRows(desk, 'cognitive', houses, IN_A_TASK, { again: true, withPercentile: true }),
    ...prose([plain(notSaid)]),
  ];
}

/** Faces and cloths are drawn finely. */
const FINE: readonly PlayedGame[] = ['masks', 'pattern-loom'];

function conditions({ language }: Desk, games: readonly GamePlayed[]): Block[] {
  const words = aroundWords[language];
  const on = (device: Device) => games.filter(({ sitting }) => sitting.device === device);
  const devices = Object.fromEntries(
    (['computer', 'tablet', 'phone'] as const).flatMap((device) => (on(device).length > 0 ? [[device, on(device).length]] : [])),
  );
  const untimed = games.filter(({ sitting }) => sitting.isUntimed).map(({ game }) => testTitle({ test: testOf(game) }, language));
  const bridges = games.find(({ game }) => game === 'word-bridges');
  const said = [
    words.devices(devices),
    ...(on('phone').some(({ game }) => FINE.includes(game)) ? [words.smallScreen] : []),
    ...(untimed.length > 0 ? [words.untimed(untimed)] : []),
    ...(bridges ? [words.told(bridges.sitting.language)] : []),
  ];
  return prose(said.map(plain));
}
