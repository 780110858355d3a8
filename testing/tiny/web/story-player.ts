import type { StoryPlayer } from '#web/players/player.ts';
import { about } from '../story/script-about.ts';

const drawing = async () => (await import('./Gate.tsx')).Gate;

export const tinyStory: StoryPlayer = {
  kind: 'story',
  about,
  cover: drawing,
  async load() {
    const [script, { chapters, SEEN }] = await Promise.all([import('../story/script.ink'), import('./scenes.ts')]);
    return { compiled: script.default, chapters, describe: () => SEEN, pictures: { gate: drawing } };
  },
};
