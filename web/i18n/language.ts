import { useLocation } from 'react-router';
import { type Language, languageOf, withLanguage, withoutLanguage } from '#contract/language.ts';

/** The same page in another language: `/home` <-> `/hi/home`. Never two slashes first: a browser takes what follows for a host. */
export function inLanguage(path: string, language: Language): string {
  return withLanguage(`/${withoutLanguage(path).replace(/^[/\\\t\r\n]+/, '')}`, language);
}

/** The address alone says the language. So every page can be prerendered, linked and shared. */
export const useLanguage = (): Language => languageOf(useLocation().pathname);
