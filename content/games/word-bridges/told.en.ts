import { many, times } from '../counted.en.ts';
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
  again: ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    `In Word Bridges the word came by itself ${times(typed!)}, from a list of five ${times(chosen!)}, and ${times(bridges! - built!)} not at all.`,
    `Of ${remoteBridges} bridges that needed a leap you built ${remoteBuilt}, and of ${closeBridges} near ones ${closeBuilt}.`,
    `${many(built!, 'bridge stands', 'bridges stand')} in the end, ${remoteBuilt} of them between words that have little to do with each other.`,
  ],
  tries: ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    remoteBuilt! / remoteBridges! < closeBuilt! / closeBridges! - 0.25
      ? `Far words gave you ${remoteBuilt} of ${remoteBridges} bridges: take one open question on a walk this week, and write down the first three odd ideas that come.`
      : `Near words gave you ${closeBuilt} of ${closeBridges} bridges and far ones ${remoteBuilt} of ${remoteBridges}: pick three things from a shelf this week, and find the word that joins them.`,
    chosen! >= FEW
      ? `${chosen} words you knew as soon as you saw them: when nothing comes this week, write down five bad answers and choose among them.`
      : `${many(typed!, 'word', 'words')} came to you unasked: when somebody looks for a name or a title this month, offer three.`,
    `${many(built!, 'bridge', 'bridges')} of ${bridges} are built: keep one riddle open overnight this week, and look at it once more with your first tea.`,
  ],
};
