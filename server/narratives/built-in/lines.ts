import type { Choose } from './choice.ts';

/** Ways to say one thing. */
export type Ways = readonly string[];

/** A sentence to say. When a text is too long, sentences are left out, the highest number first; those with 0 stay. */
export type Line = { readonly ways: Ways; readonly spare: 0 | 1 | 2 | 3 };
export type Paragraphs = readonly (readonly Line[])[];

export const must = (ways: Ways): Line => ({ ways, spare: 0 });
export const spare = (ways: Ways, order: 1 | 2 | 3): Line => ({ ways, spare: order });

const countWords = (text: string): number => text.split(/\s+/).length;

/** Says every line in one of its ways, then leaves lines out until the text is short enough. */
export function say(paragraphs: Paragraphs, choose: Choose, mostWords: number): string {
  const said = paragraphs.map((lines) => lines.map((line) => ({ text: choose(line.ways), spare: line.spare })));
  const upTo = (limit: number) =>
    said.map((lines) => lines.flatMap((line) => (line.spare <= limit ? [line.text] : [])).join(' ')).join('\n\n');
  return [3, 2, 1].map(upTo).find((text) => countWords(text) <= mostWords) ?? upTo(0);
}
