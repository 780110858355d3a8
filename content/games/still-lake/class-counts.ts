import { normalQuantile } from '#psychometrics';
import { CLASSES, dPrime, sensitivityClass } from './classes.ts';
import { FOILS, TARGETS } from './recipes.ts';

/** Hits and false alarms that come to one class of sensitivity, and how common they are among people of that class. */
export type ClassCount = { readonly hits: number; readonly falseAlarms: number; readonly weight: number };

/** Standard deviation of people's leaning to one answer, in units of d': most lean a little. A design; only simulated people depend on it. */
const LEANING = 0.3;

const counts = Array.from({ length: TARGETS + 1 }, (_, hits) =>
  Array.from({ length: FOILS + 1 }, (_, falseAlarms) => {
    const d = dPrime(hits, TARGETS, falseAlarms, FOILS);
    const leaning = (normalQuantile((hits + 0.5) / (TARGETS + 1)) + normalQuantile((falseAlarms + 0.5) / (FOILS + 1))) / 2;
    return { hits, falseAlarms, d, weight: Math.exp(-0.5 * (leaning / LEANING) ** 2) };
  }),
).flat();

/** Below this nobody falls who tries: to be worse than chance takes a mix-up of the two answers. */
const MIN_D = -0.3;
/** So rare a count is no help: it only makes a simulated person odd. */
const MIN_WEIGHT = 0.01;

/** By class of sensitivity, 0 to 4. */
export const CLASS_COUNTS: readonly (readonly ClassCount[])[] = Array.from({ length: CLASSES }, (_, sensitivity) =>
  counts.filter(({ d, weight }) => d >= MIN_D && weight >= MIN_WEIGHT && sensitivityClass(d) === sensitivity),
);
