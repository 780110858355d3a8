/*
 * Responses with known parameters, for the tests of this folder. They are drawn from the models' definitions and share no code with
 * what calibrates them.
 */
import { drawNormal, type Random } from '../numerics/random.ts';
import type { CalibrationModel } from './parameter-layout.ts';
import type { Responses } from './responses.ts';

/** Probabilities of the categories at theta, from the models' definitions, one item. `p` holds slope(s), then intercepts. */
export function categoryShares(model: CalibrationModel, p: readonly number[], theta: number): number[] {
  if (model === 'graded') {
    const atLeast = [1, ...p.slice(1).map((d) => 1 / (1 + Math.exp(-(p[0]! * theta + d)))), 0];
    return atLeast.slice(0, -1).map((share, k) => share - atLeast[k + 1]!);
  }
  const last = model === 'nominal' ? p.length / 2 : p.length - 1;
  const logits = [
    0,
    ...Array.from({ length: last }, (_, k) => (model === 'nominal' ? p[k]! * theta + p[last + k]! : (k + 1) * p[0]! * theta + p[k + 1]!)),
  ];
  const sum = logits.reduce((total, logit) => total + Math.exp(logit), 0);
  return logits.map((logit) => Math.exp(logit) / sum);
}

export function draw(
  model: CalibrationModel,
  items: readonly (readonly number[])[],
  people: number,
  random: Random,
  missing = 0,
): Responses {
  const data = new Int8Array(people * items.length);
  for (let person = 0; person < people; person++) {
    const theta = drawNormal(random);
    for (const [item, parameters] of items.entries()) {
      let rest = random();
      let category = 0;
      for (const share of categoryShares(model, parameters, theta).slice(0, -1)) {
        rest -= share;
        if (rest < 0) break;
        category++;
      }
      data[person * items.length + item] = random() < missing ? -1 : category;
    }
  }
  return { data, people, items: items.length };
}

export const BANKS: Record<CalibrationModel, readonly (readonly number[])[]> = {
  '1pl': [-1.5, -0.5, 0, 0.8, 1.6].map((intercept) => [1.1, intercept]),
  '2pl': [
    [0.8, 1],
    [1.6, -0.4],
    [1.2, 0.2],
    [0.6, -1],
    [2, 0.5],
  ],
  graded: [
    [1.4, 1.5, 0, -1.2],
    [0.8, 1, -0.5, -1],
    [2, 2, 0.5, -2],
    [1.1, 0.7, 0.1, -1.6],
  ],
  gpcm: [
    [0.9, 0.8, 1.1, 0.2],
    [0.5, -0.4, -0.6, -1.5],
    [1.2, 1, 0.5, -1],
    [0.8, 0.2, 0.3, -0.8],
  ],
  nominal: [
    [0.5, 1.2, 0.3, -0.4],
    [-0.4, 0.9, 0.6, 0.1],
    [1.5, 0.7, 0.2, 0.4],
    [0.8, 1.8, 0.5, -0.6],
  ],
};
