/** How words of a language are compared. */
export type Spell = {
  /** Of two spellings of one word, the same letters are left. Its argument is in lower case. */
  readonly fold: (text: string) => string;
  /** What was typed as it stands, and as it may stand without an ending. */
  readonly forms: (text: string) => readonly string[];
  /** Whether it is the word in Latin letters; left out where the language has no other ones. */
  readonly isInLatinLetters?: (typed: string, word: string) => boolean;
};
