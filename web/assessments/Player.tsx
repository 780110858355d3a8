import { lazy, Suspense, useEffect } from 'react';
import type { TestSlug } from '#content/catalogue/script.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { type OpenSitting, openSitting } from './open-sitting.ts';
import { PlayerWaiting } from './PlayerWaiting.tsx';
import { StoryPlayer } from './story/StoryPlayer.tsx';
import { type StoryParts, stories } from './story/stories.ts';

const GamePlayer = lazy(async () => ({ default: (await import('./GamePlayer.tsx')).GamePlayer }));

/** Opens the sitting, fetches what the test needs, and plays it. */
export function Player({ slug }: { slug: TestSlug }) {
  const language = useLanguage();
  const loaded = useLoaded(
    async (signal): Promise<{ open: OpenSitting; story: StoryParts | undefined }> => {
      const [open, story] = await Promise.all([openSitting(slug, language, signal), stories[slug]?.()]);
      return { open, story };
    },
    [slug, language],
  );

  const outbox = loaded.state === 'ready' ? loaded.value.open.outbox : undefined;
  useEffect(() => () => outbox?.close(), [outbox]);

  if (loaded.state === 'waiting') return <PlayerWaiting />;
  if (loaded.state === 'failed') return <LoadFailure failure={loaded.failure} onRetry={loaded.retry} />;
  const { open, story } = loaded.value;
  if (story) return <StoryPlayer parts={story} open={open} />;
  return (
    <Suspense fallback={<PlayerWaiting />}>
      <GamePlayer open={open} />
    </Suspense>
  );
}
