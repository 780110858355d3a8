import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { KEPT_DAYS } from '#contract/society/safety-words.ts';
import { daysAfter } from '#server/platform/time.ts';
import { safetySite } from '#testing/safety-site.ts';
import { readCaseLog } from '../record/repository.ts';
import { breakIn } from '../record/rules.ts';
import { forgetCases } from './jobs.ts';

const { addShown, appeal, clock, complain, database, decide, decideAppeal, first, own, queue, second } = await safetySite();

test('nothing that was kept can be changed, and the chain of each case is whole', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const { caseId } = (await complain(imran, 'member-page', asha.memberId)).body;
  await decide(first, caseId, 'warning');
  await appeal(asha, caseId);
  await decideAppeal(second, caseId, 'author', 'none');
  const refusal = 'a record of the society is never changed';
  await expect(database.updateTable('society.complaint').set({ words: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('society.complaint').execute()).rejects.toThrow(refusal);
  await expect(sql`update society.case_snapshot set parts = '[]'`.execute(database)).rejects.toThrow(refusal);
  await expect(database.updateTable('society.caseDecision').set({ reason: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.updateTable('society.safetyLog').set({ kind: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('society.safetyLog').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate society.safety_log`.execute(database)).rejects.toThrow(refusal);
  const chain = await readCaseLog(database, caseId);
  expect(chain.map(({ kind }) => kind)).toEqual([
    'opened',
    'decided: warning',
    'appealed: author',
    'decided: none',
    'appeal decided: author',
  ]);
  expect(breakIn(chain)).toBeUndefined();
});

test('what was reported is kept for 180 days after the last decision, and then goes with what was said of it', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const decided = (await complain(imran, 'member-page', asha.memberId)).body.caseId;
  await decide(first, decided, 'warning', 'Not like this.');
  const appealed = (await complain(imran, 'member-page', tara.memberId)).body.caseId;
  await decide(first, appealed, 'warning');
  await appeal(tara, appealed, 'It was a line of a play.');
  // the clock of this file has gone to and fro: nothing else is old
  await database.updateTable('society.safetyCase').set({ decidedAt: clock.time }).where('decidedAt', 'is not', null).execute();
  const keptOf = async (caseId: number) =>
    (await database.selectFrom('society.caseSnapshot').select('id').where('caseId', '=', caseId).execute()).length;
  const forgetAfter = (days: number) => forgetCases({ database, now: () => daysAfter(clock.time, days) });
  await forgetAfter(KEPT_DAYS - 1);
  expect([await keptOf(decided), await keptOf(appealed)]).toEqual([1, 1]);
  // the database lets nobody delete it sooner, whatever a clock says
  await expect(forgetAfter(KEPT_DAYS + 1)).rejects.toThrow('a record of the society is never changed');
  const putBack = (caseId: number) =>
    database
      .updateTable('society.safetyCase')
      .set({ decidedAt: daysAfter(new Date(), -KEPT_DAYS - 1) })
      .where('id', '=', caseId)
      .execute();
  await putBack(decided);
  await putBack(appealed);
  await forgetAfter(0);
  expect([await keptOf(decided), await keptOf(appealed)]).toEqual([0, 1]); // an appeal still waits
  expect((await own(asha)).decisions[0]).toMatchObject({ snapshot: [], outcome: 'warning', reason: 'Not like this.' });
  expect((await own(imran)).complaints.find((one) => one.caseId === decided)).toMatchObject({ state: 'acted', said: [{ words: '' }] });
  expect((await queue(first)).decided.some((one) => one.caseId === decided)).toBe(false);
  await decideAppeal(second, appealed, 'author', 'warning');
  await forgetAfter(0);
  expect(await keptOf(appealed)).toBe(1); // its time begins with the last decision
  const chain = await readCaseLog(database, decided);
  expect(chain.at(-1)!.kind).toBe('forgotten');
  expect(breakIn(chain)).toBeUndefined();
});

test('an erasure takes along what was said by somebody and of them; what was decided stays, and names nobody', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const ofAsha = (await complain(imran, 'member-page', asha.memberId)).body.caseId;
  const ofTara = (await complain(imran, 'member-page', tara.memberId, { words: 'Tara has lied to all of us.' })).body.caseId;
  await decide(first, ofAsha, 'none');
  await appeal(imran, ofAsha, 'It does harm: ask Ruth.');
  await decide(first, ofTara, 'warning', 'Tara was warned.');
  await appeal(tara, ofTara, 'I told the truth.');
  await database.deleteFrom('people.person').where('id', '=', tara.id).execute();
  expect((await own(imran)).complaints.find((one) => one.caseId === ofTara)).toMatchObject({ said: [{ words: '' }], state: 'acted' });
  await database.deleteFrom('people.person').where('id', '=', imran.id).execute();
  const kept = (await queue(second)).waiting.concat((await queue(second)).decided);
  expect(kept.find((one) => one.caseId === ofTara)).toBeUndefined();
  expect(kept.find((one) => one.caseId === ofAsha)).toMatchObject({ complainers: 0, said: [], appeals: [], decision: { outcome: 'none' } });
  for (const table of ['case_snapshot', 'complaint', 'case_decision', 'case_appeal', 'safety_case', 'safety_log']) {
    const { rows } = await sql<{ row: string }>`select kept::text as row from ${sql.table(`society.${table}`)} as kept`.execute(database);
    expect(rows.filter(({ row }) => /lied to all|was warned|told the truth|ask Ruth/.test(row))).toEqual([]);
  }
  expect(breakIn(await readCaseLog(database, ofTara))).toBeUndefined();
});
