import { about } from '#content/games/masks/script-about.ts';
import type { GamePlayer } from '../../player.ts';

export const masks: GamePlayer = {
  kind: 'game',
  about,
  words: 'masks',
  cover: async () => (await import('./Cover.tsx')).Cover,
  load: async () => (await import('./Masks.tsx')).Masks,
};
