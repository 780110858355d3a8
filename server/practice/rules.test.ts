import { describe, expect, test } from 'vitest';
import { art } from '#content/practice/planning/script-art.ts';
import { ART_NAMES, type ArtSlug, COURSE_DAYS, DAYS_IN_A_ROW } from '#contract/practice-words.ts';
import { addDays, believedDay, dayIn, MAX_WAIT_DAYS, nextAt } from './days.ts';
import { exerciseNamed, isAct } from './exercises.ts';
import { apartFromKin, doneLately } from './kin.ts';
import { criticalT, describeLine, type LineRecord, pointsOf } from './lines.ts';
import { askAfter, isRestDay, type KeptRecord, planFor, standingOf } from './plan.ts';
import { nextStep } from './steps.ts';
import { suggestionsFrom } from './suggestions.ts';

const TODAY = '2026-11-23';
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
const done = (exercise: string, ago: number): KeptRecord => ({ exercise, kind: 'done', day: addDays(TODAY, -ago) });
const course = { arts: ['planning'], begunOn: addDays(TODAY, -60) } as const;
const daysAgo = (...days: readonly number[]) => days.map((ago) => done('when-then', ago));

describe('a day', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-22T18:29:59Z', '2026-11-22'],
    ['Asia/Kolkata', '2026-11-22T18:30:00Z', '2026-11-23'],
    ['America/New_York', '2026-11-22T18:30:00Z', '2026-11-22'],
  ])('in %s at %s is %s', (zone, at, day) => expect(dayIn(zone, new Date(at))).toBe(day));

  test.each([
    ['today', TODAY, TODAY, TODAY],
    ['done yesterday without a connection', addDays(TODAY, -1), addDays(TODAY, -1), addDays(TODAY, -1)],
    ['the clock of the device was set forward', TODAY, addDays(TODAY, 400), TODAY],
    ['the clock was set back', TODAY, addDays(TODAY, -400), TODAY],
    ['planned two days ago, the clock set back further', addDays(TODAY, -2), addDays(TODAY, -9), addDays(TODAY, -2)],
    ['a plan from the future', addDays(TODAY, 3), addDays(TODAY, 3), TODAY],
    ['nothing was heard of the device for months', addDays(TODAY, -90), addDays(TODAY, -80), addDays(TODAY, -MAX_WAIT_DAYS)],
  ])('is believed: %s', (_, plannedOn, doneOn, expected) => expect(believedDay({ plannedOn, doneOn }, TODAY)).toBe(expected));

  test.each([
    ['Asia/Kolkata', 7, '2026-11-22T12:00:00Z', '2026-11-23T01:30:00.000Z'],
    ['Asia/Kolkata', 7, '2026-11-23T01:30:00Z', '2026-11-24T01:30:00.000Z'],
    ['Asia/Kathmandu', 0, '2026-11-22T12:00:00Z', '2026-11-22T18:15:00.000Z'],
    // clocks go forward from 2:00 to 3:00 on 29 March 2026
    ['Europe/Berlin', 2, '2026-03-28T12:00:00Z', '2026-03-30T00:00:00.000Z'],
  ])('in %s it is %i o’clock next after %s at %s', (zone, hour, now, next) =>
    expect(nextAt(zone, hour, new Date(now)).toISOString()).toBe(next),
  );
});

describe('a course', () => {
  test.each([
    ['at the beginning', [], { daysPractised: 0, week: 1, isOver: false }],
    ['after six days', daysAgo(1, 2, 3, 4, 5, 6), { daysPractised: 6, week: 2, isOver: false }],
    ['after the same six with weeks between them', daysAgo(1, 9, 17, 25, 33, 41), { daysPractised: 6, week: 2, isOver: false }],
    ['twice on one day', daysAgo(1, 1), { daysPractised: 1, week: 1, isOver: false }],
    ['with days from before it', daysAgo(1, 61, 62), { daysPractised: 1, week: 1, isOver: false }],
    ['at the end', daysAgo(...Array.from({ length: COURSE_DAYS }, (_, day) => 2 * day)), { daysPractised: 24, week: 4, isOver: true }],
  ])('%s', (_, records, expected) => expect(standingOf(course, records)).toEqual(expected));

  test.each([
    ['after six days in a row', daysAgo(1, 2, 3, 4, 5, 6), true],
    ['after five', daysAgo(1, 2, 3, 4, 5), false],
    ['after a gap', daysAgo(1, 2, 3, 5, 6, 7), false],
  ])('brings a day of rest: %s', (_, records, isRest) => expect(isRestDay(records, TODAY)).toBe(isRest));
});

