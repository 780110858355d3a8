import { describe, expect, it } from 'vitest';
import { drawMatrix } from './drawing.ts';
import { FEATURES } from './features.ts';
import { solveShown } from './fixtures/solve-shown.ts';
import { type Matrix, makeMatrix } from './play.ts';
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

/** Places of the alternatives that fit every feature, found from the eight shown patches alone, by all rules that there are. */
function solve({ patches, scales, alternatives }: Matrix): number[] {
  return alternatives.flatMap((patch, place) =>
    [...scales].every(([feature, scale]) => {
      const shown = patches.slice(0, SHOWN_CELLS).map((each) => each[feature]!);
      return allowedValues(shown, scale).has(patch[feature]!);
    })
      ? [place]
      : [],
  );
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

  it('can be solved from what is shown, by rules alone', () => {
    for (const { template, matrix } of made) expect(solveShown(drawMatrix(matrix)), template.id).toBe(matrix.right);
  });

  it('offers eight alternatives that all look different', () => {
    for (const { template, matrix } of made) {
      const looks = new Set(drawMatrix(matrix).alternatives.map((cell) => JSON.stringify(cell)));
      expect(looks.size, template.id).toBe(ALTERNATIVES);
    }
  });

  it('has wrong alternatives that are near misses: at least one differs in a single feature when up to three rules act', () => {
    for (const { template, matrix } of made) {
      const right = matrix.patches[8]!;
      const changes = matrix.alternatives.map((patch) => FEATURES.filter((feature) => patch[feature] !== right[feature]).length);
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
      const layers = [...drawing.matrix, ...drawing.alternatives].flat();
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
      const text = JSON.stringify(drawing);
      expect(text).not.toMatch(new RegExp(`"(${RULES.join('|')})"|right|rule`));
      expect(text).not.toContain(template.id);
      // The layers of the right alternative are of the same make as those of the others.
      const makes = drawing.alternatives.map((cell) => cell.map((layer) => Object.keys(layer).join()).join(';'));
      expect(new Set(makes).size).toBe(1);
    }
  });
});
