import type { GamePlayer } from '#web/players/player.ts';
import { about } from '../game/script-about.ts';

export const tinyGame: GamePlayer = {
  kind: 'game',
  about,
  words: 'tiny-game',
  cover: async () => (await import('./Gate.tsx')).Gate,
  load: async () => (await import('./CountingGame.tsx')).CountingGame,
};
