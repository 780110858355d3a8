import { many } from '../counted.en.ts';
import { FEW, type GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked:
    'Three words stood on three stones, and you looked for the one that goes with all of them: some bridges were close at hand, some needed a leap.',
  notSaid: 'It rests on the words of one language; in a language that you learned later, the same mind builds fewer bridges.',
  did: ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    `You built ${built} of ${bridges} bridges, and for ${typed} of them the word came to you unasked.`,
    `Between words that lie close together ${closeBuilt} of ${closeBridges} bridges stand, between words far apart ${remoteBuilt} of ${remoteBridges}.`,
    chosen! >= FEW
      ? `For ${chosen} bridges you asked to see five words and took the right one: you know a good link when it lies before you.`
      : `${many(bridges! - built!, 'bridge', 'bridges')} stayed open; nobody builds them all.`,
  ],
};
