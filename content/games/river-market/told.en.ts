import { many } from '../counted.en.ts';
import type { GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked: 'You divided boatloads with traders who each had a way of their own, and filled shared pots with people whom you did not know.',
  notSaid: 'It was silver of a game. What you would do for a friend, or with your rent, it cannot tell.',
  did: ({ bargains, agreed, own, joint, pots, putIn, back }) => [
    `You agreed in ${agreed} of ${bargains} bargains and brought home ${own} in a hundred of the most that the traders would have left you.`,
    `Together, you and the traders made ${joint} in a hundred of the best that both sides could have had${leftOnTable(joint!)}.`,
    `Into ${pots} shared pots you put ${putIn} silver, and ${back} came back${potBalance(putIn!, back!)}.`,
  ],
  again: ({ bargains, agreed, own, joint, putIn, back }) => [
    `In River Market you took home ${own} in a hundred of your own best, while both sides together reached ${joint} in a hundred of theirs.`,
    `${many(agreed!, 'bargain', 'bargains')} ended with a handshake and ${bargains! - agreed!} without; the shared pots took ${putIn} silver from you and gave back ${back}.`,
    `${potsEnded(putIn!, back!)}, and the traders shook hands with you at ${agreed} of ${bargains} stalls.`,
  ],
  tries: ({ agreed, bargains, own, joint, putIn, back }) => [
    askOrName(own!, joint!),
    shareNext(putIn!, back!),
    `You agreed in ${agreed} of ${bargains} bargains: before the next one that matters, write down the least that you would accept, and keep the paper in your pocket.`,
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

function potsEnded(putIn: number, back: number): string {
  if (back === putIn) return `The shared pots gave back all ${putIn} silver that you put in`;
  const change = back > putIn ? `${back - putIn} silver more` : `${putIn - back} silver less`;
  return `You left the shared pots with ${change} than you put in`;
}

function askOrName(own: number, joint: number): string {
  if (joint < 75)
    return `You and the traders reached ${joint} in a hundred of what was there for both: in the next talk about money or chores, ask first what the other side needs most.`;
  if (own < joint)
    return `Both sides reached ${joint} in a hundred of their best, and you ${own} of your own: in the next bargain, name your wish first and then wait.`;
  return `You brought home ${own} in a hundred of your best: in the next bargain, ask once what would make it better for the other side too.`;
}

function shareNext(putIn: number, back: number): string {
  if (back > 1.05 * putIn)
    return `For ${putIn} silver in the pots ${back} came back: begin something shared this month, a meal or a fund for a gift, and put in the first part.`;
  if (back < 0.95 * putIn)
    return `Of ${putIn} silver in the pots ${back} came back: before you share next time, agree with the others what each of you puts in.`;
  return `${putIn} silver went into the pots and ${back} came back: ask in one group of yours this month whether the sharing feels fair, and listen.`;
}
