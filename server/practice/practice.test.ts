import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { currentNotice } from '#content/notices/script-notice.ts';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { type JournalEntry, type Practice, practiceMessages } from '#contract/practice.ts';
import { COURSE_DAYS, JOURNAL_ENTRY_LETTERS } from '#contract/practice-words.ts';
import { platformMessages } from '#contract/problem.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { profileOf } from '#server/measurement/actions.ts';
import type { Add } from '#server/platform/job.ts';
import { daysAfter } from '#server/platform/time.ts';
import { eraseDue } from '#server/privacy/erasing.ts';
import { insertErasure } from '#server/privacy/repository.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { testPrivacy } from '#testing/privacy.ts';
import { keepRecords, readPractice } from './actions.ts';
import { addDays } from './days.ts';
import { remindDue, writeReminder } from './jobs.ts';
import { endCourse, insertRecords } from './repository.ts';

/** Seven in the morning in Kolkata. */
const START = new Date('2026-11-23T01:30:00Z');
let time = START;
const site = await testApp({ now: () => time });
const { app, database, signUp } = site;
const laterBy = (days: number) => {
  time = daysAfter(time, days);
};

const ask = (person: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  // an access token lives for a quarter of an hour: here days go by
  return app.inject({ method, url: `/api/practice${path}`, headers: person.headers, ...(payload && { payload }) });
};
const read = async (person: TestPerson) => (await ask(person, 'GET', '')).json<Practice>();
const begin = (person: TestPerson, arts = ['planning']) =>
  ask(person, 'PUT', '/course', { arts, timeZone: 'Asia/Kolkata', language: 'en' });
const record = (changes: object = {}) => ({
  ...{ key: randomUUID(), exercise: 'when-then', kind: 'done', plannedOn: '2026-11-23', doneOn: '2026-11-23' },
  ...{ step: null, share: null, count: null, word: 4 },
  ...changes,
});
const keep = (person: TestPerson, ...records: readonly object[]) => ask(person, 'POST', '/records', { records });

/** Somebody who logs in anew, since days have gone by. */
async function someone(): Promise<TestPerson> {
  time = START;
  return signUp();
}

describe('a course', () => {
  test('brings a day, which is done once, however often and from however many devices it is sent', async () => {
    const asha = await someone();
    expect(await read(asha)).toMatchObject({ today: '2026-11-23', timeZone: null, course: null, plan: null, days: [], suggestions: [] });
    expect((await begin(asha)).statusCode).toBe(200);
    const { plan } = await read(asha);
    const one = record({ exercise: plan!.exercise });
    const answers = await Promise.all([keep(asha, one), keep(asha, one), keep(asha, one, record({ exercise: plan!.act }))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { course, doneToday, days } = await read(asha);
    expect(course).toMatchObject({ arts: ['planning'], daysPractised: 1, daysInAll: COURSE_DAYS, isOver: false, retestFrom: '2026-12-23' });
    expect(new Set(doneToday)).toEqual(new Set([plan!.exercise, plan!.act]));
    expect(days).toEqual([{ day: '2026-11-23', exercises: 2 }]);
  });

  test('that two devices begin at once is begun once', async () => {
    const asha = await someone();
    await Promise.all([begin(asha), begin(asha), begin(asha)]);
    const { rows } = await sql<{
      count: string;
    }>`select count(*) as count from practice_course where person_id = ${asha.id} and ended_at is null`.execute(database);
    expect(Number(rows[0]!.count)).toBe(1);
    expect((await read(asha)).course).toMatchObject({ arts: ['planning'] });
  });

  test('that is ended leaves every day that was practised', async () => {
    const asha = await someone();
    await begin(asha);
    await keep(asha, record());
    await ask(asha, 'DELETE', '/course');
    expect(await read(asha)).toMatchObject({ course: null, plan: null, days: [{ day: '2026-11-23', exercises: 1 }] });
  });

  test('on an art that is not there is refused', async () => {
    expect((await begin(await someone(), ['flying'])).statusCode).toBe(400);
  });
});

describe('time is the server’s', () => {
  test('a clock that was set back or forward moves no day', async () => {
    const asha = await someone();
    await begin(asha);
    await keep(asha, record({ doneOn: '2026-01-01' }), record({ plannedOn: '2030-01-01', doneOn: '2031-01-01' }));
    expect((await read(asha)).days).toEqual([{ day: '2026-11-23', exercises: 2 }]);
  });

  test('what waited for a connection counts for the days on which it was done', async () => {
    const asha = await someone();
    await begin(asha);
    time = new Date(START.getTime() + 10 * 60_000);
    await database.updateTable('practiceCourse').set({ begunOn: '2026-11-20' }).where('personId', '=', asha.id).execute();
    await keep(asha, ...[20, 21, 22].map((day) => record({ plannedOn: '2026-11-20', doneOn: `2026-11-${day}` })));
    expect((await read(asha)).course).toMatchObject({ daysPractised: 3 });
  });
});

test('an exercise that nobody knows is refused, and nothing of what came with it is kept', async () => {
  const asha = await someone();
  const answer = await keep(asha, record(), record({ exercise: 'no-such-thing' }));
  expect([answer.statusCode, answer.json().message]).toEqual([400, practiceMessages.noSuchExercise]);
  expect((await read(asha)).days).toEqual([]);
});

test('a line is drawn of what was done, with its scatter', async () => {
  const asha = await someone();
  await database
    .insertInto('practiceRecord')
    .values(
      Array.from({ length: 6 }, (_, day) => ({
        ...{ personId: asha.id, key: randomUUID(), exercise: 'fewest-moves', kind: 'done' as const, day: addDays('2026-11-10', day) },
        ...{ step: day + 1, share: 0.5, count: null, word: null, receivedAt: time },
      })),
    )
    .execute();
  const { lines } = (await ask(asha, 'GET', '/lines')).json();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ exercise: 'fewest-moves', measure: 'share', middle: 3, change: null });
  expect(lines[0].spread).toBeCloseTo(2.2239, 3);
  expect((await read(asha)).steps).toEqual({ 'fewest-moves': 6 });
});