describe('a plan', () => {
  const all = art.exercises;

  test('brings one exercise and one act of the course, easy ones in the first week', () => {
    const plan = planFor(course, [], TODAY, 7);
    expect([isAct(plan.exercise), isAct(plan.act)]).toEqual([false, true]);
    expect([plan.exercise.level, plan.act.level]).toEqual([1, 1]);
  });

  test('stays the same all day, also once it is done', () => {
    const plan = planFor(course, daysAgo(1), TODAY, 7);
    expect(planFor(course, [...daysAgo(1), done(plan.exercise.id, 0), done(plan.act.id, 0)], TODAY, 7)).toEqual(plan);
  });

  /** What a person meets who practises on every day but the days of rest. */
  function fourWeeksOf(arts: readonly ArtSlug[], personId: number): readonly KeptRecord[] {
    const records: KeptRecord[] = [];
    for (let day = course.begunOn, index = 0; index < COURSE_DAYS; day = addDays(day, 1)) {
      const { isRest, exercise, act } = planFor({ ...course, arts }, records, day, personId);
      if (isRest) continue;
      records.push({ exercise: exercise.id, kind: 'done', day }, { exercise: act.id, kind: 'done', day });
      index += 1;
    }
    return records;
  }

  test('of four weeks meets every exercise, each as often as any other of its kind within one or two', () => {
    const records = fourWeeksOf(['planning'], 7);
    const times = all.map(({ id }) => records.filter(({ exercise }) => exercise === id).length);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...times)).toBeLessThanOrEqual(6);
    // six days, one of rest
    expect(daysBetween(course.begunOn, records.at(-1)!.day)).toBe(COURSE_DAYS + COURSE_DAYS / DAYS_IN_A_ROW - 2);
  });

  test('of any two arts keeps what feels alike a week apart', () => {
    const pairs = ART_NAMES.flatMap((one, index) => ART_NAMES.slice(index + 1).map((other) => [one, other] as const));
    for (const pair of pairs) {
      const ofKin = fourWeeksOf(pair, 7).flatMap(({ exercise, day }) => {
        const { kin } = exerciseNamed(exercise)!;
        return kin ? [{ exercise, day, kin }] : [];
      });
      for (const [index, { exercise, day, kin }] of ofKin.entries()) {
        const later = ofKin.slice(index + 1).filter((one) => one.kin === kin && one.exercise !== exercise);
        for (const one of later) expect(daysBetween(day, one.day), `${exercise}, ${one.exercise}`).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('brings what is left where all others have kin that was done', () => {
    const [one, other] = [exerciseNamed('say-it-back')!, exerciseNamed('what-reached-you')!];
    expect(apartFromKin([one, other], ['what-reached-you'])).toEqual([other]);
    expect(apartFromKin([one], ['what-reached-you'])).toEqual([one]);
    expect(doneLately([done('what-reached-you', 6), done('say-it-back', 7)], TODAY)).toEqual(['what-reached-you']);
  });
});

test('asks once how an act went, for some days, and about nothing else', () => {
  const isOfActs = (id: string) => all.has(id);
  const all = new Set(['guess-the-minutes', 'leave-a-bookmark']);
  const told = (exercise: string, ago: number): KeptRecord => ({ exercise, kind: 'told', day: addDays(TODAY, -ago) });
  const ask = (...records: readonly KeptRecord[]) => askAfter(records, TODAY, isOfActs).map(({ exercise }) => exercise);
  expect(ask(done('guess-the-minutes', 1), done('when-then', 1))).toEqual(['guess-the-minutes']);
  expect(ask(done('guess-the-minutes', 0))).toEqual([]);
  expect(ask(done('guess-the-minutes', 4))).toEqual([]);
  expect(ask(done('guess-the-minutes', 2), told('guess-the-minutes', 1))).toEqual([]);
  expect(ask(done('guess-the-minutes', 3), told('guess-the-minutes', 2), done('guess-the-minutes', 1))).toEqual(['guess-the-minutes']);
});

describe('a step', () => {
  const at = (step: number, share: number) => ({ step, share });
  test.each([
    ['begins by the level', 1, [], 1],
    ['begins by a higher level', 3, [], 5],
    ['goes up', 1, [at(1, 0.8)], 2],
    ['stays', 1, [at(3, 0.6)], 3],
    ['goes down', 1, [at(3, 0.4)], 2],
    ['never under the first', 1, [at(1, 0)], 1],
    ['never over the last', 1, [at(9, 1)], 9],
    ['follows the newest', 1, [at(2, 1), at(3, 0)], 2],
    ['passes over what tells nothing', 1, [at(4, 1), { step: null, share: null }], 5],
  ] as const)('%s', (_, level, records, expected) => expect(nextStep({ level }, records)).toBe(expected));
});

describe('a line', () => {
  const record = (ago: number, changes: Partial<LineRecord>): LineRecord => ({
    ...{ day: addDays(TODAY, -ago), kind: 'done', step: null, share: null, count: null, word: null },
    ...changes,
  });
  const line = (values: readonly number[]) => describeLine(values.map((value, index) => ({ day: addDays(TODAY, index - 30), value })));

  test('goes on with the step, and leaves out what tells nothing', () => {
    const records = [record(3, { step: 1, share: 0.5 }), record(2, {}), record(1, { step: 2, share: 0.5 })];
    expect(pointsOf(records, 'share').map(({ value }) => value)).toEqual([0.5, 1.5]);
    expect(pointsOf([record(2, { word: 4 }), record(1, { count: 9 })], 'own-word').map(({ value }) => value)).toEqual([4]);
  });

  test.each([
    ['nothing', [], { middle: null, spread: null, change: null }],
    ['four days', [1, 2, 3, 10], { middle: 2.5, spread: null, change: null }],
    ['one day far off moves neither', [3, 3, 4, 4, 5, 90], { middle: 4, spread: 1.4826, change: null }],
  ])('tells of %s', (_, values, expected) => {
    const told = line(values);
    expect(told.spread).toEqual(expected.spread === null ? null : expect.closeTo(expected.spread, 4));
    expect({ middle: told.middle, change: told.change }).toEqual({ middle: expected.middle, change: expected.change });
  });

  test.each([
    ['goes up by more than it scatters', [1, 1.2, 0.9, 3, 3, 3, 6, 6.1, 5.8], 'more'],
    ['goes down', [6, 6.1, 5.8, 3, 3, 3, 1, 1.2, 0.9], 'less'],
    ['only scatters', [1, 5, 3, 2, 4, 3, 4, 2, 5], 'within'],
    ['stays', [3, 3, 3, 3, 3, 3, 3, 3, 3], 'within'],
  ])('%s', (_, values, change) => expect(line(values).change).toBe(change));

  // Student’s t at 97.5%: Fisher and Yates 1963, table III
  test.each([
    [3, 3.182],
    [4, 2.776],
    [10, 2.228],
    [30, 2.042],
  ])('with %i degrees of freedom the critical value is %d', (freedom, t) => expect(criticalT(freedom)).toBeCloseTo(t, 1));
});

test('suggestions are of what is strong and of where there is room, never of what was not measured', () => {
  const houses = ART_NAMES.map((_, index) => ({ house: index + 1, strength: index === 0 ? null : index / 4 }));
  expect(suggestionsFrom(houses, () => true)).toEqual([
    { art: 'reflecting', because: 'delight' },
    { art: 'joining', because: 'delight' },
    { art: 'remembering', because: 'growth' },
    { art: 'expressing', because: 'growth' },
  ]);
  expect(suggestionsFrom(houses, (art) => art === 'planning')).toEqual([]);
  expect(
    suggestionsFrom(
      houses.map(({ house }) => ({ house, strength: null })),
      () => true,
    ),
  ).toEqual([]);
});
