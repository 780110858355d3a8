import { readFileSync } from 'node:fs';
import i18next, { type TFunction } from 'i18next';
import { catalogue, isTestSlug, testOf } from '#content/catalogue.ts';
import { figures } from '#content/figures/figures.ts';
import type { Counts } from '#content/games/game.ts';
import { facetName } from '#content/houses/script-facet-names.ts';
import { houseName, houseShortName } from '#content/houses/script-names.ts';
import { type Domain, HOUSES } from '#content/mind/facets.ts';
import { indianDay } from '#contract/indian-time.ts';
import { type Language, languages } from '#contract/language.ts';

const PAGES = ['paper', 'written', 'report-names', 'reports'] as const;
/** Each says in words what was counted. */
const GAMES = catalogue.filter(({ test }) => test.kind === 'game').map(({ slug }) => slug);
const WORD_FILES: readonly string[] = [...PAGES, ...GAMES];
const folder = new URL('../../../public/assets/i18n/', import.meta.url);
const known = new Map<Language, PaperWords>();

/** What is said on paper, in the words of the pages: the same headings and sentences stand in the same files. */
export function paperWords(language: Language): PaperWords {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  return words;
}

export type PaperWords = {
  readonly language: Language;
  readonly t: TFunction;
  readonly name: (house: number) => string;
  readonly shortName: (house: number) => string;
  readonly facet: (house: number, domain: Domain) => string;
  readonly figure: (house: number) => string;
  readonly testName: (slug: string) => string;
  readonly strength: (value: number) => string;
  readonly whole: (value: number) => string;
  readonly date: (iso: string) => string;
  /** What was done in a game. */
  readonly countsOf: (test: string, counts: NonNullable<Counts>) => string;
};

function readWords(language: Language): PaperWords {
  const { locale } = languages[language];
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const day = indianDay(language);
  const houseOf = (house: number) => HOUSES[house - 1]!;
  const t = translatorIn(language, WORD_FILES);
  return {
    language,
    t,
    name: (house) => houseName(houseOf(house), language),
    shortName: (house) => houseShortName(houseOf(house), language),
    facet: (house, domain) => facetName(houseOf(house), domain, language),
    figure: (house) => figures[language][houseOf(house)].name,
    testName: (slug) => (isTestSlug(slug) ? testOf(slug).about.words[language].title : slug),
    strength: (value) => decimals.format(value),
    whole: (value) => whole.format(value),
    date: (iso) => day.format(new Date(iso)),
    countsOf: (test, counts) => (GAMES.some((game) => game === test) ? t(`${test}:end.counts`, counts) : ''),
  };
}

/** Says what stands in these files; the first of them needs no prefix. */
export function translatorIn(language: Language, files: readonly string[]): TFunction {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`${language}/${file}.json`, folder), 'utf8'));
  const words = i18next.createInstance();
  words.init({
    lng: language,
    ns: [...files],
    defaultNS: files[0]!,
    resources: { [language]: Object.fromEntries(files.map((file) => [file, read(file)])) },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return words.getFixedT(language);
}
