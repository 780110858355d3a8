/**
 * What an exercise of the mind-training art is, and how one is written. Safe for a browser: it holds no key and no item of a test, and what
 * is done here never feeds the profile.
 *
 * An art belongs to a house of content/mind/facets.ts and has twelve exercises. Its folder bears its slug:
 *
 *     script-art.ts        the twelve exercises, without words
 *     script-sources.ts    what their evidence rests on
 *     script-words.en.ts   words, by exercise; and .hi.ts, written anew and not translated
 *     written-art.ts       these four as one
 *
 * and it gets one line in `written-arts.ts`. `planning/` is the pattern. `practice.test.ts` holds every art to what stands here.
 *
 * **Choosing twelve.** Six on a screen and six acts (five to seven of each). Each of the three facets of the house is trained by two exercises or
 * more; an exercise may also train a facet of another house. At least three are of level 1 (anybody, today), three of level 2, and one or more
 * of level 3 (asks for some courage or patience). At least four kinds of screen, so that a week is varied, and no two exercises of an art that
 * differ only in their settings. Minutes are honest: an act counts the minutes that it takes out of a day. What feels like an exercise of another
 * art (saying back what one has heard, a word to a stranger) bears the same `kin`, and a course keeps the two a week apart.
 *
 * **An act** is small, happens in an ordinary day and can be over by the evening: "today, before answering, repeat the question". It needs no money,
 * no equipment and nobody's consent, works for a student, a clerk, a parent at home and a retired teacher, in a village and in a city, and
 * can do no harm: nothing about food, sleep loss, medicines, or old wounds. `nextDay` asks how it went in one question that can be answered by "hardly" to
 * "very well". Nobody is asked to confront anybody.
 *
 * **Steps** say what to do, as one tells a friend: two to six, each one or two sentences, in the imperative, the first one doable at once. No step
 * explains why. A screen brings its own controls, so steps never name a button.
 *
 * **What is known** (`known`) is one honest sentence about this very exercise, or about what is nearest to it that was studied; say which. Look the
 * source up and read at least its abstract before you cite it: authors, year, title, journal and DOI must be right. Nothing is cited from memory
 * that cannot be found again.
 *   A  pooled trials: a meta-analysis, or a review that weighs many studies. The sentence speaks of studies or trials, in the plural, and of size
 *      ("a little", "by about a third"). Only here may an effect stand in the present tense ("improves").
 *   B  single trials. The sentence says so ("in one study of students, those who ... had ..."), in the past tense.
 *   C  plausible only. The sentence says that nobody has tested it, or that what was tested is something else; no verb of effect.
 * Practice of a task makes one better at that task: games and puzzles claim no more (Simons and others 2016). When in doubt take the lower grade.
 * A null result or a doubt belongs into the sentence. Nothing heals, cures, treats, rewires, boosts or is proven; `claims.ts` lists such
 * words in both languages, and in titles, steps and signs of progress effects do not stand at all.
 *
 * **Progress** (`progress`) says how one notices it oneself, as something that one can see or count: "you look for your keys less often". No promise
 * of when. It is what the exercise is about, never a better character or a repaired weakness: nobody here is broken.
 *
 * **Words.** A reading age of about 13, second person, no jargon, no diagnosis, no astrology, nothing spiritual that one has to believe. English: short
 * sentences, typographic quotation marks (‘ ’ “ ”), no dash but the hyphen. Hindi: spoken and warm, आप, Devanagari alone, nukta written (ज़रूरी, काग़ज़),
 * steps end in -इए or -िए (लिखिए, कीजिए), the thing is the subject so that no verb asks for the reader's gender ("चाबी मिल जाती है", never "आप
 * ढूँढते हैं"); docs/glossary.md lists its terms. Examples come from Indian and other ordinary lives. Title: two to five words, no two alike in all arts.
 */
import type { Language } from '#contract/language.ts';
import type { FacetName, House } from '../mind/facets.ts';
import type { Screen, ScreenWords } from './script-screen.ts';

/** A: pooled trials. B: single trials. C: plausible only. */
export const GRADES = ['A', 'B', 'C'] as const;
export type Grade = (typeof GRADES)[number];

/** 1: anybody, today. 2: after a week or so. 3: asks for some courage or patience. */
export type Level = 1 | 2 | 3;

/** Done in life, without a screen: the day after, the person is asked how it went. */
export type Act = { readonly kind: 'act' };

export type Exercise = {
  /** Names it in addresses and in what is kept of a person; unlike any other in all arts. It is never changed and never given to another exercise. */
  readonly id: string;
  readonly way: Act | Screen;
  readonly minutes: number;
  readonly level: Level;
  /** Facets, the most important first. */
  readonly trains: readonly [FacetName, ...FacetName[]];
  readonly grade: Grade;
  /** Ids of `script-sources.ts`. */
  readonly sources: readonly [string, ...string[]];
  /** Shared by exercises that feel alike, whatever their arts: within a week a course brings one of them. */
  readonly kin?: string;
};

export type ExerciseWords = {
  readonly title: string;
  /** What it is, in one sentence, for lists. */
  readonly about: string;
  readonly steps: readonly [string, string, ...string[]];
  /** One honest sentence, within its grade. */
  readonly known: string;
  readonly progress: string;
  /** Of an act: how it went, asked the day after. */
  readonly nextDay?: string;
  /** Of a screen that shows words of the exercise's own. */
  readonly screen?: ScreenWords;
};

export type ArtWords = Readonly<Record<string, ExerciseWords>>;

export type Art = { readonly slug: string; readonly house: House; readonly exercises: readonly Exercise[] };

/** `pooled`: a meta-analysis, or a review that weighs many studies. `trial`: a study with people. `idea`: a theory, or a study of something near. */
export type SourceKind = 'pooled' | 'trial' | 'idea';

export type Source = {
  /** Name and year: `gollwitzer-2006`. Arts may cite the same source; then all of it is the same. */
  readonly id: string;
  readonly kind: SourceKind;
  /** Authors (year). Title. Where it appeared. */
  readonly citation: string;
  readonly year: number;
  /** `doi:10....`, or an address where there is none. */
  readonly found: `doi:10.${string}` | `https://${string}`;
};

export type SpokenWords = Readonly<Record<Language, ArtWords>>;

/** An art with all that was written of it. */
export type WrittenArt = { readonly art: Art; readonly sources: readonly Source[]; readonly words: SpokenWords };
