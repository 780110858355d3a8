import { z } from 'zod';
import { endpoint, IdIn, LanguageCode } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** What can go wrong in a sitting, in plain words. */
export const assessmentMessages = {
  noSuchTest: 'There is no test of this name. Please choose one from your home page.',
  sittingIdMalformed: 'A test session id is a whole number.',
  noSittingToken: 'This needs the token of a test session. Open the test from your home page to get one.',
  sittingTokenExpired: 'This test session has been open for too long. Open the test again: it goes on where you stopped.',
  sittingTokenForged: 'The token of this test session is not valid. Open the test again: it goes on where you stopped.',
  loginEnded: 'The login that opened this test session has ended. Log in and open the test again: it goes on where you stopped.',
  notYourSitting: 'This test session belongs to someone else. Open the test from your own home page.',
  sittingGone: 'This test session is no longer there. Open the test again from your home page.',
  finished: 'This test is already finished. Your answers are kept.',
  notAskedYet: 'This answer came before its question. Answers are taken in order; please reload the page.',
  notAsked: 'This question was not asked at this point. Nothing was changed; please reload the page.',
  noSuchOption: 'This is not one of the answers to this question. Nothing was changed; please choose again.',
  alreadyAnswered: 'This question has already been answered, perhaps in another window. The first answer counts.',
  positionMalformed: 'The position of an answer is a whole number from 0.',
  responseTimeMalformed: 'The response time is a number of milliseconds, 0 or more.',
} as const;

const Device = z.enum(['phone', 'tablet', 'computer']);

const StartSitting = z.object({
  test: z.string({ error: assessmentMessages.noSuchTest }).max(60, assessmentMessages.noSuchTest),
  language: LanguageCode.default(DEFAULT_LANGUAGE),
  device: Device.default('computer'),
});

/** What a player answered. Each test has a shape of its own: its folder in content/ has the schema that reads it. */
const GivenAnswer = z.looseObject({}, { error: assessmentMessages.noSuchOption });

const MAX_RESPONSE_MS = 24 * 60 * 60 * 1000;

export const GivenResponse = z.object({
  position: z
    .int(assessmentMessages.positionMalformed)
    .min(0, assessmentMessages.positionMalformed)
    .max(10_000, assessmentMessages.positionMalformed),
  screen: z.string(assessmentMessages.notAsked).max(60, assessmentMessages.notAsked),
  answer: GivenAnswer,
  responseTimeMs: z
    .number(assessmentMessages.responseTimeMalformed)
    .min(0, assessmentMessages.responseTimeMalformed)
    .transform((ms) => Math.min(Math.round(ms), MAX_RESPONSE_MS)),
});
export type GivenResponse = z.input<typeof GivenResponse>;

/** Why a finished sitting is invalid: answered faster than one can read, not about what was asked, or nobody there. */
const InvalidReason = z.enum(['hurried', 'inattentive', 'absent']).nullable();
export type InvalidReason = z.infer<typeof InvalidReason>;

/** What a game's player is shown; drawn by the game's own component. Its shape is in the game's `content/games/<slug>/script.ts`. */
const Trial = z.looseObject({ id: z.string(), practice: z.boolean() });

const KeptResponse = z.object({ position: z.int(), screen: z.string(), option: z.string() });

export const Sitting = z.object({
  sittingId: z.int(),
  token: z.string().meta({ description: 'Goes into X-Test-Session-Token of every request of this sitting.' }),
  test: z.string(),
  kind: z.enum(['story', 'game']),
  bankVersion: z.string(),
  seed: z.int().meta({ description: 'Shuffles the order in which a story shows its options.' }),
  finished: z.boolean(),
  valid: z.boolean().nullable().meta({ description: 'Whether the answers are part of the profile; null until finished.' }),
  invalidReason: InvalidReason.meta({ description: 'Why the sitting is invalid; else null.' }),
  responses: z
    .array(KeptResponse)
    .meta({ description: 'What was answered so far, for a story to be told again up to here; empty for a game.' }),
  answered: z.int(),
  current: Trial.nullable().meta({ description: 'The trial to show, for a game that is not finished.' }),
});
export type Sitting = z.infer<typeof Sitting>;

export const Accepted = z.object({
  position: z.int(),
  finished: z.boolean(),
  valid: z.boolean().nullable(),
  invalidReason: InvalidReason,
  next: Trial.nullable(),
  feedback: z.enum(['right', 'wrong']).optional().meta({ description: 'After a practice trial only.' }),
});
export type Accepted = z.infer<typeof Accepted>;

const SittingId = z.object({ sittingId: IdIn(assessmentMessages.sittingIdMalformed) });

export const startSitting = endpoint({
  method: 'POST',
  path: '/api/test-sessions',
  summary: 'Open a test: a new sitting, or the one that is not finished yet, on any device.',
  tag: 'Tests',
  access: 'person',
  status: 201,
  body: StartSitting,
  ok: Sitting,
  problems: ['malformed', 'unauthenticated', 'not-found'],
});

export const readSitting = endpoint({
  method: 'GET',
  path: '/api/test-sessions/{sittingId}',
  summary: 'Where a sitting stands.',
  tag: 'Tests',
  access: 'sitting',
  params: SittingId,
  ok: Sitting,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'gone'],
});

export const giveResponse = endpoint({
  method: 'POST',
  path: '/api/test-sessions/{sittingId}/responses',
  summary: 'Give an answer. It is on disk, safe from a power cut, before this answers; sending it twice changes nothing.',
  tag: 'Tests',
  access: 'sitting',
  params: SittingId,
  body: GivenResponse,
  ok: Accepted,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict', 'gone', 'unprocessable'],
});

const TestProgress = z.object({
  test: z.string(),
  kind: z.enum(['story', 'game']),
  minutes: z.int(),
  state: z.enum(['new', 'started', 'finished']),
  share: z.number().min(0).max(1).meta({ description: 'How much of it is answered, 0 to 1.' }),
  finishedAt: z.iso.datetime().nullable(),
  sittingId: z.int().nullable().meta({ description: 'The sitting that is open, if any.' }),
  hasValidSitting: z.boolean().meta({ description: 'Whether the person has a valid sitting of it.' }),
});
export type TestProgress = z.infer<typeof TestProgress>;

export const Progress = z.object({ testsInAll: z.int(), tests: z.array(TestProgress), next: z.string().nullable() });
export type Progress = z.infer<typeof Progress>;

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  summary: 'Your tests: which are new, started or finished, and which comes next.',
  tag: 'Tests',
  access: 'person',
  ok: Progress,
  problems: ['unauthenticated'],
});

export const assessmentEndpoints = [startSitting, readSitting, giveResponse, readProgress] as const;
