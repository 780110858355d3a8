import { expect, test } from 'vitest';
import { reportFileMessages } from '#contract/report-files.ts';
import { makePrinter } from './print-thread.ts';

const paper = { title: 'A paper', language: 'en', pieces: [], whereLettersLack: '' } as const;

test('askers take turns: six of a flood find a place, and another asker waits for one of them', async () => {
  const print = makePrinter();
  const ended: string[] = [];
  const ask = async (asker: string) => {
    const bytes = await print(paper, new Date(), asker);
    ended.push(asker);
    return bytes;
  };
  const flood = Array.from({ length: 12 }, () => ask('flood'));
  const own = ask('own');
  const answers = await Promise.allSettled([...flood, own]);
  expect(ended).toEqual(['flood', 'flood', 'own', 'flood', 'flood', 'flood', 'flood']);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ status: 503, message: reportFileMessages.busy });
});
