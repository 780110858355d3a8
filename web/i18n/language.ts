import { useLocation } from 'react-router';
import type { Language } from '#contract/language.ts';

/** The address alone says the language: `/hi/…` is Hindi, all else English. So every page can be prerendered, linked and shared. */
export const languageOf = (pathname: string): Language => (/^\/hi(\/|$)/.test(pathname) ? 'hi' : 'en');

/** The same page in another language: `/home` <-> `/hi/home`. Search and hash stay. Never two slashes first: a browser takes what follows for a host. */
export function inLanguage(path: string, language: Language): string {
  const rooted = `/${path.replace(/^\/hi(?=[/?#]|$)/, '').replace(/^[/\\\t\r\n]+/, '')}`;
  if (language === 'en') return rooted;
  return `/hi${rooted === '/' ? '' : rooted.replace(/^\/(?=[?#])/, '')}`;
}

export const useLanguage = (): Language => languageOf(useLocation().pathname);
