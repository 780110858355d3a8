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
    const played = playedGames(desk);
    const open = LENGTH - told.length;
    const [first, ...others] = played.slice(0, open).flatMap((game) => shelf.played(game, played.length === 1 ? open : 1));
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

  /** A use or a step for each sure side; filled up with what the newest games give to do. */
  thisMonth: (desk) => {
    const { shelf } = desk;
    const uses = shelf.advice({ domains: ['cognitive'], ends: ['high'], atMost: 2 });
    const told = [...uses, ...shelf.advice({ domains: ['cognitive'], ends: ['low'], atMost: LENGTH - uses.length })];
    const tries = playedGames(desk).flatMap((game) => shelf.played(game, LENGTH - told.length, 'tries'));
    return [...told, ...tries].slice(0, LENGTH);
  },
};

const LENGTH = 3;
const MAX_DONE = 4;
const IN_A_TASK: readonly ScenePart[] = ['learning', 'work', 'alone', 'people'];

/** What was asked, what was done, how able that makes one, where it helps, what it costs or is good for, and what it does not say. */
function ofGame(desk: Desk, played: GamePlayed): Block[] {
  const { game, test, counts, sitting } = played;
  const { asked, notSaid } = test.told[desk.language];
  const houses = facetsOf(test).map(houseOf);
  const did = desk.shelf.played(played, MAX_DONE);
  return [
    ...prose([plain(asked)]),
    {
      kind: 'played',
      test: game,
      counts: did.length > 0 ? null : counts, // the sentences that follow say all that was counted
      untimed: sitting.isUntimed,
      language: sitting.language,
      device: sitting.device,
      finishedAt: sitting.finishedAt.toISOString(),
    },
    ...points(did),
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
    ...(games.length > 1 ? [words.devices(devices)] : []), // of a single game its own section says it
    ...(on('phone').some(({ test }) => test.hasFineDrawings) ? [words.smallScreen] : []),
    ...(untimed.length > 0 ? [words.untimed(untimed)] : []),
    ...(inWords ? [words.told(inWords.sitting.language)] : []),
  ];
  return said.length > 0 ? prose([plain(said.join(' '))]) : [];
}

/** Whoever has played one game needs no warning of adding several up. */
function practice({ language }: Desk, games: readonly GamePlayed[]): Block[] {
  const { again, memoryAgain, notOneNumber } = aroundWords[language];
  const hasMemory = games.some(({ test }) => test.trainsMemory);
  return points([again, ...(hasMemory ? [memoryAgain] : []), ...(games.length > 1 ? [notOneNumber] : [])].map(plain));
}
