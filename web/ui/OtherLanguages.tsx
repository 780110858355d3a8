import { useLocation } from 'react-router';
import { LANGUAGES, type Language, languages } from '#contract/language.ts';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { useHydrated } from './use-hydrated.ts';

/** The address of this page in each language. */
function useHere(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated(); // a prerendered page knows no search and no hash
  const here = isHydrated ? pathname + search + hash : pathname;
  return (language) => inLanguage(here, language);
}

/** A full load: every word of the page changes, and the address is the one to share. */
export function OtherLanguages() {
  const hereIn = useHere();
  const language = useLanguage();
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <a
      key={other}
      href={hereIn(other)}
      hrefLang={other}
      lang={other}
      className="header-link language-switch"
      aria-label={languages[other].invitation}
    >
      {languages[other].name}
    </a>
  ));
}

/** All languages, with the one of this page marked. */
export function AllLanguages({ label }: { readonly label: string }) {
  const hereIn = useHere();
  const language = useLanguage();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-5">
      {LANGUAGES.map((each) => (
        <li key={each}>
          <a
            href={hereIn(each)}
            hrefLang={each}
            lang={each}
            aria-current={each === language || undefined}
            className="footer-link language-switch aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {languages[each].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
