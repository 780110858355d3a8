import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenArts } from '#content/practice/written-arts.ts';
import { pageOfExercises } from './exercises/page-of-exercises.ts';

const page = pageOfExercises();

test('docs/practice.md tells of the exercises as they are: npm run --silent exercises > docs/practice.md', () => {
  expect(readFileSync('docs/practice.md', 'utf8')).toBe(page);
});

test('the page has a row for each exercise, with an address for each of its sources', () => {
  const rows = page.split('\n');
  for (const { art, sources, words } of writtenArts) {
    for (const exercise of art.exercises) {
      const own = rows.filter((line) => line.includes(`(\`${exercise.id}\`)`));
      expect(own, exercise.id).toHaveLength(1);
      expect(own[0]).toContain(words.en[exercise.id]!.known);
      for (const { id, found } of sources) expect(own[0]!.includes(found), `${exercise.id}: ${id}`).toBe(exercise.sources.includes(id));
    }
  }
});
