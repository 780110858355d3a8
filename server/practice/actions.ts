import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { type Practice, type PracticeRecord, practiceMessages } from '#contract/practice.ts';
import { type ArtSlug, COURSE_DAYS, MONTH_DAYS } from '#contract/practice-words.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { loadSubject } from '#server/reports/actions.ts';
import { writeCalendar } from './calendar.ts';
import { addDays, believedDay, DEFAULT_TIME_ZONE, dayIn, nextAt } from './days.ts';
import { exerciseNamed, isAct, isWritten, measureOfExercise } from './exercises.ts';
import { describeLine, pointsOf } from './lines.ts';
import { askAfter, planFor, standingOf } from './plan.ts';
import {
  endCourse,
  findCalendar,
  findCourse,
  findSetting,
  insertCourse,
  insertRecords,
  type KeptRecord,
  keepSetting,
  listRecords,
} from './repository.ts';
import { nextStep } from './steps.ts';
import { suggestionsFrom } from './suggestions.ts';

const say = practiceMessages;
const TOKEN_BYTES = 32;

/** Today, where the person lives. */
export async function todayOf(database: Database, personId: number, now: Date): Promise<string> {
  return dayIn((await findSetting(database, personId))?.timeZone ?? DEFAULT_TIME_ZONE, now);
}

export async function readPractice(database: Database, personId: number, now: Date): Promise<Practice> {
  const [setting, course, records] = await Promise.all([
    findSetting(database, personId),
    findCourse(database, personId),
    listRecords(database, personId),
  ]);
  const timeZone = setting?.timeZone ?? null;
  const today = dayIn(timeZone ?? DEFAULT_TIME_ZONE, now);
  const known = records.filter(({ exercise }) => exerciseNamed(exercise));
  const byDay = Map.groupBy(
    known.filter(({ kind }) => kind === 'done'),
    ({ day }) => day,
  );
  return {
    today,
    timeZone,
    course: course
      ? {
          arts: [...course.arts],
          begunOn: course.begunOn,
          ...standingOf(course, known),
          daysInAll: COURSE_DAYS,
          retestFrom: addDays(course.begunOn, MONTH_DAYS),
        }
      : null,
    plan: course ? planOf(planFor(course, known, today, personId), known) : null,
    doneToday: [...new Set((byDay.get(today) ?? []).map(({ exercise }) => exercise))],
    askAfter: askAfter(known, today, (exercise) => isAct(exerciseNamed(exercise)!)),
    days: [...byDay].map(([day, done]) => ({ day, exercises: done.length })),
    steps: Object.fromEntries([...recordsByExercise(known)].map(([id, own]) => [id, nextStep(exerciseNamed(id)!, own)])),
    suggestions: suggestionsFrom((await loadSubject(database, personId, now)).strengths.houses, isWritten),
  };
}

const recordsByExercise = (records: readonly KeptRecord[]) => Map.groupBy(records, ({ exercise }) => exercise);

const planOf = ({ isRest, exercise, act }: ReturnType<typeof planFor>, records: readonly KeptRecord[]): NonNullable<Practice['plan']> => ({
  isRest,
  exercise: exercise.id,
  step: nextStep(exercise, recordsByExercise(records).get(exercise.id) ?? []),
  act: act.id,
});

type Beginning = { readonly arts: readonly ArtSlug[]; readonly timeZone: string; readonly language: Language };

/** Two devices may press at once, and a press may arrive twice: the same arts on the same day are the same course. */
export async function beginCourse(database: Database, personId: number, { arts, timeZone, language }: Beginning, now: Date): Promise<void> {
  const wanted = [...new Set(arts)];
  if (!wanted.every(isWritten)) throw new Problem('malformed', say.noSuchExercise);
  await keepSetting(database, personId, { timeZone, language });
  const open = await findCourse(database, personId);
  const begunOn = dayIn(timeZone, now);
  if (open && open.begunOn === begunOn && open.arts.join() === wanted.join()) return;
  await endCourse(database, personId, now);
  await insertCourse(database, { personId, arts: wanted, begunOn, begunAt: now });
}

/** What was kept before is kept once; the answer names all of it, so that the device may forget it. */
export async function keepRecords(database: Database, personId: number, records: readonly PracticeRecord[], now: Date) {
  const today = await todayOf(database, personId, now);
  const kept = records.map(({ plannedOn, doneOn, ...record }) => ({ ...record, day: believedDay({ plannedOn, doneOn }, today) }));
  if (kept.some(({ exercise }) => !exerciseNamed(exercise))) throw new Problem('malformed', say.noSuchExercise);
  await insertRecords(database, personId, kept, now);
  return { kept: kept.map(({ key }) => key) };
}

export async function readLines(database: Database, personId: number) {
  const byExercise = recordsByExercise(await listRecords(database, personId));
  const lines = [...byExercise].flatMap(([id, records]) => {
    const exercise = exerciseNamed(id);
    if (!exercise) return [];
    const measure = measureOfExercise(exercise);
    const points = pointsOf(records, measure);
    return [{ exercise: id, measure, points, ...describeLine(points) }];
  });
  return { lines: lines.toSorted((one, other) => other.points.length - one.points.length || one.exercise.localeCompare(other.exercise)) };
}

export async function readSettings(database: Database, personId: number) {
  const setting = await findSetting(database, personId);
  return { timeZone: setting?.timeZone ?? null, mailHour: setting?.mailHour ?? null, calendarHour: setting?.calendarHour ?? null };
}

type Changed = { readonly timeZone: string; readonly mailHour: number | null; readonly language: Language };

export async function changeSettings(database: Database, personId: number, changed: Changed, now: Date) {
  const nextMailAt = changed.mailHour === null ? null : nextAt(changed.timeZone, changed.mailHour, now);
  await keepSetting(database, personId, { ...changed, nextMailAt });
  return readSettings(database, personId);
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Wanted = { readonly hour: number; readonly timeZone: string; readonly language: Language };

/** The token is told here and never again; with a new one the old address ends. */
export async function makeCalendar(database: Database, personId: number, { hour, timeZone, language }: Wanted): Promise<{ token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await keepSetting(database, personId, { timeZone, language, calendarHash: hashOf(token), calendarHour: hour });
  return { token };
}

export async function readCalendar(database: Database, token: string, origin: string) {
  const calendar = await findCalendar(database, hashOf(token));
  if (!calendar) throw new Problem('not-found', say.noCalendar);
  const { calendarHour, language } = calendar;
  const text = writeCalendar({ hour: calendarHour, language: language as Language, origin, id: hashOf(token).slice(0, 16) });
  return { name: 'practice.ics', bytes: new TextEncoder().encode(text) };
}
