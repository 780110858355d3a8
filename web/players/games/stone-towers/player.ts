import { about } from '#content/games/stone-towers/script-about.ts';
import type { GamePlayer } from '../../player.ts';

export const stoneTowers: GamePlayer = {
  kind: 'game',
  about,
  words: 'stone-towers',
  cover: async () => (await import('./Cover.tsx')).Cover,
  load: async () => (await import('./StoneTowers.tsx')).StoneTowers,
};
