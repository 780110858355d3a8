import { z } from 'zod';
import { endpoint, IdIn, LanguageCode } from './endpoint.ts';

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
  tooSoon: 'You have played this, and it counts. It can be played again 30 days after you finished it; its own page says from when.',
  positionMalformed: 'The position of an answer is a whole number from 0.',
  responseTimeMalformed: 'The response time is a number of milliseconds, 0 or more.',
  awaysMalformed: 'How often one was away is a whole number from 0.',
  guestsPlayGames: 'As a guest you can play a game. Sign up to play the stories too.',
  guestMustAgree: 'Please read the notice beside the button first.',
  tooManyGuests: 'Too many games were begun from here in a short time. Please try again later, or sign up.',
  nothingToKeep: 'What you played as a guest is no longer there, or it was kept already.',
  refreshRateMalformed: 'The refresh rate is a number of hertz, from 1 to 1000.',
} as const;

export const Device = z.enum(['phone', 'tablet', 'computer']);
export type Device = z.infer<typeof Device>;
const InputKind = z.enum(['touch', 'mouse', 'keyboard']);
/** What a game is played with. */
export type InputKind = z.infer<typeof InputKind>;

const MIN_REFRESH_HZ = 1;
const MAX_REFRESH_HZ = 1_000;

/** How a test is to be played. What is left out stays as it is; from the first answer on, all of it does. */
const StartSitting = z.object({
  test: z.string({ error: assessmentMessages.noSuchTest }).max(60, assessmentMessages.noSuchTest),
  language: LanguageCode.optional().meta({ description: 'English where it is left out, or where the test is not told in it.' }),
  device: Device.optional(),
  untimed: z.boolean().optional().meta({ description: 'Without a clock, in a test that has one.' }),
  input: InputKind.optional().meta({ description: 'What a game is played with.' }),
  refreshHz: z
    .number(assessmentMessages.refreshRateMalformed)
    .min(MIN_REFRESH_HZ, assessmentMessages.refreshRateMalformed)
    .max(MAX_REFRESH_HZ, assessmentMessages.refreshRateMalformed)
    .optional()
    .meta({ description: 'How often a second the screen is drawn, as it was measured.' }),
});
export type StartSitting = z.input<typeof StartSitting>;

/** What a player answered. Each test has a shape of its own: its folder in content/ has the schema that reads it. */
const GivenAnswer = z.looseObject({}, { error: assessmentMessages.noSuchOption });

const MAX_RESPONSE_MS = 24 * 60 * 60 * 1000;
const MAX_AWAYS = 1_000;

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
  aways: z
    .int(assessmentMessages.awaysMalformed)
    .min(0, assessmentMessages.awaysMalformed)
    .default(0)
    .transform((times) => Math.min(times, MAX_AWAYS))
    .meta({ description: 'How often the player turned to something else during this answer.' }),
});
export type GivenResponse = z.input<typeof GivenResponse>;

/** Why a finished sitting is invalid: answered faster than one can read, not about what was asked, or nobody there. */
const InvalidReason = z.enum(['hurried', 'inattentive', 'absent']).nullable();
export type InvalidReason = z.infer<typeof InvalidReason>;

/** What a game's player is shown; drawn by the game's own component. Its shape is in the game's `content/games/<slug>/script.ts`. */
const Trial = z.looseObject({ id: z.string(), practice: z.boolean() });

export const Counts = z
  .record(z.string(), z.int())
  .nullable()
  .meta({ description: 'What was done in a game, in plain counts, once it is finished: for its own words about the end. Else null.' });
export type Counts = z.infer<typeof Counts>;

const KeptResponse = z.object({ position: z.int(), screen: z.string(), option: z.string() });

