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
};

function pathHabit(explored: number, used: number): string {
  if (used - explored >= 0.4) return '. A path that you know holds you longer than it pays';
  if (explored - used >= 0.15) return '. A new path draws you even where the old one pays better';
  return explored >= 0.75 && used >= 0.75 ? '. You know when to stay and when to go' : '';
}
