import type { Address } from '#contract/endpoints.ts';
import { hiringAnswers } from './answers/hiring.ts';
import { peopleAnswers } from './answers/people.ts';
import { societyAnswers } from './answers/society.ts';
import type { AnswerShapes, Is } from './shapes/shape.ts';

/*
 * The shapes of the answers that pages read. The contract's schemas could check them too, but are many times as large, so only pages with
 * forms load those. A test compares the shapes with the schemas, and the types require every field.
 */

/** Addresses whose answers a page reads. Of the others it only needs to know that they succeeded. */
export const answerShapes = { ...peopleAnswers, ...hiringAnswers, ...societyAnswers } satisfies AnswerShapes;

/** Whether a success of this address is what the contract says. */
export const isAnswerOf = (address: Address, answer: unknown): boolean =>
  (answerShapes as { readonly [A in Address]?: Is<unknown> })[address]?.(answer) ?? true;
