import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tankSite } from '#testing/think-tank-site.ts';

const { database, openProblem } = await tankSite();

test('the log refuses to be changed, shortened or emptied', async () => {
  await openProblem('A log that holds');
  const refusal = 'never changed';
  await expect(database.updateTable('society.tankLog').set({ kind: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('society.tankLog').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate society.tank_log`.execute(database)).rejects.toThrow(refusal);
});
