import { PLACEHOLDERS, type Placeholder } from '#contract/hiring/candidate-words.ts';

export type LetterWords = { readonly subject: string; readonly text: string };
type LetterProblem = 'blank' | 'unknown-placeholder';

const BRACES = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((one) => one === name);

/** What is wrong with the words of a letter, whoever gets it. */
export function problemOf({ subject, text }: LetterWords): LetterProblem | null {
  if (subject.trim() === '' || text.trim() === '') return 'blank';
  const names = [...`${subject} ${text}`.matchAll(BRACES)].map(([, name]) => name!.trim());
  return names.every(isPlaceholder) ? null : 'unknown-placeholder';
}

/** The letter as its receiver reads it. */
export function fillIn({ subject, text }: LetterWords, values: Readonly<Record<Placeholder, string>>): LetterWords {
  const fill = (words: string) =>
    words.replace(BRACES, (whole, name: string) => (isPlaceholder(name.trim()) ? values[name.trim() as Placeholder] : whole));
  return { subject: fill(subject).replaceAll(/\s+/g, ' ').trim(), text: fill(text) };
}
