import { about } from '#content/stories/lantern-ferry/script-about.ts';
import { pictures } from '#web/art/lantern-ferry/pictures.ts';
import { makeStory } from '../make-story.ts';

export const lanternFerry = makeStory({
  about,
  cover: async () => (await import('#web/art/lantern-ferry/Cover.tsx')).Cover,
  scripts: {
    en: () => import('#content/stories/lantern-ferry/script.en.ink'),
    hi: () => import('#content/stories/lantern-ferry/script.hi.ink'),
  },
  scenes: () => import('#content/stories/lantern-ferry/script-scenes.ts'),
  pictures,
});
