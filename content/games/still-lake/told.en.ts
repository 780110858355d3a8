import { inWords, many, times } from '../counted.en.ts';
import { FEW, type GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked: 'Flowers opened one by one, and of each you said whether it stood where an earlier one had: one back, then two, then further.',
  notSaid: 'How well you remember last summer, a face or a poem is another kind of memory, and was not asked.',
  did: ({ longest, hits, targets, falseAlarms, inARow }) => [
    longest! > 1
      ? `While new flowers kept opening, you still knew where the one ${inWords(longest!)} back had been.`
      : 'The row of flowers slipped away before it was two long; on most days a second try goes further.',
    `Of ${many(targets!, 'flower', 'flowers')} that came back to an old place you knew ${hits}${leaning(targets! - hits!, falseAlarms!)}.`,
    `Your longest run without a slip was ${many(inARow!, 'answer', 'answers')}.`,
  ],
};

function leaning(missed: number, claimed: number): string {
  const claims =
    claimed === 0
      ? ', and not once did you claim one that had not come back'
      : `, and ${times(claimed)} you claimed one that had not come back`;
  if (missed > 2 * claimed && missed >= FEW) return `${claims}: in doubt, you let it pass`;
  return claims;
}
