import { about } from '#content/stories/the-long-note/script-about.ts';
import { pictures } from '#web/art/the-long-note/pictures.ts';
import { makeStory } from '../make-story.ts';

export const theLongNote = makeStory({
  about,
  cover: async () => (await import('#web/art/the-long-note/Cover.tsx')).Cover,
  scripts: {
    en: () => import('#content/stories/the-long-note/script.en.ink'),
    hi: () => import('#content/stories/the-long-note/script.hi.ink'),
  },
  scenes: () => import('#content/stories/the-long-note/script-scenes.ts'),
  pictures,
});
