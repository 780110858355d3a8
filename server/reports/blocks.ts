import type { Block, Section, Sentence } from '#contract/written-reports.ts';

type Told = { readonly sentence: Sentence };

export const sentencesOf = (told: readonly Told[]): Sentence[] => told.map(({ sentence }) => sentence);

/** A sentence that states nothing about the person. */
export const plain = (text: string): Sentence => ({ text, insight: null });

/** One paragraph; nothing where there is nothing to say. */
export const prose = (sentences: readonly Sentence[]): Block[] =>
  sentences.length > 0 ? [{ kind: 'prose', sentences: [...sentences] }] : [];
export const points = (sentences: readonly Sentence[]): Block[] =>
  sentences.length > 0 ? [{ kind: 'points', sentences: [...sentences] }] : [];
export const advice = (sentences: readonly Sentence[]): Block[] =>
  sentences.length > 0 ? [{ kind: 'advice', sentences: [...sentences] }] : [];

/** A section without anything to say is left out: there is nothing to shrug about. */
export const section = (id: string, ...blocks: readonly (readonly Block[])[]): Section[] => {
  const all = blocks.flat();
  return all.length > 0 ? [{ id, blocks: all }] : [];
};
