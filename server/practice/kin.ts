import type { Exercise } from '#content/practice/script-exercise.ts';
import { addDays } from './days.ts';
import { exerciseNamed } from './exercises.ts';

/** Within so many days a course brings one exercise of a kin, and not a second one that feels like it. */
const KIN_DAYS = 7;

type Done = { readonly exercise: string; readonly kind: 'done' | 'told'; readonly day: string };

export const doneLately = (records: readonly Done[], today: string): readonly string[] =>
  records.filter(({ kind, day }) => kind === 'done' && day > addDays(today, -KIN_DAYS)).map(({ exercise }) => exercise);

/** Without those whose kin was done. Where no other is left, all: a day is never empty. */
export function apartFromKin(exercises: readonly Exercise[], done: readonly string[]): readonly Exercise[] {
  const isKinDone = ({ id, kin }: Exercise) => kin !== undefined && done.some((other) => other !== id && exerciseNamed(other)?.kin === kin);
  const apart = exercises.filter((exercise) => !isKinDone(exercise));
  return apart.length > 0 ? apart : exercises;
}
