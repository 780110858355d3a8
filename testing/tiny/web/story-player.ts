import { makeStory } from '#web/players/stories/make-story.ts';
import { about } from '../story/script-about.ts';

const drawing = async () => (await import('./Gate.tsx')).Gate;

export const tinyStory = makeStory({
  about,
  cover: drawing,
  scripts: { en: () => import('../story/script.en.ink'), hi: () => import('../story/script.hi.ink') },
  scenes: () => import('../story/script-scenes.ts'),
  pictures: { gate: drawing },
});
