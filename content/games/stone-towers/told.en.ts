import { many } from '../counted.en.ts';
import type { GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked: 'You rebuilt towers in as few moves as you could, and on walks you chose between the path that you knew and a new one.',
  notSaid: 'It does not see whether your week is planned, only how far ahead you look when the pieces lie before you.',
  did: ({ towers, exact, built, above, explored, toExplore, used, toUse, basket }) => [
    `You built ${built} of ${towers} towers, ${exact} of them in the fewest moves there are${above! > 0 ? `; in all, ${many(above!, 'move', 'moves')} could have been saved` : ''}.`,
    `Where the new path was the better choice, you tried it at ${explored} of ${toExplore} forks; where the known one was, you kept to it at ${used} of ${toUse}${pathHabit(explored! / toExplore!, used! / toUse!)}.`,
    `At the last fork ${basket} berries lay in your basket.`,
  ],
  again: ({ towers, exact, built, above, explored, used, basket }) => [
    `In Stone Towers ${many(exact!, 'tower', 'towers')} took the fewest moves, ${built! - exact!} took more, and ${towers === built ? 'none was' : `${towers! - built!} were`} given up.`,
    `On the walks you tried the better new path at ${many(explored!, 'fork', 'forks')} and kept to the better known one at ${used}, and came home with ${basket} berries.`,
    above! > 0
      ? `You made ${many(above!, 'move', 'moves')} more than ${built} towers asked for, and lost none at ${exact}.`
      : `Not one move too many went into your ${many(built!, 'tower', 'towers')}.`,
  ],
  tries: ({ built, above, explored, toExplore, used, toUse, basket }) => [
    tryOrKeep(explored!, toExplore!, used!, toUse!),
    above! > 0
      ? `${many(above!, 'move', 'moves')} could have been saved: before you next pack, cook or move chairs, stand still for a minute and say the first three steps.`
      : `No move was lost in your ${many(built!, 'tower', 'towers')}: plan an hour with somebody this week, and say your steps aloud, so that they hear how you do it.`,
    `${basket} berries came together on your walks: note for one week what each of your usual ways brings, a queue, a shop or an hour, and change one of them.`,
  ],
};

function pathHabit(explored: number, used: number): string {
  if (used - explored >= 0.4) return '. A path that you know holds you longer than it pays';
  if (explored - used >= 0.15) return '. A new path draws you even where the old one pays better';
  return explored >= 0.75 && used >= 0.75 ? '. You know when to stay and when to go' : '';
}

function tryOrKeep(explored: number, toExplore: number, used: number, toUse: number): string {
  if (used / toUse - explored / toExplore >= 0.4)
    return `You tried the better new path at ${explored} of ${toExplore} forks: take one new way, shop or dish this week, on a day when it costs little.`;
  if (explored / toExplore - used / toUse >= 0.15)
    return `You left the known path at ${toUse - used} of ${toUse} forks where it was the better one: choose one thing that works, and do it the same way all week.`;
  return `At ${used} of ${toUse} forks you kept what worked and at ${explored} of ${toExplore} you tried what was better: say aloud before your next choice which of the two it is.`;
}
