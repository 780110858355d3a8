import type { Sentence } from '#contract/written-reports.ts';
import type { Shelf } from './insights/shelf.ts';

const THREE = 3;

/** Two uses of strengths and a step; where one kind has run out, the other. */
export function threeThings(shelf: Shelf): Sentence[] {
  const wanted = [...shelf.advice({ ends: ['high'], atMost: 2 }), ...shelf.advice({ ends: ['low'], atMost: 1 })];
  return [...wanted, ...shelf.advice({ atMost: THREE - wanted.length })];
}
