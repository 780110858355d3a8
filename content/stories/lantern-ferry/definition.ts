import type { Story } from '../story.ts';
import { bank, checks, screens } from './key.ts';
import { about } from './script-about.ts';

export const lanternFerry: Story = { kind: 'story', about, bank, screens, checks };
