import { z } from 'zod';
import { endpoint, FileContent, LanguageCode } from './endpoint.ts';
import { ART_NAMES, COURSE_DAYS, JOURNAL_ENTRY_LETTERS, MAX_ANSWERS, MAX_STEP, MEASURES, RECORDS_AT_ONCE } from './practice-words.ts';
import { TimeZone } from './time-zone.ts';

/** What people can meet in the mind-training art, in plain words. */
export const practiceMessages = {
  noSuchExercise: 'There is no such exercise. Please load the page again.',
  timeZone: 'This time zone is not known. Please choose another one.',
  journalTooLong: `An entry of the journal can have ${JOURNAL_ENTRY_LETTERS.toLocaleString('en')} letters. Please shorten it; what you wrote is still here.`,
  journalFull: 'Your journal is full. Please take some entries along and delete them here before you write a new one.',
  noCalendar: 'This calendar address is no longer in use.',
  wrongTurn: 'This answer does not belong to this exercise. Please begin it again.',
} as const;
const say = practiceMessages;

const tag = 'Practice';
const problems = ['unauthenticated', 'consent-first'] as const;

/** A day as a calendar has it, in the person's own time zone. */
const Day = z.iso.date();
const Key = z
  .uuid()
  .meta({ description: 'Made by the device: what is sent twice is kept once.', example: '6f2d3c9e-3f6a-4d53-9f0a-2b1c6a7d8e90' });
const Art = z.enum(ART_NAMES);
const ExerciseId = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(30);
const Hour = z.int().min(0).max(23);

export const Practice = z.object({
  today: Day,
  timeZone: z.string().nullable(),
  course: z
    .object({
      arts: z.array(Art),
      begunOn: Day,
      daysPractised: z.int().meta({ description: 'Since it was begun. A gap takes nothing away.' }),
      daysInAll: z.literal(COURSE_DAYS),
      week: z.int().min(1).max(4),
      isOver: z.boolean(),
      retestFrom: Day.meta({ description: 'From then on tests can be played again, on a new form, to see what has changed.' }),
    })
    .nullable(),
  plan: z.object({ isRest: z.boolean(), exercise: ExerciseId, step: z.int().min(1).max(MAX_STEP), act: ExerciseId }).nullable(),
  doneToday: z.array(ExerciseId),
  askAfter: z.array(z.object({ exercise: ExerciseId, day: Day })).meta({ description: 'Acts of the days before: how did they go?' }),
  days: z.array(z.object({ day: Day, exercises: z.int() })).meta({ description: 'Every day on which something was practised.' }),
  steps: z.record(z.string(), z.int()).meta({ description: 'Of exercises that were done: the step that comes next.' }),
  suggestions: z.array(z.object({ art: Art, because: z.enum(['delight', 'growth']) })),
});
export type Practice = z.infer<typeof Practice>;

export const readPractice = endpoint({
  method: 'GET',
  path: '/api/practice',
  summary: 'Your practice: the course, what today brings, the days so far. Nothing of it feeds the profile.',
  tag,
  access: 'participant',
  ok: Practice,
  problems,
});

export const beginCourse = endpoint({
  method: 'PUT',
  path: '/api/practice/course',
  summary: 'Begins a course of four weeks on one or two arts. The same course is not begun twice.',
  tag,
  access: 'participant',
  body: z.object({ arts: z.array(Art).min(1).max(2), timeZone: TimeZone(say.timeZone), language: LanguageCode }),
  ok: z.object({}),
  problems: [...problems, 'malformed'],
});

export const endCourse = endpoint({
  method: 'DELETE',
  path: '/api/practice/course',
  summary: 'Ends the course. The days that were practised stay.',
  tag,
  access: 'participant',
  ok: z.object({}),
  problems,
});

export const PracticeRecord = z.object({
  key: Key,
  exercise: ExerciseId,
  kind: z.enum(['done', 'told']).meta({ description: 'Done; or, of an act, how it went, told the day after.' }),
  plannedOn: Day.meta({ description: 'The day that the server named when the page was loaded.' }),
  doneOn: Day.meta({ description: 'A claim: believed between that day and the day on which it arrives.' }),
  step: z.int().min(1).max(MAX_STEP).nullable(),
  share: z.number().min(0).max(1).nullable(),
  count: z.int().min(0).max(500).nullable(),
  word: z.int().min(1).max(5).nullable().meta({ description: 'The person’s own word: 1 hardly, 5 very well.' }),
});
export type PracticeRecord = z.infer<typeof PracticeRecord>;

export const keepRecords = endpoint({
  method: 'POST',
  path: '/api/practice/records',
  summary: 'Keeps what was practised; also later, when there was no connection.',
  tag,
  access: 'participant',
  body: z.object({ records: z.array(PracticeRecord).min(1).max(RECORDS_AT_ONCE) }),
  ok: z.object({ kept: z.array(z.string()) }),
  problems: [...problems, 'malformed'],
});

const Line = z.object({
  exercise: ExerciseId,
  measure: z.enum(MEASURES),
  points: z.array(z.object({ day: Day, value: z.number() })),
  middle: z.number().nullable(),
  spread: z.number().nullable().meta({ description: 'How far one’s own days usually lie from the middle; null under five days.' }),
  change: z.enum(['more', 'less', 'within']).nullable().meta({ description: 'The last third against the first; null under nine days.' }),
});
export type PracticeLine = z.infer<typeof Line>;

