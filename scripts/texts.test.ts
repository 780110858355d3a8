import { expect, test } from 'vitest';
import { keepTextCall } from '#server/narratives/repository.ts';
import { testDatabase } from '#testing/database.ts';
import { describeTexts } from './texts/describe-texts.ts';

test('npm run texts tells calls, how they ended, and tokens, by day and model', async () => {
  const database = await testDatabase();
  expect(await describeTexts(database, 30)).toBe('No text provider was ever called.');
  const call = { model: 'm', kind: 'summary', end: 'answered', tokens: { input: 300, output: 90 } } as const;
  await keepTextCall(database, call, new Date('2026-03-01T23:59:00Z'));
  await keepTextCall(database, { ...call, end: 'refused', kind: 'barChart' }, new Date('2026-03-01T10:00:00Z'));
  await keepTextCall(database, { ...call, end: 'failed', tokens: { input: 0, output: 0 } }, new Date('2026-03-02T00:00:00Z'));
  expect((await describeTexts(database, 30)).split('\n')).toEqual([
    '2026-03-02  m: 1 calls (0 answered, 0 refused by the guard, 1 failed), 0 tokens in and 0 out',
    '2026-03-01  m: 2 calls (1 answered, 1 refused by the guard, 0 failed), 600 tokens in and 180 out',
    '',
    'In all 600 tokens in and 180 out.',
  ]);
  expect(await describeTexts(database, 1)).not.toContain('2026-03-01');
});
