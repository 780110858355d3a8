import { expect, test } from 'vitest';
import { killTest } from './kill-test/rounds.ts';

test('no acknowledged answer is lost when the server is killed while answers stream in', { timeout: 120_000 }, async () => {
  const result = await killTest({ kills: 3, seed: 11, databaseUrl: process.env.TEST_DATABASE_URL });
  expect(result.acknowledged).toBeGreaterThan(20);
  expect(result).toMatchObject({ kills: 3, lost: 0, altered: 0 });
});
