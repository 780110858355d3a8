import type { Language } from '#contract/language.ts';
import type { Purpose } from '#contract/privacy-words.ts';

/** What somebody reads before anything of them is kept: one thing after the other, in about a minute. */
export type NoticeWords = {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
};
type PurposeWords = { readonly title: string; readonly text: string };

/** A text as it was agreed to, with the purposes that were asked for then. Once somebody has read a version it never changes: other words are another file, with another version. */
export type Notice<Asked extends Purpose = Purpose> = {
  readonly version: string;
  readonly person: Readonly<Record<Language, NoticeWords>>;
  readonly parent: Readonly<Record<Language, NoticeWords>>;
  readonly purposes: Readonly<Record<Asked, Readonly<Record<Language, PurposeWords>>>>;
};

/** What a later version says besides, in its first item: that one tells what is kept. */
export const withKept = (words: Notice['person'], added: Readonly<Record<Language, string>>): Notice['person'] => ({
  en: withFirst(words.en, added.en),
  hi: withFirst(words.hi, added.hi),
});
const withFirst = ({ items: [what, ...others], ...words }: NoticeWords, added: string): NoticeWords => ({
  ...words,
  items: [{ title: what!.title, text: `${what!.text} ${added}` }, ...others],
});
