import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MAX_NOTE_LENGTH, MAX_NOTE_PARTS, PATHS, SLIDER_MAX, STEPS } from './steady-words.ts';

export const steadyMessages = {
  slider: `Please move both sliders: from 0 to ${SLIDER_MAX}.`,
  path: 'There are two paths: steady and confidence.',
  step: 'This path has no such step.',
  notYet: 'This step is not open yet. Between two steps there is at least a day.',
  writingNotReviewed: 'This step stays closed until a clinician has looked at it.',
  writingAdultsOnly: 'This step is for people of 18 and older.',
  note: `Please write something, and ${MAX_NOTE_LENGTH} letters at most.`,
  gone: 'This is not here any more.',
  full: 'Nothing more can be kept here. Please delete something first.',
  clinician: 'Please give the name of the clinician, in 80 letters at most.',
  qualification: 'Please say what entitles them to judge it, in 120 letters at most.',
  reviewedOn: 'Please give the day of the review. It cannot lie ahead.',
} as const;

const tag = 'Finding one’s feet';
const access = 'participant';
const problems = ['unauthenticated', 'consent-first'] as const;
const When = z.iso.datetime();

const slider = z
  .int({ error: steadyMessages.slider })
  .min(0, { error: steadyMessages.slider })
  .max(SLIDER_MAX, { error: steadyMessages.slider });
const SliderPair = z.object({ mood: slider, confidence: slider });
export type SliderPair = z.infer<typeof SliderPair>;

const PathName = z.enum(PATHS, { error: steadyMessages.path });
const StepName = z.enum([...STEPS.steady, ...STEPS.confidence], { error: steadyMessages.step });

const Part = z.string({ error: steadyMessages.note }).max(MAX_NOTE_LENGTH, { error: steadyMessages.note });
const Parts = z
  .record(z.string().regex(/^[a-z]{1,20}$/, { error: steadyMessages.note }), Part, { error: steadyMessages.note })
  .refine((parts) => Object.keys(parts).length <= MAX_NOTE_PARTS, { error: steadyMessages.note })
  .refine((parts) => Object.values(parts).some((part) => part.trim() !== ''), { error: steadyMessages.note });

export const Review = z.object({
  clinician: z.string(),
  qualification: z.string(),
  reviewedOn: z.string().meta({ description: 'A day, such as 2026-11-23.' }),
});
export type Review = z.infer<typeof Review>;

export const Diary = z.object({
  review: Review.nullable().meta({ description: 'Which clinician has looked at it, and when; null while nobody has.' }),
  writing: z.enum(['open', 'not-reviewed', 'minor']).meta({ description: 'Whether the writing step is open, or why not.' }),
  steps: z.array(
    z.object({
      path: PathName,
      step: StepName,
      state: z.enum(['open', 'waits', 'later', 'closed']).meta({
        description:
          '`waits`: a day has not passed since the step before; `later`: the step before is not done; `closed`: the writing step.',
      }),
      opensAt: When.nullable(),
      doneAt: When.nullable().meta({ description: 'When it was done first.' }),
      times: z.int().meta({ description: 'How often it was done.' }),
    }),
  ),
  visits: z
    .array(
      z.object({
        visitId: z.int(),
        path: PathName,
        step: StepName,
        begunAt: When,
        endedAt: When.nullable(),
        before: z.object({ mood: z.int(), confidence: z.int() }),
        after: z.object({ mood: z.int(), confidence: z.int() }).nullable(),
      }),
    )
    .meta({ description: 'The oldest first.' }),
  notes: z
    .array(z.object({ noteId: z.int(), path: PathName, step: StepName, keptAt: When, parts: z.record(z.string(), z.string()) }))
    .meta({ description: 'What was written and kept, the newest first.' }),
});
export type Diary = z.infer<typeof Diary>;

const example = { example: 1 };
const VisitParams = z.object({ visitId: z.coerce.number().int().min(1).max(2_147_483_647).meta(example) });
const NoteParams = z.object({ noteId: z.coerce.number().int().min(1).max(2_147_483_647).meta(example) });

export const readDiary = endpoint({
  method: 'GET',
  path: '/api/steady',
  summary: 'What you did in the two paths, what you kept, and which steps are open. Nobody else can read it.',
  tag,
  access,
  ok: Diary,
  problems,
});

export const beginVisit = endpoint({
  method: 'POST',
  path: '/api/steady/visits',
  summary: 'Begin a step that is open, with the two sliders before it.',
  tag,
  access,
  status: 201,
  body: z.object({ path: PathName, step: StepName, before: SliderPair }),
  ok: z.object({ visitId: z.int() }),
  problems: [...problems, 'malformed', 'forbidden', 'conflict', 'unprocessable'],
});

export const endVisit = endpoint({
  method: 'PUT',
  path: '/api/steady/visits/{visitId}',
  summary: 'End a step, with the two sliders after it. Ending it again changes only the sliders.',
  tag,
  access,
  params: VisitParams,
  body: z.object({ after: SliderPair }),
  ok: Diary,
  problems: [...problems, 'malformed', 'not-found'],
  missing: 'not-found',
});

export const keepNote = endpoint({
  method: 'POST',
  path: '/api/steady/notes',
  summary: 'Keep what you wrote in a step. It is encrypted with a key of your own.',
  tag,
  access,
  status: 201,
  body: z.object({ path: PathName, step: StepName, parts: Parts }),
  ok: Diary,
  problems: [...problems, 'malformed', 'forbidden', 'conflict', 'unprocessable'],
});

export const changeNote = endpoint({
  method: 'PUT',
  path: '/api/steady/notes/{noteId}',
  summary: 'Change what you kept.',
  tag,
  access,
  params: NoteParams,
  body: z.object({ parts: Parts }),
  ok: Diary,
  problems: [...problems, 'malformed', 'not-found'],
  missing: 'not-found',
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/steady/notes/{noteId}',
  summary: 'Delete what you kept. It cannot be brought back.',
  tag,
  access,
  params: NoteParams,
  ok: Diary,
  problems: [...problems, 'malformed', 'not-found'],
  missing: 'not-found',
});

export const forgetDiary = endpoint({
  method: 'DELETE',
  path: '/api/steady',
  summary: 'Delete everything of yours in the two paths, and the key to it.',
  tag,
  access,
  ok: Diary,
  problems,
});

const Text = (longest: number, error: string) => z.string({ error }).trim().min(2, { error }).max(longest, { error });
const Reviewed = z.object({ review: Review.nullable() });
const ofOperators = { tag: 'Operators', access: 'operator', ok: Reviewed } as const;

export const readReview = endpoint({
  ...ofOperators,
  method: 'GET',
  path: '/api/operator/steady-review',
  summary: 'Which clinician has looked at the two paths, and when.',
  problems: ['unauthenticated', 'forbidden'],
});

export const recordReview = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/api/operator/steady-review',
  summary: 'Record who has looked at the two paths. It opens the writing step.',
  body: z.object({
    clinician: Text(80, steadyMessages.clinician),
    qualification: Text(120, steadyMessages.qualification),
    reviewedOn: z.iso.date({ error: steadyMessages.reviewedOn }),
  }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'unprocessable'],
});

export const withdrawReview = endpoint({
  ...ofOperators,
  method: 'DELETE',
  path: '/api/operator/steady-review',
  summary: 'Take the record back. The writing step closes.',
  problems: ['unauthenticated', 'forbidden'],
});

export const steadyEndpoints = [
  ...[readDiary, beginVisit, endVisit, keepNote, changeNote, deleteNote, forgetDiary],
  ...[readReview, recordReview, withdrawReview],
] as const;
