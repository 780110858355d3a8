import type { Story } from '../story.ts';
import { bank, checks, screens } from './key.ts';
import { about } from './script-about.ts';
import * as scenes from './script-scenes.ts';

const scripts = { en: new URL('script.en.ink', import.meta.url), hi: new URL('script.hi.ink', import.meta.url) };

export const rainInTheFrontRow: Story = { kind: 'story', about, bank, scripts, screens, scenes, checks };
