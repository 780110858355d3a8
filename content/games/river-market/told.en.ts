import type { GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked: 'You divided boatloads with traders who each had a way of their own, and filled shared pots with people whom you did not know.',
  notSaid: 'It was silver of a game. What you would do for a friend, or with your rent, it cannot tell.',
  did: ({ bargains, agreed, own, joint, pots, putIn, back }) => [
    `You agreed in ${agreed} of ${bargains} bargains and brought home ${own} in a hundred of the most that the traders would have left you.`,
    `Together, you and the traders made ${joint} in a hundred of the best that both sides could have had${leftOnTable(joint!)}.`,
    `Into ${pots} shared pots you put ${putIn} silver, and ${back} came back${potBalance(putIn!, back!)}.`,
  ],
};

function leftOnTable(joint: number): string {
  if (joint >= 75) return ': little was left on the table';
  return joint < 50 ? ': there was more in the boat for both' : '';
}

function potBalance(putIn: number, back: number): string {
  if (back > 1.05 * putIn) return ': giving paid';
  return back < 0.95 * putIn ? ': others went home with some of it' : '';
}
