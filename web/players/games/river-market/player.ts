import { about } from '#content/games/river-market/script-about.ts';
import type { GamePlayer } from '../../player.ts';

export const riverMarket: GamePlayer = {
  kind: 'game',
  about,
  words: 'river-market',
  cover: async () => (await import('./Cover.tsx')).Cover,
  load: async () => (await import('./RiverMarket.tsx')).RiverMarket,
};
