import { inEachLanguage, type Language, languages } from '#contract/language.ts';

const nameIn = (country: string, language: Language): string | undefined =>
  new Intl.DisplayNames(languages[language].locale, { type: 'region', fallback: 'none' }).of(country);

/** How each language calls a country. The browser does not name it: two programs may call it differently. */
export const namesOf = (country: string) => inEachLanguage((language) => nameIn(country, language) ?? country);

/** `ZZ` and the like are kept free for what is no country. */
export const isCountry = (country: string): boolean => country !== 'ZZ' && nameIn(country, 'en') !== undefined;
