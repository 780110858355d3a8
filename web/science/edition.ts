import type { StudyFigures } from '#content/science/script-figures.ts';

type Today = readonly { readonly test: string; readonly bankVersion: string }[];

/** Tests whose questions are not those that the study's people played: changed, new, or no longer there. */
export function changedSince({ banks }: Pick<StudyFigures, 'banks'>, today: Today): string[] {
  const gone = Object.keys(banks).filter((test) => !today.some((one) => one.test === test));
  return [...today.filter(({ test, bankVersion }) => banks[test] !== bankVersion).map(({ test }) => test), ...gone];
}
