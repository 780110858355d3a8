import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { TimeZone } from '../time-zone.ts';
import {
  INTERVIEW_ANSWERS,
  INTERVIEW_STATES,
  INTERVIEW_WAYS,
  MAX_INTERVIEWS_A_DAY,
  MAX_MINUTES,
  MAX_MOVES_A_DAY,
  MAX_SLOTS,
  MIN_MINUTES,
} from './interview-words.ts';
import { hiringMessages } from './messages.ts';

/** What the addresses of interviews say. */
export const interviewMessages = {
  noTimes: 'Please propose at least one time.',
  manyTimes: `Please propose at most ${MAX_SLOTS} times.`,
  timePast: 'Please propose times that are still to come.',
  timesTwice: 'Two of the times are the same. Please propose different ones.',
  minutes: `An interview takes ${MIN_MINUTES} to ${MAX_MINUTES} minutes.`,
  timeZone: 'Please choose a time zone, such as Asia/Kolkata.',
  title: 'Please name the interview, in at most 80 letters.',
  placeLong: 'Please use at most 300 letters.',
  textLong: 'Please use at most 2,000 letters.',
  noInterviewer: 'Please choose at least one member of your organisation.',
  unknownInterviewer: 'Somebody whom you chose is no longer a member of your organisation.',
  verifyFirst: 'Please verify your own email in the settings before you write to candidates.',
  movedTooOften: `Other times were proposed to this candidate ${MAX_MOVES_A_DAY} times in 24 hours. Please go on tomorrow.`,
  tooMany: `An organisation can propose ${MAX_INTERVIEWS_A_DAY} interviews in 24 hours. Please go on tomorrow.`,
  notActive: 'This application is closed. There is nobody to interview.',
  twice: 'An interview of this name is planned with this candidate already. Change that one, or choose another name.',
  slotGone: 'This time is no longer free. Please choose another one, or ask for others.',
  alreadyPicked: 'A time has been chosen already. If it does not suit you, ask for others.',
  notNow: 'The interview has changed meanwhile, and this cannot be done any more. Please look at it again.',
  notBefore: 'The interview has not begun yet.',
  notInvited: 'Only interviewers answer an invitation.',
} as const;
const say = interviewMessages;

const Id = IdIn(hiringMessages.noNumber);
const When = z.iso.datetime();
const Times = z
  .array(
    z.iso.datetime({ offset: true, error: say.noTimes }).transform((text) => new Date(text)),
    { error: say.noTimes },
  )
  .min(1, { error: say.noTimes })
  .max(MAX_SLOTS, { error: say.manyTimes })
  .refine((times) => new Set(times.map(Number)).size === times.length, { error: say.timesTwice });
const Minutes = z.int({ error: say.minutes }).min(MIN_MINUTES, { error: say.minutes }).max(MAX_MINUTES, { error: say.minutes });
const Interviewers = z.array(Id, { error: say.noInterviewer }).min(1, { error: say.noInterviewer }).max(20);
const Text = z.string().trim().max(2000, { error: say.textLong });

const Slot = z.object({ slotId: z.int(), startsAt: When });
export const Interview = z.object({
  interviewId: z.int(),
  applicationId: z.int(),
  candidateId: z.int(),
  candidateName: z.string().nullable().meta({ description: 'Null while the job is screened blind.' }),
  jobId: z.int(),
  jobTitle: z.string(),
  state: z.enum(INTERVIEW_STATES),
  group: z
    .enum(['upcoming', 'waiting', 'over', 'done'])
    .meta({ description: 'As the page shows them. `upcoming` is what the dashboard counts.' }),
  title: z.string(),
  way: z.enum(INTERVIEW_WAYS),
  place: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  startsAt: When.nullable(),
  endsAt: When.nullable(),
  slots: z.array(
    Slot.extend({ isDouble: z.boolean().meta({ description: 'An interviewer had another interview then when it was proposed.' }) }),
  ),
  askedAt: When.nullable().meta({ description: 'When the candidate has asked for other times.' }),
  askedText: z.string(),
  interviewers: z.array(z.object({ memberId: z.int(), name: z.string(), answer: z.enum(INTERVIEW_ANSWERS) })),
  mayChange: z.boolean(),
  mayEnd: z.boolean().meta({ description: 'Whether you may say what became of it: interviewers may, too.' }),
  ownAnswer: z.enum(INTERVIEW_ANSWERS).nullable().meta({ description: 'Null for who is not an interviewer.' }),
});
export type Interview = z.infer<typeof Interview>;

const tag = 'Interviews';
const access = 'member';
const InterviewPath = z.object({ interviewId: Id.meta({ example: 1001 }) });
const problems = ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'] as const;
const One = z.object({ interviewId: z.int(), state: z.enum(INTERVIEW_STATES) });

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/hiring/interviews',
  summary: 'The interviews that you see: what comes, what waits for an answer, what is over, and what was done lately.',
  tag,
  access,
  query: z.object({ application: Id.optional().meta({ description: 'Only those of this application.' }) }),
  ok: z.object({ interviews: z.array(Interview) }),
  problems: ['malformed', 'unauthenticated'],
});

