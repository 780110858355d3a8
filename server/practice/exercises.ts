import type { Exercise } from '#content/practice/script-exercise.ts';
import { measureOf } from '#content/practice/script-screen.ts';
import { writtenArts } from '#content/practice/written-arts.ts';
import type { ArtSlug, Measure } from '#contract/practice-words.ts';

/** The exercises that there are, by name and by art. */
const byId = new Map(writtenArts.flatMap(({ art }) => art.exercises.map((exercise) => [exercise.id, exercise] as const)));
const byArt = new Map<string, readonly Exercise[]>(writtenArts.map(({ art }) => [art.slug, art.exercises]));

export const exerciseNamed = (id: string): Exercise | undefined => byId.get(id);
export const exercisesOf = (art: ArtSlug): readonly Exercise[] => byArt.get(art) ?? [];
export const isWritten = (art: ArtSlug): boolean => byArt.has(art);
export const isAct = ({ way }: Exercise): boolean => way.kind === 'act';
export const measureOfExercise = ({ way }: Exercise): Measure => measureOf[way.kind];
