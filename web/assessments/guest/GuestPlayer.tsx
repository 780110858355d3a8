import { useEffect } from 'react';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { loadWords } from '#web/i18n/words.ts';
import { GamePlayer } from '../GamePlayer.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { likelyInput, type Manner } from '../open-sitting.ts';
import { PlayerWaiting } from '../PlayerWaiting.tsx';
import { GuestResult } from './GuestResult.tsx';
import type { GuestGame } from './guest-game.ts';
import { openAsGuest } from './open-as-guest.ts';

type GuestPlayerProps = {
  readonly game: GuestGame;
  readonly manner: Manner;
  /** What was begun on this device is no longer there. */
  readonly onGone: () => void;
};

/** Opens the guest's game, or goes on with it, and plays it. */
export function GuestPlayer({ game: { slug, player }, manner, onGone }: GuestPlayerProps) {
  const language = useLanguage();
  const loaded = useLoaded(
    async (signal) => {
      const [open, Game] = await Promise.all([
        openAsGuest(slug, manner, signal),
        player.load(),
        loadWords(language, ['games', player.words]),
      ]);
      return { open, Game };
    },
    [slug, language],
  );
  const outbox = loaded.state === 'ready' ? loaded.value.open?.outbox : undefined;
  useEffect(() => () => outbox?.close(), [outbox]);
  const isGone = loaded.state === 'ready' && !loaded.value.open;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  if (loaded.state === 'failed') return <LoadFailure failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting' || !loaded.value.open) return <PlayerWaiting />;
  const { open, Game } = loaded.value;
  return (
    <GamePlayer
      title={player.about.words[language].title}
      words={player.words}
      Game={Game}
      about={player.about}
      open={open}
      input={manner.input ?? likelyInput()}
      onward={<GuestResult sitting={open.sitting} />}
    />
  );
}
