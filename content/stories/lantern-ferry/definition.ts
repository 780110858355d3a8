import type { Story } from '../story.ts';
import { bank, checks, screens } from './key.ts';
import { about } from './script-about.ts';

const script = new URL('script.ink', import.meta.url);

export const lanternFerry: Story = { kind: 'story', about, bank, script, screens, checks };
