import type { Exercise, Level } from '#content/practice/script-exercise.ts';
import { seedOf } from '#content/seeds/script-seed.ts';
import { type ArtSlug, COURSE_DAYS, COURSE_WEEKS, DAYS_IN_A_ROW } from '#contract/practice-words.ts';
import { addDays } from './days.ts';
import { exercisesOf, isAct } from './exercises.ts';
import { apartFromKin, doneLately } from './kin.ts';

/** What a day brings. Only days that were practised count, so a gap takes nothing away and nothing has to be caught up. */

export type KeptRecord = { readonly exercise: string; readonly kind: 'done' | 'told'; readonly day: string };
export type Course = { readonly arts: readonly ArtSlug[]; readonly begunOn: string };
export type Standing = { readonly daysPractised: number; readonly week: number; readonly isOver: boolean };

const daysOf = (records: readonly KeptRecord[]): Set<string> =>
  new Set(records.filter(({ kind }) => kind === 'done').map(({ day }) => day));

export function standingOf({ begunOn }: Course, records: readonly KeptRecord[]): Standing {
  const daysPractised = [...daysOf(records)].filter((day) => day >= begunOn).length;
  const week = Math.min(COURSE_WEEKS, Math.floor(daysPractised / DAYS_IN_A_ROW) + 1);
  return { daysPractised, week, isOver: daysPractised >= COURSE_DAYS };
}

/** After six days in a row one rests; whoever wants to practise may all the same. */
export function isRestDay(records: readonly KeptRecord[], today: string): boolean {
  const days = daysOf(records);
  return Array.from({ length: DAYS_IN_A_ROW }, (_, index) => addDays(today, -1 - index)).every((day) => days.has(day));
}

/** In the first week what anybody can do, in the second what asks for a little more, then everything. */
const highestLevel = (week: number): Level => (week >= 3 ? 3 : (week as Level));

export type Plan = { readonly isRest: boolean; readonly exercise: Exercise; readonly act: Exercise };

/**
 * One exercise on the screen and one act: what was done least often comes first, then what was done longest ago, then as the person's own seed has
 * it. What feels like something of the last days waits (kin.ts). Of two arts each brings one of the two, by turns. It rests on the days before today alone, so it stays the same all day.
 */
export function planFor(course: Course, records: readonly KeptRecord[], today: string, personId: number): Plan {
  const before = records.filter(({ day }) => day < today);
  const { daysPractised, week } = standingOf(course, before);
  const artAt = (turn: number) => course.arts[turn % course.arts.length]!;
  const lately = doneLately(before, today);
  const choose = (art: ArtSlug, isWanted: (exercise: Exercise) => boolean, met: readonly string[]) => {
    const fitting = exercisesOf(art).filter((exercise) => isWanted(exercise) && exercise.level <= highestLevel(week));
    return leastDone(apartFromKin(fitting, met), before, personId);
  };
  const exercise = choose(artAt(daysPractised), (one) => !isAct(one), lately);
  const act = choose(artAt(daysPractised + 1), isAct, [...lately, exercise.id]);
  return { isRest: isRestDay(before, today), exercise, act };
}

function leastDone(exercises: readonly Exercise[], records: readonly KeptRecord[], personId: number): Exercise {
  const done = Map.groupBy(
    records.filter(({ kind }) => kind === 'done'),
    ({ exercise }) => exercise,
  );
  const order = ({ id }: Exercise) => {
    const own = done.get(id) ?? [];
    return {
      times: own.length,
      last:
        own
          .map(({ day }) => day)
          .toSorted()
          .at(-1) ?? '',
      lot: seedOf(`${personId} ${id}`),
    };
  };
  return exercises.toSorted((one, other) => {
    const [first, second] = [order(one), order(other)];
    return first.times - second.times || first.last.localeCompare(second.last) || first.lot - second.lot;
  })[0]!;
}

/** How long after an act one is asked how it went. */
const ASK_DAYS = 3;

/** Acts of the days before of which nothing has been told yet, the newest day of each. */
export function askAfter(records: readonly KeptRecord[], today: string, isOfActs: (exercise: string) => boolean) {
  const acts = records.filter(
    ({ kind, exercise, day }) => kind === 'done' && isOfActs(exercise) && day < today && day >= addDays(today, -ASK_DAYS),
  );
  const newest = new Map(acts.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ exercise, day }) => [exercise, day]));
  const isTold = (exercise: string, day: string) =>
    records.some((record) => record.kind === 'told' && record.exercise === exercise && record.day > day);
  return [...newest].flatMap(([exercise, day]) => (isTold(exercise, day) ? [] : [{ exercise, day }]));
}
