import { languages } from '#contract/language.ts';
import { GameDone, useWordsOfGame } from '#web/players/games/GameDone.tsx';
import { playerOf } from '#web/players/players.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BlockProps } from '../block-props.ts';
import { useWrittenWords } from '../use-written-words.ts';

/** One game: what it measured and what the person did in it, in the game's own words, and under which conditions. */
export function Played({ block: { test, counts, untimed, language, device, finishedAt } }: BlockProps<'played'>) {
  const { t, testName, moment } = useWrittenWords();
  const player = playerOf(test);
  return (
    <div className="played">
      <h3 className="text-lg">{testName(test)}</h3>
      {player?.kind === 'game' && counts && <Told words={player.words} counts={counts} />}
      <ul className="facts text-sm text-muted">
        <li>{t('played.date', { date: moment(finishedAt) })}</li>
        <li>{t(`played.device.${device}`)}</li>
        <li>{t(untimed ? 'played.untimed' : 'played.timed')}</li>
        <li>{t('played.language', { language: languages[language].name })}</li>
      </ul>
    </div>
  );
}

type Counted = { readonly words: string; readonly counts: NonNullable<BlockProps<'played'>['block']['counts']> };

const Told = ({ words, counts }: Counted) =>
  useWordsOfGame(words) ? <GameDone words={words} counts={counts} /> : <Skeleton height="5em" />;
