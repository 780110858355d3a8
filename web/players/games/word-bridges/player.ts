import { about } from '#content/games/word-bridges/script-about.ts';
import type { GamePlayer } from '../../player.ts';

export const wordBridges: GamePlayer = {
  kind: 'game',
  about,
  words: 'word-bridges',
  cover: async () => (await import('./Cover.tsx')).Cover,
  load: async () => (await import('./WordBridges.tsx')).WordBridges,
};
