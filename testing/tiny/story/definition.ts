import type { Story } from '#content/stories/story.ts';
import { bank, checks, screens } from './key.ts';
import { about } from './script-about.ts';

const script = new URL('script.ink', import.meta.url);

export const tinyStory: Story = { kind: 'story', about, bank, script, screens, checks };
