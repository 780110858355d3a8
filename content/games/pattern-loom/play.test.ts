import { describe, expect, it } from 'vitest';
import { FEATURES, type Feature, sizeOfSet } from './features.ts';
import { drawMatrix, type Matrix, makeMatrix, type Patch } from './play.ts';
import { stream } from './random.ts';
import { RULES } from './rules.ts';
import {
  ALTERNATIVES,
  BORDERS,
  FILLS,
  KNOT_PLACES,
  type Layer,
  MAX_COUNT,
  SHAPES,
  SHOWN_CELLS,
  SIZES,
  THREAD_COUNT,
  TURNABLE_SHAPES,
} from './script.ts';
import { allowedValues } from './solve.ts';
import { PRACTICE, TEMPLATES } from './templates.ts';

const ALL = [...PRACTICE, ...TEMPLATES];

const SEEDS = 24;
const made = ALL.flatMap((template) =>
  Array.from({ length: SEEDS }, (_, seed) => ({ template, matrix: makeMatrix(template, 7919 * seed + 13) })),
);

/** The alternatives that fit every feature, found from the eight shown patches alone, by all rules that there are. */
function solve(matrix: Matrix): string[] {
  return matrix.alternatives
    .filter(({ patch }) =>
      [...matrix.scales].every(([feature, scale]) => {
        const shown = matrix.patches.slice(0, SHOWN_CELLS).map((each) => each[feature]!);
        return allowedValues(shown, scale).has(patch[feature]!);
      }),
    )
    .map(({ id }) => id);
}

describe('A matrix of Pattern Loom', () => {
  it('is the same whenever its template and seed are the same, and another with another seed', () => {
    for (const template of ALL) {
      expect(makeMatrix(template, 99)).toEqual(makeMatrix(template, 99));
      expect(makeMatrix(template, 99).patches).not.toEqual(makeMatrix(template, 100).patches);
    }
  });

  it('has exactly one alternative that a solver without its rules can justify: the right one', () => {
    for (const { template, matrix } of made) expect(solve(matrix), template.id).toEqual([matrix.right]);
  });

  it('offers eight alternatives that all look different', () => {
    for (const { template, matrix } of made) {
      const looks = new Set(drawMatrix(matrix).alternatives.map(({ cell }) => JSON.stringify(cell)));
      expect(looks.size, template.id).toBe(ALTERNATIVES);
    }
  });

  it('has wrong alternatives that are near misses: at least one differs in a single feature when up to three rules act', () => {
    for (const { template, matrix } of made) {
      const right = matrix.patches[8]!;
      const changes = matrix.alternatives.map(({ patch }) => FEATURES.filter((feature) => patch[feature] !== right[feature]).length);
      expect(Math.min(...changes.filter((change) => change > 0)), template.id).toBe(template.ruled.length === 4 ? 2 : 1);
    }
  });

  it('stays inside what can be drawn', () => {
    const within = (numbers: readonly number[], most: number) =>
      numbers.length > 0 && numbers.every((each, index) => each >= 0 && each <= most && each > (numbers[index - 1] ?? -1));
    const isDrawable = (layer: Layer): boolean => {
      if (layer.kind === 'border') return BORDERS.includes(layer.pattern);
      if (layer.kind === 'threads') return within(layer.lines, THREAD_COUNT - 1);
      if (layer.kind === 'knots') return within(layer.places, KNOT_PLACES - 1);
      const isTurnable = (TURNABLE_SHAPES as readonly string[]).includes(layer.shape);
      const isTurnedWell = layer.rotation % 45 === 0 && layer.rotation >= 0 && layer.rotation < 360;
      return (
        SHAPES.includes(layer.shape) &&
        FILLS.includes(layer.fill) &&
        SIZES.includes(layer.size) &&
        layer.count >= 1 &&
        layer.count <= MAX_COUNT &&
        isTurnedWell &&
        // A shape that looks the same when turned must never carry a rotation, nor many motifs be large.
        (layer.rotation === 0 || isTurnable) &&
        (layer.count === 1 || layer.size === 1)
      );
    };
    for (const { template, matrix } of made) {
      const drawing = drawMatrix(matrix);
      expect(drawing.matrix).toHaveLength(SHOWN_CELLS);
      const layers = [...drawing.matrix, ...drawing.alternatives.map(({ cell }) => cell)].flat();
      expect(
        layers.filter((layer) => !isDrawable(layer)),
        template.id,
      ).toEqual([]);
    }
  });

  it('never lets a motif hide a knot, nor changes size where the motif is kept small', () => {
    for (const { template, matrix } of made) {
      for (const cell of drawMatrix(matrix).matrix) {
        const motif = cell.find((layer) => layer.kind === 'motif');
        const knots = cell.find((layer) => layer.kind === 'knots');
        if (motif && knots) expect(knots.places, template.id).not.toContain(4);
      }
      const names = template.ruled.map(({ feature }) => feature);
      const isCrowded = names.some((feature) => feature === 'threads' || feature === 'knots' || feature === 'position');
      expect(isCrowded && (names.includes('size') || names.includes('count')), template.id).toBe(false);
      expect(names.includes('size') && names.includes('count'), template.id).toBe(false);
    }
  });

  it('sends the browser neither rules nor what is right', () => {
    for (const { template, matrix } of made) {
      const drawing = drawMatrix(matrix);
      expect(Object.keys(drawing).sort()).toEqual(['alternatives', 'matrix']);
      for (const alternative of drawing.alternatives) {
        expect(Object.keys(alternative)).toEqual(['id', 'cell']);
        expect(alternative.id).toMatch(/^[a-z2-9]{6}$/);
      }
      const text = JSON.stringify(drawing);
      expect(text).not.toMatch(new RegExp(`"(${RULES.join('|')})"|right|rule`));
      expect(text).not.toContain(template.id);
      // The layers of the right alternative are of the same make as those of the others.
      const makes = drawing.alternatives.map(({ cell }) => cell.map((layer) => Object.keys(layer).join()).join(';'));
      expect(new Set(makes).size).toBe(1);
    }
  });
});

