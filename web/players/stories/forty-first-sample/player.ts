import { about } from '#content/stories/forty-first-sample/script-about.ts';
import { pictures } from '#web/art/forty-first-sample/pictures.ts';
import { makeStory } from '../make-story.ts';

export const fortyFirstSample = makeStory({
  about,
  cover: async () => (await import('#web/art/forty-first-sample/Cover.tsx')).Cover,
  scripts: {
    en: () => import('#content/stories/forty-first-sample/script.en.ink'),
    hi: () => import('#content/stories/forty-first-sample/script.hi.ink'),
  },
  scenes: () => import('#content/stories/forty-first-sample/script-scenes.ts'),
  pictures,
});
