import {
  MAX_LETTERS_A_DAY,
  MAX_LETTERS_A_DAY_UNVERIFIED,
  MAX_LETTERS_TO_MAILBOX_A_DAY,
  PLACEHOLDERS,
  type Placeholder,
} from '#contract/hiring/candidate-words.ts';
import { DAY_MS } from '#server/platform/time.ts';

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

export type Written = { readonly to: string; readonly madeAt: Date };

/** `written`: the letters of the organisation in the last 24 hours. */
export function hasEnoughLetters(written: readonly Written[], mailbox: string): boolean {
  const own = mailbox.toLowerCase();
  return written.filter(({ to }) => to.toLowerCase() === own).length >= MAX_LETTERS_TO_MAILBOX_A_DAY;
}

/**
 * Whether letters are too many beside those of the last 24 hours, the earliest first; and in how many seconds so many of them are older
 * than a day that these fit, if they ever do.
 */
export function judgeLetters(
  earlier: readonly Written[],
  more: number,
  { isVerified, now }: { readonly isVerified: boolean; readonly now: Date },
): { readonly areTooMany: boolean; readonly retryAfter?: number } {
  const over = earlier.length + more - (isVerified ? MAX_LETTERS_A_DAY : MAX_LETTERS_A_DAY_UNVERIFIED);
  if (over <= 0) return { areTooMany: false };
  const last = earlier[over - 1];
  return { areTooMany: true, ...(last && { retryAfter: Math.ceil((last.madeAt.getTime() + DAY_MS - now.getTime()) / 1_000) }) };
}
