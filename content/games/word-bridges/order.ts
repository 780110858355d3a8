import type { Random } from '#psychometrics';
import { shuffle } from '../../seeds/script-shuffle.ts';
import type { Bridge } from './bridges.ts';

/** Cues and words in the order of the screen, by lot. */
export const orderOf = ({ cues, word, wrong }: Pick<Bridge, 'cues' | 'word' | 'wrong'>, random: Random) => ({
  cues: shuffle(cues, random),
  words: shuffle([word, ...wrong.map((one) => one.word)], random),
});