export const readLines = endpoint({
  method: 'GET',
  path: '/api/practice/lines',
  summary: 'A line for each exercise that was done, with its own scatter.',
  tag,
  access: 'participant',
  ok: z.object({ lines: z.array(Line) }),
  problems,
});

const Entry = z.object({ key: z.string(), day: Day, exercise: ExerciseId.nullable(), text: z.string() });
export type JournalEntry = z.infer<typeof Entry>;

export const readJournal = endpoint({
  method: 'GET',
  path: '/api/practice/journal',
  summary: 'Your journal, the newest entry first. It is kept encrypted with a key of your own.',
  tag,
  access: 'participant',
  ok: z.object({ entries: z.array(Entry) }),
  problems,
});

const EntryKey = z.object({ key: Key });

export const writeEntry = endpoint({
  method: 'PUT',
  path: '/api/practice/journal/{key}',
  summary: 'Writes an entry of the journal, or writes it anew.',
  tag,
  access: 'participant',
  params: EntryKey,
  body: z.object({
    plannedOn: Day,
    doneOn: Day,
    exercise: ExerciseId.nullable(),
    text: z.string().trim().min(1).max(JOURNAL_ENTRY_LETTERS, { error: say.journalTooLong }),
  }),
  ok: z.object({}),
  problems: [...problems, 'malformed', 'too-large', 'too-many'],
});

export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/api/practice/journal/{key}',
  summary: 'Deletes an entry of the journal.',
  tag,
  access: 'participant',
  params: EntryKey,
  ok: z.object({}),
  problems: [...problems, 'malformed'],
});

const Settings = z.object({ timeZone: z.string().nullable(), mailHour: Hour.nullable(), calendarHour: Hour.nullable() });

export const readPracticeSettings = endpoint({
  method: 'GET',
  path: '/api/practice/settings',
  summary: 'When your days begin, and how you want to be reminded.',
  tag,
  access: 'participant',
  ok: Settings,
  problems,
});

export const changePracticeSettings = endpoint({
  method: 'PUT',
  path: '/api/practice/settings',
  summary: 'Sets the time zone, and the hour of a mail that reminds you, if you want one.',
  tag,
  access: 'participant',
  body: z.object({ timeZone: TimeZone(say.timeZone), mailHour: Hour.nullable(), language: LanguageCode }),
  ok: Settings,
  problems: [...problems, 'malformed'],
});

export const makeCalendar = endpoint({
  method: 'POST',
  path: '/api/practice/calendar',
  summary: 'A new secret address of a calendar that reminds you; it is told once, and the one before ends.',
  tag,
  access: 'participant',
  body: z.object({ hour: Hour, timeZone: TimeZone(say.timeZone), language: LanguageCode }),
  ok: z.object({ token: z.string() }),
  problems: [...problems, 'malformed'],
});

export const endCalendar = endpoint({
  method: 'DELETE',
  path: '/api/practice/calendar',
  summary: 'Ends the calendar: its address shows nothing from now on.',
  tag,
  access: 'participant',
  ok: z.object({}),
  problems,
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/practice/calendar/{token}',
  summary: 'A calendar with a reminder for each day, for whoever knows its address. It tells nothing of what is practised.',
  tag,
  access: 'anyone',
  params: z.object({ token: z.string().min(20).max(100).meta({ example: 'not-the-address-of-any-calendar-there-is-00' }) }),
  ok: FileContent,
  media: 'text/calendar',
  problems: ['malformed', 'not-found'],
});

/** A trial as its game shows it; each game knows its own shape. */
const ShownTrial = z.looseObject({ id: z.string(), practice: z.boolean() });

export const playRound = endpoint({
  method: 'POST',
  path: '/api/practice/rounds',
  summary:
    'The next trial of a game for practice, and how the last answer went. Nothing of it is kept: each call tells all answers so far.',
  tag,
  access: 'anyone',
  body: z.object({
    exercise: ExerciseId,
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
    step: z.int().min(1).max(MAX_STEP),
    language: LanguageCode,
    untimed: z.boolean(),
    given: z.array(z.object({ trial: z.string().max(60), answer: z.unknown() })).max(MAX_ANSWERS),
  }),
  ok: z.object({
    next: ShownTrial.nullable(),
    feedback: z.enum(['right', 'wrong']).optional(),
    shown: z.looseObject({}).optional(),
    share: z.number().min(0).max(1).meta({ description: 'Of what was judged so far.' }),
    judged: z.int(),
  }),
  problems: ['malformed', 'unprocessable'],
});

/** All of it, for the export. */
export const OwnPractice = z.object({
  courses: z.array(z.object({ arts: z.array(z.string()), begunOn: Day, endedAt: z.iso.datetime().nullable() })),
  records: z.array(PracticeRecord.omit({ key: true, plannedOn: true, doneOn: true }).extend({ day: Day })),
  journal: z.array(Entry.omit({ key: true })),
  reminders: Settings,
});
export type OwnPractice = z.infer<typeof OwnPractice>;

export const practiceEndpoints = [
  readPractice,
  beginCourse,
  endCourse,
  keepRecords,
  readLines,
  readJournal,
  writeEntry,
  deleteEntry,
  readPracticeSettings,
  changePracticeSettings,
  makeCalendar,
  endCalendar,
  readCalendar,
  playRound,
] as const;
