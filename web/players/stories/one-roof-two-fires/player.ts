import { about } from '#content/stories/one-roof-two-fires/script-about.ts';
import { pictures } from '#web/art/one-roof-two-fires/pictures.ts';
import { makeStory } from '../make-story.ts';

export const oneRoofTwoFires = makeStory({
  about,
  cover: async () => (await import('#web/art/one-roof-two-fires/Cover.tsx')).Cover,
  scripts: {
    en: () => import('#content/stories/one-roof-two-fires/script.en.ink'),
    hi: () => import('#content/stories/one-roof-two-fires/script.hi.ink'),
  },
  scenes: () => import('#content/stories/one-roof-two-fires/script-scenes.ts'),
  pictures,
});
