import type { NarrativeFacts } from '../facts.ts';
import { writeExplanation } from './write-explanation.ts';
import { writeSummary } from './write-summary.ts';

/** The built-in writer: prose from the numbers alone, the same for the same facts. */
export const writeBuiltIn = (facts: NarrativeFacts): string =>
  facts.kind === 'summary' ? writeSummary(facts) : writeExplanation(facts, facts.kind);
