import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#testing/database.ts';
import { type Job, NotWorthRetrying, type Outcome } from './job.ts';
import { countJobs, listUndone } from './job-table.ts';
import { type Jobs, makeJobs } from './jobs.ts';

const opened = await openTestDatabase();
const { database } = opened;
const bell = {
  name: 'ring-bell',
  input: z.object({ tower: z.string() }),
  retries: { times: 2, firstPauseSeconds: 3_600, longestPauseSeconds: 3_600 },
  atOnce: 2,
  attemptSeconds: 60,
} satisfies Job;
const log = { warn: () => {}, error: () => {} };

const running: Jobs[] = [];
async function startJobs(ring: (tower: string) => unknown, now = () => new Date()) {
  const jobs = makeJobs({ ...opened, now, pollSeconds: 0.5 });
  jobs.handle(bell, async ({ tower }) => ((await ring(tower)) as Outcome | undefined) ?? 'done');
  await jobs.start(log);
  running.push(jobs);
  return jobs;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await sql`delete from jobs.job`.execute(database);
});

const stateOf = async (tower: string) => (await listUndone(database, { atMost: 1_000 })).find(({ input }) => input.tower === tower);
const countOf = async (state: string) => (await countJobs(database)).find((count) => count.state === state)?.count ?? 0;
/** However busy the machine is. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });
const becomes = (state: string, count: number) => eventually(async () => expect(await countOf(state)).toBe(count));
const makeDue = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database);

describe('a job', () => {
  test('is done at once, with what it was given, and is counted as done', async () => {
    const rung: string[] = [];
    const jobs = await startJobs((tower) => void rung.push(tower));
    await jobs.add(bell, { tower: 'north' });
    await vi.waitFor(() => expect(rung).toEqual(['north']), { timeout: 2_000 });
    await becomes('done', 1);
  });

  test('of a transaction is done if it commits, and only then', async () => {
    const rung: string[] = [];
    const jobs = await startJobs((tower) => void rung.push(tower));
    const failing = jobs.transaction(async (_transaction, add) => {
      await add(bell, { tower: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await jobs.transaction((_transaction, add) => add(bell, { tower: 'kept' }));
    await becomes('done', 1);
    expect(rung).toEqual(['kept']);
  });

  test('that fails waits with the reason, is tried again, and fails for good after its last attempt', async () => {
    let attempts = 0;
    const jobs = await startJobs(() => {
      attempts += 1;
      throw new Error(`the rope broke ${attempts} times`);
    });
    await jobs.add(bell, { tower: 'rope' });
    for (const attempt of [1, 2, 3]) {
      await vi.waitFor(async () => expect((await stateOf('rope'))?.reason).toBe(`the rope broke ${attempt} times`), { timeout: 10_000 });
      expect(await stateOf('rope')).toMatchObject({ state: attempt < 3 ? 'waiting' : 'failed', attempts: attempt });
      await makeDue(); // an hour passes; the workers look again by themselves
    }
    expect(attempts).toBe(3);
  });

  test('that can never work is not tried again', async () => {
    const jobs = await startJobs(() => {
      throw new NotWorthRetrying('there is no bell');
    });
    await jobs.add(bell, { tower: 'empty' });
    await becomes('failed', 1);
    expect(await stateOf('empty')).toMatchObject({ reason: 'there is no bell', attempts: 1 });
  });

  test('is not begun once nobody has use for it, and says so', async () => {
    let time = new Date();
    const rung: string[] = [];
    const jobs = await startJobs(
      (tower) => {
        rung.push(tower);
        throw new Error('the ringer is away');
      },
      () => time,
    );
    await jobs.add(bell, { tower: 'late' }, { usefulUntil: new Date(time.getTime() + 60_000) });
    await eventually(async () => expect((await stateOf('late'))?.reason).toBe('the ringer is away'));
    time = new Date(time.getTime() + 60_000);
    await makeDue();
    await becomes('expired', 1);
    expect(await stateOf('late')).toMatchObject({ reason: 'the ringer is away' });
    expect(rung).toEqual(['late']);
  });

  test('leaves a newer one with its key the work', async () => {
    let isAway = true;
    const rung: string[] = [];
    const jobs = await startJobs((tower) => {
      if (isAway) throw new Error('the ringer is away');
      rung.push(tower);
    });
    for (const tower of ['first', 'second', 'third']) {
      await jobs.add(bell, { tower }, { key: 'noon' });
      await eventually(async () => expect((await stateOf(tower))?.reason).toBe('the ringer is away'));
    }
    isAway = false;
    await makeDue();
    await becomes('done', 1);
    expect(rung).toEqual(['third']);
    expect(await countOf('waiting')).toBe(0);
  });

  test('is not done after a newer one with its key', async () => {
    let isAway = true;
    const rung: string[] = [];
    const jobs = await startJobs((tower) => {
      if (isAway) throw new Error('the ringer is away');
      rung.push(tower);
    });
    for (const tower of ['first', 'second']) {
      await jobs.add(bell, { tower }, { key: 'noon' });
      await eventually(async () => expect((await stateOf(tower))?.reason).toBe('the ringer is away'));
    }
    isAway = false;
    await sql`update jobs.job set start_after = now() where state = 'retry' and data -> 'input' ->> 'tower' = 'second'`.execute(database);
    await becomes('done', 1);
    await makeDue();
    await becomes('waiting', 0);
    expect([rung, await countOf('done')]).toEqual([['second'], 1]);
  });

  test('that is about nothing leaves no trace', async () => {
    const jobs = await startJobs(() => Promise.resolve('forget' as const));
    await jobs.add(bell, { tower: 'nowhere' });
    await eventually(async () => expect(await countJobs(database)).toEqual([]));
  });

  test('of another version of the program fails with a clear reason', async () => {
    const jobs = await startJobs(() => {});
    await jobs.add({ ...bell, input: z.object({ mast: z.string() }) }, { mast: 'south' });
    await becomes('failed', 1);
    expect((await listUndone(database, { atMost: 1 }))[0]?.reason).toContain('another version of the program');
  });
});

test('two programs on one database share the work, and do nothing twice', async () => {
  const rung: string[][] = [[], []];
  const ringers = [0, 1].map((ringer) => async (tower: string) => {
    rung[ringer]!.push(tower);
    await pause(20);
  });
  const programs = [await startJobs(ringers[0]!), await startJobs(ringers[1]!)];
  const towers = Array.from({ length: 60 }, (_, index) => `tower ${index}`);
  await Promise.all(towers.map((tower, index) => programs[index % 2]!.add(bell, { tower })));
  await becomes('done', 60);
  expect(rung.flat().sort()).toEqual(towers.sort());
  expect(rung.map(({ length }) => length > 0)).toEqual([true, true]);
});

test('a stop lets the work under way end, and leaves the rest for the next start', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const rung: string[] = [];
  const first = await startJobs(async (tower) => {
    rung.push(tower);
    await gate;
  });
  for (const tower of ['a', 'b', 'c']) await first.add(bell, { tower }); // two at once
  await eventually(() => expect(rung).toHaveLength(2));
  const stopped = first.stop();
  open();
  await stopped;
  expect([await countOf('done'), await countOf('waiting')]).toEqual([2, 1]);
  await startJobs((tower) => void rung.push(tower));
  await becomes('done', 3);
  expect(rung.sort()).toEqual(['a', 'b', 'c']);
});

test('a stop waits for some seconds only, and the work it cannot wait for is done after the next start', async () => {
  const first = await startJobs(() => new Promise(() => {}));
  await first.add(bell, { tower: 'endless' });
  await eventually(async () => expect(await stateOf('endless')).toMatchObject({ state: 'under way' }));
  const before = performance.now();
  await first.stop();
  expect(performance.now() - before).toBeLessThan(5_000);
  await startJobs(() => {});
  await becomes('done', 1);
});

test('a schedule is written once, and anew when the program has another one', async () => {
  const startWith = async (schedule: string) => {
    const jobs = makeJobs({ ...opened, now: () => new Date() });
    jobs.handle({ ...bell, name: 'ring-hours', input: z.object({}), schedule }, async () => 'done');
    await jobs.start(log);
    await jobs.stop();
    const { rows } = await sql<{
      cron: string;
      updatedOn: Date;
    }>`select cron, updated_on from jobs.schedule where name = 'ring-hours'`.execute(database);
    return rows;
  };
  const [first, second, third] = [await startWith('0 3 * * *'), await startWith('0 3 * * *'), await startWith('0 4 * * *')];
  expect([first, second, third].map((rows) => rows.map(({ cron }) => cron))).toEqual([['0 3 * * *'], ['0 3 * * *'], ['0 4 * * *']]);
  expect(second).toEqual(first);
  expect(third![0]!.updatedOn).not.toEqual(first![0]!.updatedOn);
});

test('whatever kinds there are, an idle program looks for jobs with one statement', async () => {
  let looks = 0;
  const plain: typeof opened.plain = {
    ...opened.plain,
    executeSql(text, values) {
      looks += 1;
      return opened.plain.executeSql(text, values);
    },
  };
  const jobs = makeJobs({ ...opened, plain, now: () => new Date(), pollSeconds: 0.1 });
  for (let kind = 0; kind < 20; kind += 1) jobs.handle({ ...bell, name: `ring-${kind}` }, async () => 'done');
  await jobs.start(log);
  running.push(jobs);
  looks = 0;
  await pause(1_000);
  expect(looks).toBeLessThan(5); // pg-boss's own, which come every few seconds; before there is work, no worker of ours looks
});
