import { useLanguage } from '#web/i18n/language.ts';
import { titleOf } from '#web/players/titles.ts';

/** What a game is called in the reader's language. */
export function useGameTitle(): (test: string) => string {
  const language = useLanguage();
  return (test) => titleOf(test, language);
}
