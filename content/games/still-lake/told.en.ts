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
  again: ({ longest, hits, targets, falseAlarms, inARow }) => [
    `In Still Lake ${many(targets!, 'flower', 'flowers')} came back to an old place: you caught ${hits} and let ${targets! - hits!} pass.`,
    `At your best ${many(inARow!, 'answer', 'answers')} in a row were right, and ${falseAlarms === 0 ? 'no flower' : many(falseAlarms!, 'flower', 'flowers')} in a new place looked like an old one to you.`,
    longest! > 1
      ? `The furthest back that your memory held was ${inWords(longest!)} flowers; ${targets! - hits!} that returned went by unseen.`
      : `The row was hard to hold, and still ${hits} of ${targets} returning flowers did not escape you.`,
  ],
  tries: ({ longest, hits, targets, falseAlarms, inARow }) => [
    sayOrWait(targets! - hits!, falseAlarms!, inARow!),
    longest! > 1
      ? `A row of ${inWords(longest!)} stayed with you: keep no more than ${inWords(longest!)} things in your head this week, and put the next one on paper.`
      : 'Put every errand with more than one step on paper this week, and see what your head does with the room.',
    `Your best run was ${many(inARow!, 'answer', 'answers')} long: at the next dull job, rest for a minute before your mind leaves, not after.`,
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

function sayOrWait(missed: number, claimed: number, inARow: number): string {
  if (missed > 2 * claimed && missed >= FEW)
    return `You let ${missed} returning flowers pass and claimed ${claimed} that had not returned: when a thing seems known to you this week, say so, even half sure.`;
  if (claimed > 2 * missed && claimed >= FEW)
    return `You claimed ${claimed} flowers that had not returned: before you say “I have seen this” this week, wait for one detail that proves it.`;
  return `You missed ${missed} flowers, claimed ${claimed} too many, and had ${inARow} right in a row: read somebody a shopping list once this week, and let both of you write it down from memory.`;
}
