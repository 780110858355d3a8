import { expect, test } from 'vitest';
import { killTest } from './kill-test/rounds.ts';

test('no acknowledged answer is lost when the server is killed while answers stream in', async () => {
  const result = await killTest({ kills: 1, seed: 11, databaseUrl: process.env.TEST_DATABASE_URL });
  expect(result.acknowledged).toBeGreaterThan(5);
  expect(result).toMatchObject({ kills: 1, lost: 0, altered: 0 });
});
