/** From how many of 100 draws on a chance has this word. Design choice; the bar of .75 is that of all statements about a person. */
const WORDS = [
  [75, 'veryLikely'],
  [50, 'likely'],
  [25, 'possible'],
  [10, 'lessLikely'],
  [0, 'unlikely'],
] as const;

export type ChanceWord = (typeof WORDS)[number][1];

export const chanceInWords = (share: number): ChanceWord => WORDS.find(([from]) => share >= from)![1];
