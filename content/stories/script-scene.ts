import type { Language } from '#contract/language.ts';

/** What surrounds the words of a story: safe for a browser. */

/** A text in each language in which the story is told. */
export type Told = Readonly<Partial<Record<Language, string>>>;

export type Chapter = { readonly number: number; readonly title: Told; readonly screens: readonly string[] };

/**
 * A picture of a screen: `id` names it, as the script's `backdrop` tag does. Several screens may share one, and a screen that lies in
 * another place on another way has one for each. `alt` tells a listener what is seen.
 */
export type Backdrop = { readonly screen: string; readonly id: string; readonly alt: Told };

export type Scenes = { readonly chapters: readonly Chapter[]; readonly backdrops: readonly Backdrop[] };
