import { useTranslation } from 'react-i18next';
import { GameDone, type GameDoneProps, useWordsOfGame } from '#web/players/games/GameDone.tsx';

/** What a player did when they last played this game. */
export function LastTime({ words, counts }: GameDoneProps) {
  const { t } = useTranslation('assessments');
  if (!useWordsOfGame(words)) return null;
  return (
    <section className="grid gap-2 rounded-card bg-raised p-5">
      <h2 className="text-xl">{t('intro.lastTime')}</h2>
      <GameDone words={words} counts={counts} />
    </section>
  );
}
