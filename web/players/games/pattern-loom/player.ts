import { about } from '#content/games/pattern-loom/script-about.ts';
import type { GamePlayer } from '../../player.ts';

export const patternLoom: GamePlayer = {
  kind: 'game',
  about,
  words: 'pattern-loom',
  cover: async () => (await import('./Cover.tsx')).Cover,
  load: async () => (await import('./PatternLoom.tsx')).PatternLoom,
};
