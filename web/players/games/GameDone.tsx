import { useTranslation } from 'react-i18next';
import type { Counts } from '#contract/assessments.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { loadWords } from '#web/i18n/words.ts';

export type GameDoneProps = {
  /** The game's file of words, which is here already. */
  readonly words: string;
  readonly counts: NonNullable<Counts>;
};

/** What a game measured, and what the player did in it, in plain counts. */
export function GameDone({ words, counts }: GameDoneProps) {
  const { t } = useTranslation([words, 'games'], { nsMode: 'fallback' });
  return (
    <>
      <p>{t('end.measured')}</p>
      <p className="font-semibold">{t('end.counts', counts)}</p>
    </>
  );
}

/** Whether a game's words are here, on a page that has not needed them before. Where they do not come, it says nothing. */
export function useWordsOfGame(words: string): boolean {
  const language = useLanguage();
  return useLoaded(() => loadWords(language, ['games', words]), [language, words]).state === 'ready';
}
