import type { Story } from '#content/stories/story.ts';
import { bank, checks, screens } from './key.ts';
import { about } from './script-about.ts';
import * as scenes from './script-scenes.ts';

const scripts = { en: new URL('script.en.ink', import.meta.url), hi: new URL('script.hi.ink', import.meta.url) };

export const tinyStory: Story = { kind: 'story', about, bank, scripts, screens, scenes, checks };
