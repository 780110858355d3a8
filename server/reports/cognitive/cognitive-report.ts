import { facetsOf } from '#content/catalogue.ts';
import { houseOf } from '#content/mind/facets.ts';
import type { Device } from '#contract/assessments.ts';
import type { Block } from '#contract/written-reports.ts';
import { plain, points, prose, section, sentencesOf } from '../blocks.ts';
import type { ScenePart } from '../insights/shelf.ts';
import { testTitle } from '../open-tests.ts';
import { type GamePlayed, playedGames } from '../played-games.ts';
import type { Desk, Report } from '../report.ts';
import { sideRows } from '../side-rows.ts';
import { aroundWords } from './around-words.ts';

/** How does my mind handle problems? Game by game, since there is no one number for it. */
export const cognitive: Report = {
  needs: { cognitive: 1 },

  inShort: (desk) => {
    const { shelf } = desk;
    const sides = (end: 'high' | 'low') => sentencesOf(shelf.sides({ domains: ['cognitive'], ends: [end], atMost: 1 }));
    const told = [...sides('high'), ...sides('low')];
    const games = playedGames(desk).slice(0, LENGTH - told.length);
    const [first, ...others] = games.flatMap((game) => shelf.played(game, 1));
    return [...(first ? [first] : []), ...told, ...others];
  },

  sections: (desk) => {
    const games = playedGames(desk);
    return [
      ...games.flatMap((played) => section(played.game, ofGame(desk, played))),
      ...(games.length > 0 ? section('conditions', conditions(desk, games)) : []),
      ...section('practice', practice(desk, games)),
    ];
  },

  thisMonth: ({ shelf }) => {
    const uses = shelf.advice({ domains: ['cognitive'], ends: ['high'], atMost: 2 });
    return [...uses, ...shelf.advice({ domains: ['cognitive'], ends: ['low'], atMost: 3 - uses.length })];
  },
};

const LENGTH = 3;
const IN_A_TASK: readonly ScenePart[] = ['learning', 'work', 'alone', 'people'];

/** What was asked, what was done, how able that makes one, where it helps, what it costs or is good for, and what it does not say. */
function ofGame(desk: Desk, played: GamePlayed): Block[] {
  const { game, test, counts, sitting } = played;
  const { asked, notSaid } = test.told[desk.language];
  const houses = facetsOf(test).map(houseOf);
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
    ...points(desk.shelf.played(played, 3)),
    ...sideRows(desk, 'cognitive', houses, IN_A_TASK, { again: true, withPercentile: true }),
    ...prose(sentencesOf(desk.shelf.sides({ domains: ['cognitive'], houses, parts: ['own'], atMost: houses.length, again: true }))),
    ...prose([plain(notSaid)]),
  ];
}

function conditions({ language }: Desk, games: readonly GamePlayed[]): Block[] {
  const words = aroundWords[language];
  const on = (device: Device) => games.filter(({ sitting }) => sitting.device === device);
  const devices = Object.fromEntries(
    (['computer', 'tablet', 'phone'] as const).flatMap((device) => (on(device).length > 0 ? [[device, on(device).length]] : [])),
  );
  const untimed = games.filter(({ sitting }) => sitting.isUntimed).map(({ test }) => testTitle({ test }, language));
  const inWords = games.find(({ test }) => test.isOfOneLanguage);
  const said = [
    words.devices(devices),
    ...(on('phone').some(({ test }) => test.hasFineDrawings) ? [words.smallScreen] : []),
    ...(untimed.length > 0 ? [words.untimed(untimed)] : []),
    ...(inWords ? [words.told(inWords.sitting.language)] : []),
  ];
  return prose([plain(said.join(' '))]);
}

/** Whoever has played one game needs no warning of adding several up. */
function practice({ language }: Desk, games: readonly GamePlayed[]): Block[] {
  const { again, memoryAgain, notOneNumber } = aroundWords[language];
  const hasMemory = games.some(({ test }) => test.trainsMemory);
  return points([again, ...(hasMemory ? [memoryAgain] : []), ...(games.length > 1 ? [notOneNumber] : [])].map(plain));
}
