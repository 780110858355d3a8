import { about } from '#content/stories/rain-in-the-front-row/script-about.ts';
import { pictures } from '#web/art/rain-in-the-front-row/pictures.ts';
import { makeStory } from '../make-story.ts';

export const rainInTheFrontRow = makeStory({
  about,
  cover: async () => (await import('#web/art/rain-in-the-front-row/Cover.tsx')).Cover,
  scripts: {
    en: () => import('#content/stories/rain-in-the-front-row/script.en.ink'),
    hi: () => import('#content/stories/rain-in-the-front-row/script.hi.ink'),
  },
  scenes: () => import('#content/stories/rain-in-the-front-row/script-scenes.ts'),
  pictures,
});
