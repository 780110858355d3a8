import type { Language } from '#contract/language.ts';
import { ENGLISH_CLOSE } from './bank/english-close.ts';
import { ENGLISH_REMOTE } from './bank/english-remote.ts';
import { HINDI_CLOSE } from './bank/hindi-close.ts';
import { HINDI_REMOTE } from './bank/hindi-remote.ts';

export const KINDS = ['close', 'remote'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * How the bridge goes with a cue: both belong to one scene (association); together they are a compound or a set phrase; it has another
 * meaning than with the other cues; or a saying joins the two.
 */
const LINKS = { a: 'association', c: 'compound', m: 'meaning', s: 'saying' } as const;
export type Link = (typeof LINKS)[keyof typeof LINKS];

/** `fits`: the places, from 0, of the cues that this word goes with about as well as the bridge does. */
export type WrongWord = { readonly word: string; readonly fits: readonly number[] };

/** Three cues, the word that joins them, and what makes that hard to see. */
export type Bridge = {
  readonly id: string;
  readonly language: Language;
  readonly kind: Kind;
  readonly word: string;
  /** The word, and others of the same sense that are taken for it. */
  readonly accepted: readonly string[];
  readonly cues: readonly string[];
  readonly links: readonly Link[];
  readonly wrong: readonly WrongWord[];
  /** Words that come to mind first and lead away: 0 (none) to 4 (many). */
  readonly rivals: number;
  /** 0: the word is said every day; 1: every week; 2: now and then; 3: seldom. */
  readonly rarity: number;
};

/** The lines of the bank: class by class, each language its own. */
const LINES: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  en: { close: ENGLISH_CLOSE, remote: ENGLISH_REMOTE },
  hi: { close: HINDI_CLOSE, remote: HINDI_REMOTE },
};

/**
 * A line reads: number and word (others that are accepted after =), three cues, a letter for how each is joined (LINKS), four wrong words each
 * with the cues that it fits, then rivals and rarity. A space within a cue is written as an underscore.
 *
 *     01 honey | bee jar sweet | aaa | sugar23 jam23 nectar13 flower13 | 0 0
 */
export function readBridge(line: string, language: Language, kind: Kind): Bridge {
  const [head = '', cues = '', links = '', wrong = '', demands = ''] = line.split(' | ');
  const [number, words = ''] = head.split(' ');
  const accepted = words.split('=');
  const [rivals, rarity] = demands.split(' ').map(Number);
  return {
    id: `${language}-${kind}-${number}`,
    language,
    kind,
    word: accepted[0]!,
    accepted,
    cues: cues.split(' ').map((cue) => cue.replaceAll('_', ' ')),
    links: [...links].map((letter) => LINKS[letter as keyof typeof LINKS]),
    wrong: wrong.split(' ').map(readWrong),
    rivals: rivals!,
    rarity: rarity!,
  };
}

function readWrong(text: string): WrongWord {
  const [, word = text, places = ''] = /^(.+?)([123]*)$/.exec(text) ?? [];
  return { word, fits: [...places].map((place) => Number(place) - 1) };
}

export const bridgesOf = (language: Language): readonly Bridge[] =>
  KINDS.flatMap((kind) =>
    LINES[language][kind]
      .trim()
      .split('\n')
      .map((line) => readBridge(line, language, kind)),
  );
