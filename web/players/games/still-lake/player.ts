import { about } from '#content/games/still-lake/script-about.ts';
import type { GamePlayer } from '../../player.ts';

export const stillLake: GamePlayer = {
  kind: 'game',
  about,
  words: 'still-lake',
  cover: async () => (await import('./Cover.tsx')).Cover,
  load: async () => (await import('./StillLake.tsx')).StillLake,
};
