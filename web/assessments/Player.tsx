import { type ComponentType, useEffect } from 'react';
import type { TestSlug } from '#content/tests.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { loadWords } from '#web/i18n/words.ts';
import type { GameProps } from '#web/players/games/make-game.tsx';
import type { StoryParts } from '#web/players/player.ts';
import { players } from '#web/players/tests.ts';
import { GamePlayer } from './GamePlayer.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { likelyInput, type Manner, type OpenSitting, openSitting } from './open-sitting.ts';
import { PlayerWaiting } from './PlayerWaiting.tsx';
import { StoryPlayer } from './story/StoryPlayer.tsx';

type Ready = { readonly open: OpenSitting } & (
  | { readonly kind: 'story'; readonly parts: StoryParts }
  | { readonly kind: 'game'; readonly words: string; readonly Game: ComponentType<GameProps> }
);

/** Opens the sitting, fetches what the test needs, and plays it. */
export function Player({ slug, manner }: { slug: TestSlug; manner: Manner }) {
  const language = useLanguage();
  const { about } = players[slug];
  const loaded = useLoaded(
    async (signal): Promise<Ready> => {
      const player = players[slug];
      const opening = openSitting(slug, manner, signal);
      switch (player.kind) {
        case 'story': {
          const [open, expected] = await Promise.all([opening, player.load(language)]);
          // what was begun in one language goes on in it
          const parts = open.sitting.language === expected.told ? expected : await player.load(open.sitting.language);
          return { kind: 'story', open, parts };
        }
        case 'game': {
          const [open, Game] = await Promise.all([opening, player.load(), loadWords(language, ['games', player.words])]);
          return { kind: 'game', words: player.words, open, Game };
        }
      }
    },
    [slug, language],
  );

  const outbox = loaded.state === 'ready' ? loaded.value.open.outbox : undefined;
  useEffect(() => () => outbox?.close(), [outbox]);

  if (loaded.state === 'waiting') return <PlayerWaiting />;
  if (loaded.state === 'failed') return <LoadFailure failure={loaded.failure} onRetry={loaded.retry} />;
  const { title } = about.words[language];
  switch (loaded.value.kind) {
    case 'story':
      return <StoryPlayer title={title} about={about} parts={loaded.value.parts} open={loaded.value.open} />;
    case 'game':
      return (
        <GamePlayer
          title={title}
          words={loaded.value.words}
          Game={loaded.value.Game}
          about={about}
          open={loaded.value.open}
          input={manner.input ?? likelyInput()}
        />
      );
  }
}