describe('The alternatives alone', () => {
  const matrices = ALL.flatMap((template) => Array.from({ length: 40 }, (_, seed) => makeMatrix(template, 104_729 * seed + 71)));
  const CHANCE = 1 / ALTERNATIVES;

  type Strategy = (patches: readonly Patch[]) => readonly number[];

  /** Share right when the alternative of the highest value is taken, ties by lot. */
  function successOf(strategy: Strategy, over: readonly Matrix[]): number {
    const random = stream(5);
    let right = 0;
    for (const matrix of over) {
      const values = strategy(matrix.alternatives.map(({ patch }) => patch));
      const highest = Math.max(...values);
      const chosen = random.pick(matrix.alternatives.filter((_, index) => values[index]! >= highest - 1e-9));
      if (chosen.id === matrix.right) right += 1;
    }
    return right / over.length;
  }

  const limitFor = (trials: number) => CHANCE + 4 * Math.sqrt((CHANCE * (1 - CHANCE)) / trials);

  /** Parts of a set vote one by one, since a set is seen as its parts. */
  const traits = (patch: Patch): string[] =>
    FEATURES.flatMap((feature) => {
      const value = patch[feature];
      if (value === undefined) return [];
      if (feature !== 'threads' && feature !== 'knots') return [`${feature}=${value}`];
      return Array.from({ length: 9 }, (_, part) => `${feature}.${part}=${(value >> part) & 1}`);
    });

  const vote: Strategy = (patches) => {
    const counts = new Map<string, number>();
    for (const trait of patches.flatMap(traits)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
    return patches.map((patch) => traits(patch).reduce((sum, trait) => sum + counts.get(trait)!, 0));
  };
  const oddOneOut: Strategy = (patches) => vote(patches).map((value) => -value);
  const nearMisses: Strategy = (patches) =>
    patches.map((patch) => patches.filter((other) => FEATURES.filter((feature) => patch[feature] !== other[feature]).length === 1).length);
  const amount = (feature: Feature, value: number) => (feature === 'threads' || feature === 'knots' ? sizeOfSet(value) : value);
  const ink: Strategy = (patches) =>
    patches.map((patch) => FEATURES.reduce((sum, feature) => sum + amount(feature, patch[feature] ?? 0), 0));
  const middling: Strategy = (patches) => {
    const inks = ink(patches);
    const mean = inks.reduce((sum, each) => sum + each, 0) / inks.length;
    return inks.map((each) => -Math.abs(each - mean));
  };

  it.each([
    ['the most common features', vote],
    ['the odd one out', oddOneOut],
    ['the one with most near misses', nearMisses],
    ['the fullest', ink],
    ['the emptiest', (patches: readonly Patch[]) => ink(patches).map((value) => -value)],
    ['the most average', middling],
  ] as [string, Strategy][])('do not give the right one away to whoever takes %s', (_, strategy) => {
    expect(successOf(strategy, matrices)).toBeLessThan(limitFor(matrices.length));
  });

  it('do not give it away even to whoever has studied thousands of solved sets', () => {
    // Naive Bayes: how much more often does a right alternative look like this than any alternative does?
    const study = matrices.filter((_, index) => index % 2 === 0);
    const exam = matrices.filter((_, index) => index % 2 === 1);
    const described = (patches: readonly Patch[]) =>
      patches.map((patch) => [
        ...traits(patch),
        ...FEATURES.filter((feature) => patch[feature] !== undefined).map((feature) => {
          const below = patches.filter((other) => amount(feature, other[feature]!) < amount(feature, patch[feature]!)).length;
          return `${feature} ranks ${below}`;
        }),
      ]);
    const right = new Map<string, number>();
    const any = new Map<string, number>();
    for (const matrix of study) {
      described(matrix.alternatives.map(({ patch }) => patch)).forEach((words, index) => {
        const isRight = matrix.alternatives[index]!.id === matrix.right;
        for (const word of words) {
          any.set(word, (any.get(word) ?? 0) + CHANCE);
          if (isRight) right.set(word, (right.get(word) ?? 0) + 1);
        }
      });
    }
    const studied: Strategy = (patches) =>
      described(patches).map((words) =>
        words.reduce((sum, word) => sum + Math.log(((right.get(word) ?? 0) + 3) / ((any.get(word) ?? 0) + 3)), 0),
      );
    expect(successOf(studied, exam)).toBeLessThan(limitFor(exam.length));
  });

  it('would give it away if the wrong ones were each one change away from the right one, so these attacks do bite', () => {
    const random = stream(3);
    const naive = Array.from({ length: 200 }, (): Matrix => {
      const right: Patch = { shape: 0, fill: 0, border: 0, size: 1 };
      const wrong = (['shape', 'fill', 'border', 'size', 'shape', 'fill', 'border'] as const).map((feature, index) => ({
        ...right,
        [feature]: 2 + Math.floor(index / 4),
      }));
      const alternatives = random.shuffle([right, ...wrong].map((patch, index) => ({ id: String(index), patch })));
      return { patches: [], scales: new Map(), alternatives, right: '0' };
    });
    expect(successOf(vote, naive)).toBe(1);
    expect(successOf(nearMisses, naive)).toBe(1);
  });

  it('have the right one at each of the eight places alike, and their names tell nothing', () => {
    const places = new Array<number>(ALTERNATIVES).fill(0);
    const names = new Array<number>(ALTERNATIVES).fill(0);
    for (const { alternatives, right } of matrices) {
      places[alternatives.findIndex(({ id }) => id === right)]! += 1;
      names[
        alternatives
          .map(({ id }) => id)
          .sort()
          .indexOf(right)
      ]! += 1;
    }
    const expected = matrices.length / ALTERNATIVES;
    // 24.3 is the 99.9% point of chi-square with 7 degrees of freedom; the seeds are fixed, so this cannot flicker.
    for (const counts of [places, names]) {
      expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(24.3);
    }
  });
});
