import { useTranslation } from 'react-i18next';
import type { Counts } from '#contract/assessments.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { loadWords } from '#web/i18n/words.ts';

type GameDoneProps = {
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

/** The same on a page that has not needed the game's words before: where they do not come, it says nothing. */
export function LastTime({ words, counts }: GameDoneProps) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const loaded = useLoaded(() => loadWords(language, ['games', words]), [language, words]);
  if (loaded.state !== 'ready') return null;
  return (
    <section className="grid gap-2 rounded-card bg-raised p-5">
      <h2 className="text-xl">{t('intro.lastTime')}</h2>
      <GameDone words={words} counts={counts} />
    </section>
  );
}
