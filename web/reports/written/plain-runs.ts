import type { Sentence } from '#contract/written-reports.ts';

const isPlain = ({ insight, sign }: Sentence): boolean => insight === null && sign === undefined;

/** Neighbours that state nothing of the person, joined to one text each. */
export function plainRuns(sentences: readonly Sentence[]): Sentence[] {
  const runs: Sentence[] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last && isPlain(last) && isPlain(sentence)) runs.splice(-1, 1, { ...last, text: `${last.text} ${sentence.text}` });
    else runs.push(sentence);
  }
  return runs;
}