describe('a journal', () => {
  const entry = (text: string) => ({ plannedOn: '2026-11-23', doneOn: '2026-11-23', exercise: 'when-then', text });
  const write = (person: TestPerson, text: string, key: string = randomUUID()) => ask(person, 'PUT', `/journal/${key}`, entry(text));
  const entriesOf = async (person: TestPerson) => (await ask(person, 'GET', '/journal')).json<{ entries: JournalEntry[] }>().entries;

  test('is read by its person alone, and stands nowhere as text', async () => {
    const [asha, ravi] = [await someone(), await signUp()];
    const key = randomUUID();
    await write(asha, 'मेरा शांत दिन', key);
    await write(asha, 'मेरा शांत दिन, फिर से', key);
    await write(ravi, 'of Ravi', key);
    expect(await entriesOf(asha)).toEqual([{ key, day: '2026-11-23', exercise: 'when-then', text: 'मेरा शांत दिन, फिर से' }]);
    expect((await entriesOf(ravi)).map(({ text }) => text)).toEqual(['of Ravi']);
    const { rows } = await sql<{ kept: string }>`select kept::text as kept from practice_journal_entry as kept`.execute(database);
    const asHex = Buffer.from('शांत').toString('hex');
    for (const { kept } of rows) expect(kept.includes('शांत') || kept.includes(asHex)).toBe(false);
    await ask(ravi, 'DELETE', `/journal/${key}`);
    expect([await entriesOf(asha), await entriesOf(ravi)].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('is read where it was sealed when the tag still stood at the end', async () => {
    const asha = await someone();
    await write(asha, 'of long ago');
    await write(asha, 'x');
    for (const table of ['practice_key', 'practice_journal_entry'].map((name) => sql.table(name)))
      await sql`update ${table} set sealed = substr(sealed, 1, 12) || substr(sealed, 29) || substr(sealed, 13, 16)`.execute(database);
    expect((await ask(asha, 'GET', '/journal')).statusCode).toBe(500);
    const step = await readFile(new URL('../migrations/0102-journals-sealed-like-all.sql', import.meta.url), 'utf8');
    for (const statement of step.split('--;')) await sql.raw(statement).execute(database);
    expect((await entriesOf(asha)).map(({ text }) => text).sort()).toEqual(['of long ago', 'x']);
  });

  test('takes no entry that is too long, says so, and keeps what was there', async () => {
    const asha = await someone();
    const key = randomUUID();
    await write(asha, 'first', key);
    const long = await write(asha, 'x'.repeat(JOURNAL_ENTRY_LETTERS + 1), key);
    expect([long.statusCode, long.json().errors.text]).toEqual([400, practiceMessages.journalTooLong]);
    const huge = await write(asha, 'x'.repeat(1024 * 1024), key);
    expect([huge.statusCode, huge.json().message]).toEqual([413, platformMessages.tooLarge]);
    expect((await entriesOf(asha)).map(({ text }) => text)).toEqual(['first']);
    expect((await write(asha, '   ')).statusCode).toBe(400);
  });

  test('can be read no more once the key of its person is gone', async () => {
    const asha = await someone();
    await write(asha, 'first');
    await database.deleteFrom('practiceKey').where('personId', '=', asha.id).execute();
    expect(await entriesOf(asha)).toEqual([]);
  });
});

describe('a reminder', () => {
  const settings = { timeZone: 'Asia/Kolkata', mailHour: 8, language: 'en' };
  const remind = async () => {
    const sent: unknown[] = [];
    const add: Add = async (_job, input) => void sent.push(input);
    await remindDue({ database, now: () => time, jobs: testPrivacy(site, () => time, add).jobs });
    return sent;
  };

  test('comes at the hour that was chosen, once', async () => {
    const asha = await someone();
    expect((await ask(asha, 'PUT', '/settings', settings)).json()).toEqual({ timeZone: 'Asia/Kolkata', mailHour: 8, calendarHour: null });
    expect(await remind()).toEqual([]);
    time = new Date('2026-11-23T02:31:00Z');
    const [first, second] = await Promise.all([remind(), remind()]);
    expect([...first, ...second]).toEqual([{ personId: asha.id }]);
    expect(await remind()).toEqual([]);
    laterBy(1);
    expect(await remind()).toEqual([{ personId: asha.id }]);
    // the program stood still for days: what it missed is let go
    time = new Date('2026-11-28T11:00:00Z');
    expect(await remind()).toEqual([]);
    time = new Date('2026-11-29T02:31:00Z');
    expect(await remind()).toEqual([{ personId: asha.id }]);
    await database.updateTable('practiceSetting').set({ mailHour: null, nextMailAt: null }).execute();
  });

  test.each([
    ['whoever is in the middle of a course', async () => {}, true],
    ['nobody whose mail is not verified', (id: number) => verify(id, false), false],
    ['nobody without a course', (id: number) => endCourse(database, id, time), false],
    ['nobody who has practised today', (id: number) => practise(id, 0), false],
    ['whoever has practised yesterday', (id: number) => practise(id, 1), true],
    ['nobody on a day of rest', (id: number) => practise(id, 1, 2, 3, 4, 5, 6), false],
    ['nobody at the end of a course', (id: number) => practise(id, ...Array.from({ length: 24 }, (_, day) => 2 * day + 1)), false],
    ['nobody who waits to be erased', (id: number) => insertErasure(database, { personId: id, ...leaving() }), false],
  ])('goes to %s', async (_, change, isSent) => {
    const asha = await someone();
    await verify(asha.id, true);
    await begin(asha);
    await database.updateTable('practiceCourse').set({ begunOn: '2026-01-01' }).where('personId', '=', asha.id).execute();
    await ask(asha, 'PUT', '/settings', { ...settings, language: 'hi' });
    await change(asha.id);
    const mail = await writeReminder({ database, now: () => time, originOf: () => 'https://bhava.example' }, asha.id);
    expect(mail !== undefined).toBe(isSent);
    if (mail)
      expect(mail).toMatchObject({ subject: 'आपके दस मिनट', text: expect.stringContaining('https://bhava.example/hi/home/practice') });
  });

  const leaving = () => ({ askedAt: time, dueAt: daysAfter(time, 1), askedBy: 'person', language: 'en' }) as const;
  const verify = (id: number, emailVerified: boolean) =>
    database.updateTable('people.person').set({ emailVerified }).where('id', '=', id).execute();
  const practise = (personId: number, ...daysAgo: readonly number[]) =>
    insertRecords(
      database,
      personId,
      daysAgo.map((ago) => ({
        ...{ key: randomUUID(), exercise: 'when-then', kind: 'done' as const, day: addDays('2026-11-23', -ago) },
        ...{ step: null, share: null, count: null, word: 4 },
      })),
      time,
    );

  test.each(['Mars/Olympus', '', 'x'.repeat(100)])('takes no time zone such as “%s”', async (timeZone) => {
    expect((await ask(await someone(), 'PUT', '/settings', { ...settings, timeZone })).statusCode).toBe(400);
  });
});

describe('a calendar', () => {
  const make = async (person: TestPerson) =>
    (await ask(person, 'POST', '/calendar', { hour: 7, timeZone: 'Asia/Kolkata', language: 'hi' })).json<{ token: string }>().token;
  const fetchCalendar = (token: string) => app.inject({ url: `/api/practice/calendar/${token}` });

  test('is read by whoever knows its address, until the address is renewed or ended', async () => {
    const asha = await someone();
    const first = await make(asha);
    const shown = await fetchCalendar(first);
    expect(shown.headers['content-type']).toContain('text/calendar');
    expect(shown.body).toMatch(/^BEGIN:VCALENDAR[\s\S]*RRULE:FREQ=DAILY[\s\S]*BEGIN:VALARM[\s\S]*END:VCALENDAR\s*$/);
    expect(shown.body).toContain('DTSTART:20260101T070000\r\n'); // floating: at seven wherever one is
    expect(shown.body).not.toMatch(/Asha|planning|योजना/);
    const second = await make(asha);
    expect([(await fetchCalendar(first)).statusCode, (await fetchCalendar(second)).statusCode]).toEqual([404, 200]);
    await ask(asha, 'DELETE', '/calendar');
    expect((await fetchCalendar(second)).statusCode).toBe(404);
    const { rows } = await sql<{ kept: string }>`select kept::text as kept from practice_setting as kept`.execute(database);
    for (const { kept } of rows) expect(kept).not.toContain(second);
  });
});

test('a first week ends in a day of rest, and a missed week takes nothing away', async () => {
  const asha = await someone();
  await begin(asha);
  const practise = async (on: Date) => {
    const { today, plan } = await readPractice(database, asha.id, on);
    const records = [plan!.exercise, plan!.act].map((exercise) => ({ ...record({ exercise }), plannedOn: today, doneOn: today }));
    await keepRecords(database, asha.id, records as never, on);
    return plan!;
  };
  const on = (days: number) => daysAfter(START, days);
  const plans = [];
  for (let day = 0; day < 6; day += 1) plans.push(await practise(on(day)));
  expect(plans.every(({ isRest }) => !isRest)).toBe(true);
  expect(new Set(plans.map(({ exercise }) => exercise)).size).toBeGreaterThan(2);
  const seventh = await readPractice(database, asha.id, on(6));
  expect([seventh.plan!.isRest, seventh.course!.daysPractised, seventh.course!.week]).toEqual([true, 6, 2]);
  expect(seventh.askAfter.length).toBeGreaterThan(0);
  const back = await readPractice(database, asha.id, on(14));
  expect([back.plan!.isRest, back.course!.daysPractised, back.course!.week, back.days.length]).toEqual([false, 6, 2, 6]);
  await practise(on(14));
  expect((await readPractice(database, asha.id, on(14))).course).toMatchObject({ daysPractised: 7, week: 2 });
});

test('a game for practice is played by anybody, and what was not asked is refused', async () => {
  const play = (given: readonly object[], changes: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/practice/rounds',
      payload: { exercise: 'fewest-moves', seed: 7, step: 1, language: 'en', untimed: false, given, ...changes },
    });
  const { next } = (await play([])).json();
  expect(next).toMatchObject({ id: 'tower-1', practice: true, kind: 'tower' });
  const late = { trial: 'tower-1', answer: { kind: 'tower', moves: [], at: [], timedOut: true } };
  expect((await play([late])).json()).toMatchObject({ next: { id: 'tower-2' }, feedback: 'wrong', share: 0, judged: 1 });
  expect((await play([{ ...late, trial: 'tower-2' }])).statusCode).toBe(422);
  expect((await play([{ ...late, answer: null }])).statusCode).toBe(422);
  expect((await play([], { exercise: 'when-then' })).statusCode).toBe(400);
  expect((await play([], { seed: -1 })).statusCode).toBe(400);
});

test('practice never feeds the profile: all of it leaves every number as it was', async () => {
  const asha = await someone();
  await seedDemoPerson(database);
  await seedDemoSittings(database, DEMO_USER_ID, new Date());
  await database.updateTable('sitting').set({ personId: asha.id }).where('personId', '=', DEMO_USER_ID).execute();
  const numbersOf = async () => {
    const { posterior, sittings } = await profileOf(database, asha.id, time);
    return { mode: [...posterior.mode], covariance: [...posterior.covariance], sittings: sittings.length };
  };
  const before = await numbersOf();
  expect((await read(asha)).suggestions.length).toBeLessThanOrEqual(4);
  await begin(asha);
  await keep(
    asha,
    ...Array.from({ length: 40 }, (_, index) => record({ exercise: 'fewest-moves', step: 9, share: index % 2, word: null })),
  );
  expect(await numbersOf()).toEqual(before);
});

/** A row in every table of practice. */
async function practiseALittle(asha: TestPerson): Promise<void> {
  await begin(asha);
  await keep(asha, record());
  await ask(asha, 'PUT', `/journal/${randomUUID()}`, { plannedOn: '2026-11-23', doneOn: '2026-11-23', exercise: null, text: 'mine' });
  await ask(asha, 'PUT', '/settings', { timeZone: 'Asia/Kolkata', mailHour: 8, language: 'en' });
}
async function expectNothingOf(asha: TestPerson): Promise<void> {
  for (const table of ['practice_course', 'practice_record', 'practice_key', 'practice_journal_entry', 'practice_setting']) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where person_id = ${asha.id}`.execute(database);
    expect(rows, table).toEqual([]);
  }
}

test('an erased account takes its practice along, the key of its journal first of all, in the middle of a course too', async () => {
  const asha = await someone();
  await practiseALittle(asha);
  await insertErasure(database, { personId: asha.id, askedAt: time, dueAt: time, askedBy: 'person', language: 'en' });
  await eraseDue(
    testPrivacy(
      site,
      () => time,
      async () => {},
    ),
  );
  await expectNothingOf(asha);
});

test('whoever withdraws the consent to measuring keeps no practice behind the shut door, and gets no reminder', async () => {
  const asha = await someone();
  await database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', asha.id).execute();
  await practiseALittle(asha);
  const remind = () => writeReminder({ database, now: () => daysAfter(time, 1), originOf: () => 'https://bhava.example' }, asha.id);
  expect(await remind()).toBeDefined();
  const withdrawal = { isGiven: false, notice: currentNotice.version };
  await app.inject({ method: 'PUT', url: '/api/privacy/consents/measuring', headers: asha.headers, payload: withdrawal });
  expect((await ask(asha, 'GET', '/journal')).statusCode).toBe(403);
  await expectNothingOf(asha);
  expect(await remind()).toBeUndefined();
});

test('all of it is in the export, the journal as text', async () => {
  const asha = await someone();
  await begin(asha);
  await keep(asha, record());
  await ask(asha, 'PUT', `/journal/${randomUUID()}`, { plannedOn: '2026-11-23', doneOn: '2026-11-23', exercise: null, text: 'मेरा दिन' });
  const { practice } = (await app.inject({ url: '/api/my-data', headers: asha.headers })).json();
  expect(practice).toEqual({
    courses: [{ arts: ['planning'], begunOn: '2026-11-23', endedAt: null }],
    records: [{ exercise: 'when-then', kind: 'done', day: '2026-11-23', step: null, share: null, count: null, word: 4 }],
    journal: [{ day: '2026-11-23', exercise: null, text: 'मेरा दिन' }],
    reminders: { timeZone: 'Asia/Kolkata', mailHour: null, calendarHour: null },
  });
});
