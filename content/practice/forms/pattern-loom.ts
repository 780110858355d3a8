import { type Judged, UnusableAnswer } from '../../answers.ts';
import { lotsOf, seedFor } from '../../games/lots.ts';
import { patternLoom as game } from '../../games/pattern-loom/definition.ts';
import { drawMatrix, drawPatch } from '../../games/pattern-loom/drawing.ts';
import type { Feature } from '../../games/pattern-loom/features.ts';
import { type Matrix, makeMatrix } from '../../games/pattern-loom/play.ts';
import type { Rule } from '../../games/pattern-loom/rules.ts';
import { ALTERNATIVES, type ClothShown, type LoomAnswer, type LoomTrial, TIME_LIMIT_MS } from '../../games/pattern-loom/script.ts';
import type { PracticeForm } from './form.ts';

type Pair = `${Feature} ${Rule}`;

/** Which rules meet in a cloth, step by step. No cloth of the test has the same rules together (forms.test.ts). */
export const CLOTHS: readonly (readonly (readonly Pair[])[])[] = [
  [
    ['border constant', 'shape constant'],
    ['size progression', 'shape constant'],
    ['position progression', 'border constant'],
  ],
  [
    ['count progression', 'border constant'],
    ['rotation progression', 'shape constant'],
    ['size progression', 'border constant'],
  ],
  [
    ['border three', 'size progression'],
    ['fill three', 'size progression'],
    ['shape three', 'border constant'],
  ],
  [
    ['fill three', 'border three'],
    ['count three', 'shape three'],
    ['position progression', 'shape three'],
  ],
  [
    ['size three', 'fill three', 'border three'],
    ['count progression', 'fill three', 'border three'],
    ['shape three', 'size three', 'border three'],
  ],
  [
    ['count sum', 'fill three'],
    ['count difference', 'shape three'],
    ['knots add', 'shape three'],
    ['threads subtract', 'fill three'],
  ],
  [
    ['threads or', 'fill three'],
    ['knots and', 'shape three'],
    ['knots or', 'border three'],
    ['threads and', 'border three'],
  ],
  [
    ['threads xor', 'border three'],
    ['knots xor', 'shape three'],
    ['threads xor', 'fill three'],
  ],
  [
    ['knots xor', 'threads or'],
    ['threads xor', 'knots or'],
    ['threads or', 'knots xor', 'border three'],
  ],
];

type Trial = { readonly number: number; readonly pairs: readonly Pair[]; readonly matrix: Matrix };

export function clothOf(pairs: readonly Pair[], seed: number): Matrix {
  const ruled = pairs.map((pair) => {
    const [feature, rule] = pair.split(' ') as [Feature, Rule];
    return { feature, rule };
  });
  return makeMatrix({ id: pairs.join(), family: 'sequence', ruled }, seed);
}

export const patternLoom: PracticeForm<Trial, LoomAnswer> = {
  answer: game.answer as PracticeForm<Trial, LoomAnswer>['answer'],
  nextTrial(given, { seed, step, rounds }) {
    if (given.length >= rounds) return null;
    const own = seedFor(seed, given.length);
    const pairs = lotsOf(own).pick(CLOTHS[step - 1]!);
    return { number: given.length + 1, pairs, matrix: clothOf(pairs, own) };
  },
  show: ({ number, matrix }, { rounds, isUntimed }): LoomTrial => ({
    ...{ id: `cloth-${number}`, number, practice: true, share: (number - 1) / rounds },
    ...drawMatrix(matrix),
    ...(isUntimed ? {} : { timeLimitMs: TIME_LIMIT_MS }),
  }),
  judge({ matrix, pairs }, { place, timedOut }): Judged {
    if (!timedOut && (place === null || place >= ALTERNATIVES)) throw new UnusableAnswer('This patch does not belong to the cloth.');
    const feedback = !timedOut && place === matrix.right ? 'right' : 'wrong';
    const shown: ClothShown = { right: drawPatch(matrix.patches[8]!), rules: pairs.map((pair) => pair.replace(' ', '-')) };
    return { item: null, option: feedback, feedback, shown };
  },
};
