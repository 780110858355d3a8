import type { TestSlug } from '#content/tests.ts';
import type { Language } from '#contract/language.ts';
import type { Player } from './player.ts';
import { players } from './tests.ts';

export const isTestSlug = (text: string): text is TestSlug => Object.hasOwn(players, text);

/** The player of a test that the server names; undefined for one that this page, opened before an update, does not know yet. */
export const playerOf = (test: string): Player | undefined => (isTestSlug(test) ? players[test] : undefined);

export const titleOf = (test: string, language: Language): string => playerOf(test)?.about.words[language].title ?? test;
