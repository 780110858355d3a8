import { MIN_PROPOSAL_LENGTH } from '#contract/society/think-tank/words.ts';

export type Writer = { readonly name: string; readonly username: string | null; readonly email: string };

const plain = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;

/**
 * Whether a text tells who wrote it: a whole name, an e-mail, or a username that is no plain word. Of a name with one part nothing is said:
 * it may be a word of the language.
 */
export function namesAWriter(text: string, writers: readonly Writer[]): boolean {
  const words = plain(text);
  return writers.some(({ name, username, email }) => {
    const isWholeName = name.trim().includes(' ') && words.includes(plain(name.trim()));
    const isUsername = username !== null && /\d/.test(username) && words.includes(plain(username));
    return isWholeName || isUsername || text.toLowerCase().includes(email.toLowerCase());
  });
}

export const isLongEnough = (text: string): boolean => text.trim().length >= MIN_PROPOSAL_LENGTH;