export const proposeInterview = endpoint({
  method: 'POST',
  path: '/api/hiring/applications/{applicationId}/interviews',
  summary: 'Proposes times for an interview. The candidate gets a mail and chooses one.',
  tag,
  access,
  status: 201,
  params: z.object({ applicationId: Id.meta({ example: 1001 }) }),
  body: z.object({
    title: z.string({ error: say.title }).trim().min(1, { error: say.title }).max(80, { error: say.title }),
    way: z.enum(INTERVIEW_WAYS),
    place: z.string().trim().max(300, { error: say.placeLong }).default(''),
    message: Text.default(''),
    minutes: Minutes,
    timeZone: TimeZone(say.timeZone),
    times: Times,
    interviewers: Interviewers,
  }),
  ok: One,
  problems: [...problems, 'too-many'],
});

export const proposeOtherTimes = endpoint({
  method: 'PUT',
  path: '/api/hiring/interviews/{interviewId}/times',
  summary: 'Proposes other times, in place of those before. What was scheduled is off, and calendars are told so.',
  tag,
  access,
  params: InterviewPath,
  body: z.object({ times: Times }),
  ok: One,
  problems,
});

export const settleTime = endpoint({
  method: 'POST',
  path: '/api/hiring/interviews/{interviewId}/settle',
  summary: 'Settles on one of the proposed times, as agreed with the candidate by telephone.',
  tag,
  access,
  params: InterviewPath,
  body: z.object({ slotId: Id }),
  ok: One,
  problems,
});

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/hiring/interviews/{interviewId}/cancel',
  summary: 'Cancels an interview. The candidate gets a mail with the reason, and calendars are told.',
  tag,
  access,
  params: InterviewPath,
  body: z.object({ reason: Text.default('') }),
  ok: One,
  problems,
});

export const endInterview = endpoint({
  method: 'POST',
  path: '/api/hiring/interviews/{interviewId}/outcome',
  summary: 'Says what became of an interview.',
  tag,
  access,
  params: InterviewPath,
  body: z.object({ outcome: z.enum(['completed', 'no_show']) }),
  ok: One,
  problems,
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/hiring/interviews/{interviewId}/answer',
  summary: 'Says whether you come, as an interviewer.',
  tag,
  access,
  params: InterviewPath,
  body: z.object({ answer: z.enum(['accepted', 'declined', 'tentative']) }),
  ok: One,
  problems,
});

export const findClashes = endpoint({
  method: 'POST',
  path: '/api/hiring/interviews/clashes',
  summary: 'Which interviewers have another interview at times that you are about to propose.',
  tag,
  access,
  body: z.object({ times: Times, minutes: Minutes, interviewers: Interviewers, except: Id.optional() }),
  ok: z.object({ clashes: z.array(z.object({ at: When, memberId: z.int(), name: z.string(), startsAt: When, endsAt: When })) }),
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

/** What a candidate sees of an interview. */
export const OwnInterview = z.object({
  interviewId: z.int(),
  applicationId: z.int(),
  jobTitle: z.string(),
  organisation: z.string(),
  state: z.enum(INTERVIEW_STATES),
  title: z.string(),
  way: z.enum(INTERVIEW_WAYS),
  place: z.string(),
  message: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  startsAt: When.nullable(),
  endsAt: When.nullable(),
  slots: z.array(Slot.extend({ isFree: z.boolean() })),
  askedAt: When.nullable(),
});
export type OwnInterview = z.infer<typeof OwnInterview>;

export const readOwnInterviews = endpoint({
  method: 'GET',
  path: '/api/job-seeker/interviews',
  summary: 'The interviews of your applications, with the times to choose from.',
  tag,
  access: 'person',
  ok: z.object({ interviews: z.array(OwnInterview) }),
  problems: ['unauthenticated'],
});

const problemsOfPerson = ['malformed', 'unauthenticated', 'not-found', 'conflict'] as const;
export const pickTime = endpoint({
  method: 'POST',
  path: '/api/job-seeker/interviews/{interviewId}/pick',
  summary: 'Chooses one of the proposed times. You and the interviewers get an invitation for your calendars.',
  tag,
  access: 'person',
  params: InterviewPath,
  body: z.object({ slotId: Id }),
  ok: One,
  problems: problemsOfPerson,
});

export const askForOtherTimes = endpoint({
  method: 'POST',
  path: '/api/job-seeker/interviews/{interviewId}/ask',
  summary: 'Asks for other times, also when one was chosen already.',
  tag,
  access: 'person',
  params: InterviewPath,
  body: z.object({ text: Text.default('') }),
  ok: One,
  problems: problemsOfPerson,
});

export const interviewEndpoints = [
  listInterviews,
  proposeInterview,
  proposeOtherTimes,
  settleTime,
  cancelInterview,
  endInterview,
  answerInvitation,
  findClashes,
  readOwnInterviews,
  pickTime,
  askForOtherTimes,
] as const;
