import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPgliteThread } from './pglite-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'bhava-thread-'));
const lite = await openPgliteThread(join(folder, 'database'));
afterAll(async () => {
  await lite.close();
  rmSync(folder, { recursive: true });
});

test('a query that comes too late for its transaction is refused, and the database lives on', async () => {
  const leaked = await lite.transaction(async (transaction) => transaction);
  await expect(leaked.query('select 1')).rejects.toThrow();
  expect((await lite.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