export const Sitting = z.object({
  sittingId: z.int(),
  token: z.string().meta({ description: 'Goes into X-Test-Session-Token of every request of this sitting.' }),
  test: z.string(),
  kind: z.enum(['story', 'game']),
  bankVersion: z.string(),
  language: LanguageCode.meta({ description: 'In which it is told, from start to end.' }),
  untimed: z.boolean().meta({ description: 'Whether it is played without a clock.' }),
  seed: z.int().meta({ description: 'Shuffles the order in which a story shows its options.' }),
  finished: z.boolean(),
  valid: z.boolean().nullable().meta({ description: 'Whether the answers are part of the profile; null until finished.' }),
  invalidReason: InvalidReason.meta({ description: 'Why the sitting is invalid; else null.' }),
  responses: z
    .array(KeptResponse)
    .meta({ description: 'What was answered so far, for a story to be told again up to here; empty for a game.' }),
  answered: z.int(),
  current: Trial.nullable().meta({ description: 'The trial to show, for a game that is not finished.' }),
  counts: Counts,
});
export type Sitting = z.infer<typeof Sitting>;

export const Accepted = z.object({
  position: z.int(),
  finished: z.boolean(),
  valid: z.boolean().nullable(),
  invalidReason: InvalidReason,
  next: Trial.nullable(),
  counts: Counts,
  feedback: z.enum(['right', 'wrong']).optional().meta({ description: 'After a practice trial only.' }),
  shown: z.looseObject({}).optional().meta({ description: 'What a practice trial shows besides; its shape is the game’s own.' }),
});
export type Accepted = z.infer<typeof Accepted>;

export const SittingId = z.object({ sittingId: IdIn(assessmentMessages.sittingIdMalformed) });

export const startSitting = endpoint({
  method: 'POST',
  path: '/api/test-sessions',
  summary: 'Open a test: a new sitting, or the one that is not finished yet, on any device.',
  tag: 'Tests',
  access: 'participant',
  status: 201,
  body: StartSitting,
  ok: Sitting,
  problems: ['malformed', 'unauthenticated', 'consent-first', 'not-found', 'conflict'],
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

const StartGuestSitting = StartSitting.extend({
  agreed: z
    .literal(true, assessmentMessages.guestMustAgree)
    .meta({ description: 'The notice was read: answers are deleted after 24 hours, and the player is old enough or may play.' }),
});

export const startGuestSitting = endpoint({
  method: 'POST',
  path: '/api/guest-sessions',
  summary: 'Play one game without an account. Its answers are deleted after 24 hours, unless somebody keeps them.',
  tag: 'Tests',
  access: 'anyone',
  status: 201,
  body: StartGuestSitting,
  ok: Sitting,
  problems: ['malformed', 'not-found', 'too-many', 'unprocessable'],
});

export const keepGuestSitting = endpoint({
  method: 'POST',
  path: '/api/guest-sessions/keep',
  summary: 'Keep what was played as a guest: it becomes yours.',
  tag: 'Tests',
  access: 'participant',
  body: z.object({
    token: z.string(assessmentMessages.nothingToKeep).max(2_000, assessmentMessages.nothingToKeep).meta({
      description: 'The token of the guest’s test session.',
    }),
  }),
  ok: z.object({ test: z.string() }),
  problems: ['malformed', 'unauthenticated', 'consent-first', 'conflict', 'gone'],
});

const ListedTest = z.object({
  test: z.string(),
  kind: z.enum(['story', 'game']),
  minutes: z.int(),
  languages: z.array(LanguageCode),
  domain: z.enum(['emotional', 'rational', 'cognitive']).meta({ description: 'The side of the mind that it looks at.' }),
  houses: z.array(z.int().min(1).max(12)).meta({ description: 'The houses that it measures; empty where it looks at all twelve.' }),
  bankVersion: z.string().meta({ description: 'The edition of its questions.' }),
});

export const readTests = endpoint({
  method: 'GET',
  path: '/api/tests',
  summary: 'Every test that can be played, and what it measures.',
  tag: 'Tests',
  access: 'anyone',
  ok: z.object({ tests: z.array(ListedTest) }),
  problems: [],
});

export const assessmentEndpoints = [readTests, startSitting, readSitting, giveResponse, startGuestSitting, keepGuestSitting] as const;
