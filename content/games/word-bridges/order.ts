import type { Random } from '#psychometrics';
import type { Bridge } from './bridges.ts';

/** Cues and words in the order of the screen, by lot. */
export const orderOf = ({ cues, word, wrong }: Pick<Bridge, 'cues' | 'word' | 'wrong'>, random: Random) => ({
  cues: shuffle(cues, random),
  words: shuffle([word, ...wrong.map((one) => one.word)], random),
});

function shuffle<T>(from: readonly T[], random: Random): T[] {
  const shuffled = [...from];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
