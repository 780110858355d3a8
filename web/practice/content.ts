import type { Art, ArtWords, Exercise, ExerciseWords, Source } from '#content/practice/script-exercise.ts';
import type { Language } from '#contract/language.ts';
import type { ArtSlug } from '#contract/practice-words.ts';

/** The exercises themselves are few bytes; their words are many, and come art by art in one language. */
const arts = Object.values(import.meta.glob<Art>('../../content/practice/*/script-art.ts', { import: 'art', eager: true }));
const words = import.meta.glob<ArtWords>('../../content/practice/*/script-words.*.ts', { import: 'words' });
const sources = import.meta.glob<readonly Source[]>('../../content/practice/*/script-sources.ts', { import: 'sources' });

const byHouse = arts.toSorted((one, other) => one.house - other.house);
const artOf = new Map(byHouse.flatMap((art) => art.exercises.map(({ id }) => [id, art] as const)));

/** The arts that there are, in the order of the houses. */
export const writtenArts = byHouse as readonly (Art & { readonly slug: ArtSlug })[];
export const artOfExercise = (id: string): Art | undefined => artOf.get(id);
export const exerciseNamed = (id: string): Exercise | undefined => artOf.get(id)?.exercises.find((exercise) => exercise.id === id);

export type ToldExercise = { readonly exercise: Exercise; readonly words: ExerciseWords; readonly sources: readonly Source[] };

async function wordsOf(art: string, language: Language): Promise<ArtWords> {
  return words[`../../content/practice/${art}/script-words.${language}.ts`]!();
}

/** An art with its words. */
export async function loadArt(slug: string, language: Language): Promise<readonly ToldExercise[]> {
  const art = byHouse.find((one) => one.slug === slug);
  if (!art) return [];
  const [told, cited] = await Promise.all([wordsOf(slug, language), sources[`../../content/practice/${slug}/script-sources.ts`]!()]);
  return art.exercises.map((exercise) => ({
    exercise,
    words: told[exercise.id]!,
    sources: cited.filter(({ id }) => exercise.sources.includes(id)),
  }));
}

/** One exercise with its words; undefined where a page that was opened before an update does not know it. */
export async function loadExercise(id: string, language: Language): Promise<ToldExercise | undefined> {
  const art = artOf.get(id);
  return art && (await loadArt(art.slug, language)).find(({ exercise }) => exercise.id === id);
}

/** The titles of all exercises of these arts. */
export async function loadTitles(slugs: readonly string[], language: Language): Promise<ReadonlyMap<string, ExerciseWords>> {
  const told = await Promise.all([...new Set(slugs)].map((slug) => wordsOf(slug, language)));
  return new Map(told.flatMap((art) => Object.entries(art)));
}
