import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

test('whatever is sent, the program answers, goes on answering, and fails at nothing', async () => {
  const { requests, counts, failures } = await fuzz({ requests: 1_000, seed: 7, connections: 12 });
  expect(Object.fromEntries(failures)).toEqual({});
  expect(requests).toBe(1_000);
  const seen = [...counts.keys()];
  for (const status of ['200', '400', '401', '404', '405', '413', '415', 'left']) expect(seen).toContain(status);
});
