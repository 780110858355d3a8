import { z } from 'zod';
import { endpoint, FileContent, IdIn } from '../endpoint.ts';
import {
  APPLICATION_SORTS,
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  HISTORY_STEPS,
  MAX_NOTE_LENGTH,
  MAX_RATING,
  RECOMMENDATIONS,
  SCORECARD_CRITERIA,
} from './candidate-words.ts';
import { hiringMessages } from './messages.ts';
import { ROLES } from './roles.ts';

export const candidateMessages = {
  noteEmpty: 'Please write something first.',
  noteLong: `A note has at most ${MAX_NOTE_LENGTH} letters.`,
  reasonMissing: 'Please say why, in a few words.',
  reasonLong: 'Please say why in at most 300 letters.',
  mentionBlind: 'Somebody whom this note names may not see this candidate. Assign them first.',
  alreadyNamed: 'This candidate has a name for you already.',
  noInterviewer: 'This member is not in your organisation any more.',
  ratings: 'Please rate each criterion, and say what you recommend.',
} as const;

const tag = 'Candidates';
const When = z.iso.datetime();
const Id = IdIn(hiringMessages.noNumber);
const ApplicationPath = z.object({ applicationId: Id.meta({ example: 1001 }) });
const problems = ['malformed', 'unauthenticated', 'not-found'] as const;

export const ListedApplication = z.object({
  applicationId: z.int(),
  name: z.string().nullable().meta({ description: 'Null while the screening is blind: the candidate is a number then.' }),
  headline: z.string().nullable(),
  place: z.string().nullable(),
  jobId: z.int(),
  jobTitle: z.string(),
  stageId: z.int(),
  stageName: z.string(),
  stageSince: When,
  isLate: z.boolean().meta({ description: 'They have waited in this stage for longer than its deadline.' }),
  status: z.enum(APPLICATION_STATUSES),
  source: z.enum(APPLICATION_SOURCES),
  appliedAt: When,
  isNew: z.boolean(),
});
export type ListedApplication = z.infer<typeof ListedApplication>;

/** What a list is narrowed to; the export takes the same. */
export const ApplicationFilter = z.object({
  job: Id.optional(),
  stage: Id.optional(),
  status: z.enum(APPLICATION_STATUSES).optional(),
  source: z.enum(APPLICATION_SOURCES).optional(),
  isNew: z.literal('true').optional(),
  search: z.string().trim().max(100).optional(),
});

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/hiring/applications',
  summary: 'The applications that you see, page by page; with the first page, how many there are.',
  tag,
  access: 'member',
  query: ApplicationFilter.extend({
    sort: z.enum(APPLICATION_SORTS).default('newest'),
    after: z.string().max(200).optional().meta({ description: 'What `next` of the page before said.' }),
    size: z.coerce.number().int().min(1).max(100).optional(),
  }),
  ok: z.object({
    applications: z.array(ListedApplication),
    next: z.string().nullable(),
    counts: z.object({ all: z.int(), isNew: z.int() }).nullable(),
  }),
  problems: ['malformed', 'unauthenticated'],
});

const Stage = z.object({ stageId: z.int(), name: z.string() });
const Colleague = z.object({ memberId: z.int(), name: z.string(), role: z.enum(ROLES) });

export const readCandidateChoices = endpoint({
  method: 'GET',
  path: '/api/hiring/candidate-choices',
  summary: 'The jobs with applications that you may see, their stages, and the members of your organisation.',
  tag,
  access: 'member',
  ok: z.object({
    jobs: z.array(z.object({ jobId: z.int(), title: z.string(), mayWork: z.boolean(), stages: z.array(Stage) })),
    members: z.array(Colleague),
    you: Colleague,
    mayReveal: z.boolean(),
  }),
  problems: ['unauthenticated'],
});

const Criterion = z.enum(SCORECARD_CRITERIA);
const Scorecard = z.object({
  memberId: z.int(),
  by: z.string(),
  recommendation: z.enum(RECOMMENDATIONS),
  ratings: z.array(z.object({ criterion: Criterion, rating: z.int().min(1).max(MAX_RATING) })),
  remark: z.string(),
  submittedAt: When,
});

export const ApplicationPage = ListedApplication.extend({
  candidate: z.object({ name: z.string(), email: z.string(), phone: z.string(), place: z.string(), headline: z.string() }).nullable(),
  letter: z.string().nullable(),
  hasCv: z.boolean(),
  answers: z.array(z.object({ text: z.string(), answer: z.string() })),
  stages: z.array(Stage),
  openings: z.int(),
  hired: z.int().meta({ description: 'How many of the openings are filled.' }),
  history: z.array(
    z.object({
      kind: z.enum(HISTORY_STEPS),
      at: When,
      by: z.string().nullable().meta({ description: 'Null: the candidate, or the program.' }),
      from: z.string().nullable(),
      to: z.string().nullable(),
      reason: z.string(),
      subject: z.string().meta({ description: 'What an interview is called; otherwise empty.' }),
    }),
  ),
  notes: z.array(z.object({ noteId: z.int(), by: z.string(), text: z.string(), mentions: z.array(z.string()), at: When })),
  letters: z.array(
    z.object({
      letterId: z.int(),
      by: z.string(),
      subject: z.string(),
      text: z.string(),
      state: z.enum(['queued', 'sent', 'failed', 'taken-back']),
      reason: z.string(),
      at: When,
    }),
  ),
  scorecards: z.array(Scorecard),
  hiddenScorecards: z.int().meta({ description: 'Scorecards of others that you see once you have written your own.' }),
  assigned: z.array(Colleague.extend({ seesResults: z.boolean(), hasWritten: z.boolean() })),
  mayWork: z.boolean(),
  mayReveal: z.boolean(),
  mayRate: z.boolean(),
});
export type ApplicationPage = z.infer<typeof ApplicationPage>;

