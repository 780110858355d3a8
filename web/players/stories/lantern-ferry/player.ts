import { about } from '#content/stories/lantern-ferry/script-about.ts';
import { pictures } from '#web/art/lantern-ferry/pictures.ts';
import type { StoryPlayer } from '../../player.ts';

export const lanternFerry: StoryPlayer = {
  kind: 'story',
  about,
  cover: async () => (await import('#web/art/lantern-ferry/Cover.tsx')).Cover,
  async load() {
    const [script, { backdropOf, chapters }] = await Promise.all([
      import('#content/stories/lantern-ferry/script.ink'),
      import('#content/stories/lantern-ferry/script-scenes.ts'),
    ]);
    return { compiled: script.default, chapters, describe: (screen) => backdropOf(screen)?.alt ?? '', pictures };
  },
};
