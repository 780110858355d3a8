import type { Sentence } from '#contract/written-reports.ts';
import type { Desk } from './report.ts';

const THINGS = 3;

/** Two uses of strengths and a step; other advice where there is none of a kind. */
export function thisMonth({ shelf }: Desk): Sentence[] {
  const uses = shelf.advice({ ends: ['high'], atMost: THINGS - 1 });
  const steps = shelf.advice({ ends: ['low'], atMost: THINGS - uses.length });
  return [...uses, ...steps, ...shelf.advice({ atMost: THINGS - uses.length - steps.length })];
}