export const readApplication = endpoint({
  method: 'GET',
  path: '/api/hiring/applications/{applicationId}',
  summary: 'All that you may see of one application.',
  tag,
  access: 'member',
  params: ApplicationPath,
  ok: ApplicationPage,
  problems,
});

export const readCv = endpoint({
  method: 'GET',
  path: '/api/hiring/applications/{applicationId}/cv',
  summary: 'The CV that came with an application, as it was when they applied. A blind screening keeps it back until its stage.',
  tag,
  access: 'member',
  params: ApplicationPath,
  media: 'application/octet-stream',
  ok: FileContent,
  problems,
});

export const openApplication = endpoint({
  method: 'POST',
  path: '/api/hiring/applications/{applicationId}/opened',
  summary: 'Somebody who works on the job has opened it: it is new no more. From others nothing changes.',
  tag,
  access: 'member',
  params: ApplicationPath,
  ok: z.object({ isFirst: z.boolean() }),
  problems,
});

export const revealCandidate = endpoint({
  method: 'POST',
  path: '/api/hiring/applications/{applicationId}/reveal',
  summary: 'Looks behind the blind screening. It is written down, with the reason.',
  tag,
  access: 'member',
  params: ApplicationPath,
  body: z.object({
    reason: z.string().trim().min(3, { error: candidateMessages.reasonMissing }).max(300, { error: candidateMessages.reasonLong }),
  }),
  ok: z.object({ name: z.string() }),
  problems: [...problems, 'forbidden', 'conflict'],
});

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/hiring/applications/{applicationId}/notes',
  summary: 'A note for your colleagues. Whoever it names gets a line in their bell.',
  tag,
  access: 'member',
  status: 201,
  params: ApplicationPath,
  body: z.object({
    text: z
      .string({ error: candidateMessages.noteEmpty })
      .trim()
      .min(1, { error: candidateMessages.noteEmpty })
      .max(MAX_NOTE_LENGTH, { error: candidateMessages.noteLong }),
    mentions: z.array(z.int32()).max(20).default([]),
  }),
  ok: z.object({ noteId: z.int() }),
  problems: [...problems, 'unprocessable'],
});

export const writeScorecard = endpoint({
  method: 'PUT',
  path: '/api/hiring/applications/{applicationId}/scorecard',
  summary: 'Your own scorecard. You see those of others after it.',
  tag,
  access: 'member',
  params: ApplicationPath,
  body: z.object({
    recommendation: z.enum(RECOMMENDATIONS, { error: candidateMessages.ratings }),
    ratings: z.object(
      Object.fromEntries(
        SCORECARD_CRITERIA.map((name) => [name, z.int({ error: candidateMessages.ratings }).min(1).max(MAX_RATING)]),
      ) as Record<(typeof SCORECARD_CRITERIA)[number], z.ZodInt>,
    ),
    remark: z.string().trim().max(MAX_NOTE_LENGTH, { error: candidateMessages.noteLong }).default(''),
  }),
  ok: z.object({ submittedAt: When }),
  problems: [...problems, 'forbidden'],
});

const AssignmentPath = ApplicationPath.extend({ memberId: Id.meta({ example: 1 }) });

export const assignMember = endpoint({
  method: 'PUT',
  path: '/api/hiring/applications/{applicationId}/assigned/{memberId}',
  summary: 'Names somebody who interviews this candidate: from now on they see the application.',
  tag,
  access: 'member',
  params: AssignmentPath,
  body: z.object({ seesResults: z.boolean().default(false) }),
  ok: z.object({}),
  problems: [...problems, 'forbidden'],
});

export const unassignMember = endpoint({
  method: 'DELETE',
  path: '/api/hiring/applications/{applicationId}/assigned/{memberId}',
  summary: 'They interview this candidate no more. What they wrote stays.',
  tag,
  access: 'member',
  params: AssignmentPath,
  ok: z.object({}),
  problems: [...problems, 'forbidden'],
});

export const candidateEndpoints = [
  listApplications,
  readCandidateChoices,
  readApplication,
  readCv,
  openApplication,
  revealCandidate,
  writeNote,
  writeScorecard,
  assignMember,
  unassignMember,
] as const;
