import type { ComponentType } from 'react';
import type { About } from '#content/script-about.ts';
import type { Language } from '#contract/language.ts';
import type { Picture, Pictures } from '#web/art/picture.ts';
import type { GameProps } from './games/make-game.tsx';

/** What the pages need of a test: what its card shows, and how to fetch what plays it. Switch on `kind`. */
export type Player = StoryPlayer | GamePlayer;

type Card = {
  readonly about: About;
  /** The picture on the test's card. */
  readonly cover: Picture;
};

export type StoryPlayer = Card & {
  readonly kind: 'story';
  /** The whole tale but its pictures, so that it can be played on without a connection: in this language, else in its first one. */
  readonly load: (language: Language) => Promise<StoryParts>;
};

export type StoryChapter = { readonly number: number; readonly title: string; readonly screens: readonly string[] };
export type StoryParts = {
  /** The language of all that follows. */
  readonly told: Language;
  /** The Ink story as JSON text. */
  readonly compiled: string;
  readonly chapters: readonly StoryChapter[];
  /** What this picture of a screen shows, for those who cannot see it. */
  describe(screen: string, picture: string): string;
  readonly pictures: Pictures;
};

export type GamePlayer = Card & {
  readonly kind: 'game';
  /** The game's file of words. What it leaves out is said in those of all games, `games`. */
  readonly words: string;
  readonly load: () => Promise<ComponentType<GameProps>>;
};
