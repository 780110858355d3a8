import { expect, test } from 'vitest';
import { killTest } from './kill-test/rounds.ts';

test('no acknowledged answer is lost when the server is killed while answers stream in', async () => {
  const result = await killTest({ kills: 2, seed: 11, databaseUrl: process.env.TEST_DATABASE_URL });
  expect(result.acknowledged).toBeGreaterThan(5);
  expect(result).toMatchObject({ kills: 2, lost: 0, altered: 0 });
});
