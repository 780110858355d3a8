import type { Game } from './games/game.ts';
import type { Story } from './stories/story.ts';

/** A test of the catalogue: a story or a game. Switch on `kind`. */
export type Test = Story | Game;
