import { expect, test } from 'vitest';
import { writtenArts } from './written-arts.ts';

test('each kin has two exercises or more, of several arts', () => {
  const kin = writtenArts.flatMap(({ art }) =>
    art.exercises.flatMap((exercise) => (exercise.kin ? [{ kin: exercise.kin, art: art.slug }] : [])),
  );
  expect(kin.length).toBeGreaterThan(0);
  for (const [name, of] of Map.groupBy(kin, (one) => one.kin)) expect(new Set(of.map(({ art }) => art)).size, name).toBe(of.length);
  for (const [name, of] of Map.groupBy(kin, (one) => one.kin)) expect(of.length, name).toBeGreaterThanOrEqual(2);
});
