import type { About } from '#content/script-about.ts';
import { playerOf } from './players.ts';

/** All that is told of a test: for a page that fetches this, with what is told of the others, only when it needs it. */
export const aboutTest = (test: string): About | undefined => playerOf(test)?.about;
