import { about } from '#content/stories/a-lamp-for-skarvoy/script-about.ts';
import { pictures } from '#web/art/a-lamp-for-skarvoy/pictures.ts';
import { makeStory } from '../make-story.ts';

export const lampForSkarvoy = makeStory({
  about,
  cover: async () => (await import('#web/art/a-lamp-for-skarvoy/Cover.tsx')).Cover,
  scripts: {
    en: () => import('#content/stories/a-lamp-for-skarvoy/script.en.ink'),
    hi: () => import('#content/stories/a-lamp-for-skarvoy/script.hi.ink'),
  },
  scenes: () => import('#content/stories/a-lamp-for-skarvoy/script-scenes.ts'),
  pictures,
});
