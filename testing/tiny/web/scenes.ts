import type { StoryChapter } from '#web/players/player.ts';

export const chapters: readonly StoryChapter[] = [{ number: 1, title: 'The Garden', screens: ['TS1', 'TS2', 'TS3'] }];

/** One drawing serves all three screens. */
export const SEEN = 'A goat before a garden gate that stands open.';
