import { z } from 'zod';
import { Counts, Device } from './assessments.ts';
import { endpoint, FileContent, LanguageCode } from './endpoint.ts';
import { Grievance } from './grievances.ts';
import { OwnInterview } from './hiring/interviews.ts';
import { JobProfile, OwnApplication } from './hiring/seekers.ts';
import { SelfIdentification } from './hiring/self-identification.ts';
import { OwnPractice } from './practice.ts';
import { ConsentEntry } from './privacy.ts';
import { StrengthsReport, TraitReport } from './reports.ts';
import { ShareLink } from './sharing.ts';
import { DIGEST_PACES } from './society/digest-words.ts';
import { INTRODUCTION_STATES } from './society/introduction-words.ts';
import { OwnPage } from './society/member-pages.ts';
import { MEMBERSHIP_STATES } from './society/membership-words.ts';
import { OwnSafety } from './society/safety.ts';
import { OwnTank } from './society/think-tank/own.ts';
import { Diary } from './steady.ts';

const When = z.iso.datetime();

const Answer = z.object({
  position: z.int(),
  shown: z.string().meta({ description: 'The screen or the trial.' }),
  answer: z.unknown().meta({ description: 'As it was given.' }),
  responseTimeMs: z.number(),
  receivedAt: When,
});

const Sitting = z.object({
  test: z.string(),
  bankVersion: z.string(),
  language: LanguageCode,
  device: Device,
  untimed: z.boolean(),
  inputKind: z.string().nullable(),
  startedAt: When,
  finishedAt: When.nullable(),
  valid: z.boolean().nullable(),
  flags: z.array(z.string()).meta({ description: 'What spoke against counting it.' }),
  counts: Counts,
  answers: z.array(Answer),
});

export const OwnData = z.object({
  madeAt: When,
  account: z.object({
    userId: z.int(),
    username: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    createdAt: When,
  }),
  birth: z.object({ year: z.int(), month: z.int(), toldAt: When }).nullable(),
  security: z.object({
    secondStepSince: When.nullable(),
    passkeys: z.array(z.object({ name: z.string(), madeAt: When, lastUsedAt: When.nullable() })),
    logins: z.array(z.object({ begunAt: When, browser: z.string().nullable() })),
    earlierEmails: z.array(z.object({ email: z.string(), changedAt: When })),
    newEmail: z.string().nullable().meta({ description: 'One that waits for the code that was sent there.' }),
  }),
  consents: z.object({
    termsAgreedAt: When.nullable(),
    record: z.array(ConsentEntry).meta({ description: 'Every consent as it was given or withdrawn, the oldest first.' }),
    parents: z.array(z.object({ email: z.string(), name: z.string().nullable(), askedAt: When, decision: z.string().nullable() })),
    reportsOfTwo: z.array(z.object({ withUserId: z.int(), agreedAt: When })),
    sharedResults: z
      .array(
        z.object({
          applicationId: z.int(),
          houses: z.array(z.int()),
          grantedAt: When,
          endsAt: When,
          closedAt: When.nullable(),
          closedAs: z.string().nullable(),
          notice: z.string(),
          language: LanguageCode,
        }),
      )
      .meta({ description: 'What was shared with employers, for which application and until when; also what was taken back.' }),
  }),
  sittings: z.array(Sitting),
  strengths: StrengthsReport,
  traits: TraitReport,
  notMe: z.array(z.string()).meta({ description: 'The statements that you said are not true of you.' }),
  shareLinks: z.array(ShareLink),
  grievances: z.array(Grievance),
  jobProfile: JobProfile.extend({ cvText: z.string().nullable().meta({ description: 'The text that was read in your CV.' }) }),
  applications: z.array(OwnApplication),
  practice: OwnPractice.meta({ description: 'Courses, all that was practised, the journal, and how you want to be reminded.' }),
  steady: Diary.pick({ visits: true, notes: true }).meta({ description: 'What you did and kept in the two paths of “finding your feet”.' }),
  society: z.object({
    membership: z.object({ state: z.enum(MEMBERSHIP_STATES), invitedAt: When, joinedAt: When.nullable() }).nullable(),
    steps: z
      .array(z.object({ kind: z.string(), text: z.string().nullable(), at: When }))
      .meta({ description: 'What became of your membership of the Higher Mind Society, the oldest first.' }),
    editorSince: When.nullable(),
    digest: z.object({ pace: z.enum(DIGEST_PACES), chosenAt: When }).nullable(),
    reviewer: z.object({ fields: z.array(z.string()), organisation: z.string(), isAvailable: z.boolean() }).nullable(),
    thinkTank: OwnTank,
  }),
  interviews: z.array(OwnInterview),
  selfDescriptions: z
    .array(SelfIdentification.extend({ applicationId: z.int(), toldAt: When }))
    .meta({ description: 'What you said of yourself with an application, for sums alone.' }),
  testInvitations: z.array(z.object({ applicationId: z.int(), tests: z.array(z.string()), invitedAt: When, declinedAt: When.nullable() })),
  network: z
    .object({
      page: OwnPage,
      introductions: z.array(z.object({ reason: z.string(), state: z.enum(INTRODUCTION_STATES), askedAt: When })),
      messages: z.array(z.object({ conversationId: z.int(), text: z.string(), at: When })),
      blocked: z.array(z.object({ memberId: z.int(), name: z.string() })),
    })
    .meta({ description: 'What you have written among the members of the society.' }),
  safety: OwnSafety.meta({
    description: 'What you have complained about in the society, what was decided about what you wrote, and your appeals.',
  }),
  circles: z
    .object({
      memberships: z.array(z.object({ title: z.string(), question: z.string(), charter: z.string(), isHost: z.boolean(), joinedAt: When })),
      requests: z.array(z.object({ circle: z.string(), kind: z.string(), reason: z.string(), state: z.string(), at: When })),
      posts: z.array(z.object({ circle: z.string(), title: z.string(), text: z.string(), at: When })),
      files: z
        .array(z.object({ circle: z.string(), name: z.string(), media: z.string(), bytes: z.int(), at: When, address: z.string() }))
        .meta({ description: 'Those that you added: `address` of the API gives the file itself, with your login.' }),
      meetings: z
        .array(z.object({ circle: z.string(), title: z.string(), about: z.string(), place: z.string(), startsAt: When, minutes: z.int() }))
        .meta({ description: 'Those that you proposed.' }),
      meetingAnswers: z
        .array(z.object({ circle: z.string(), startsAt: When, answer: z.string(), answeredAt: When.nullable() }))
        .meta({ description: 'What you said of meetings to which you were invited. Of a circle that is gone the name is empty.' }),
    })
    .meta({ description: 'What you did in circles of the society.' }),
  erasure: z.object({ askedAt: When, dueAt: When }).nullable(),
});
export type OwnData = z.infer<typeof OwnData>;

export const readOwnData = endpoint({
  method: 'GET',
  path: '/api/my-data',
  summary: 'All that is kept of you: account, answers, results, links and consents. What would tell the right answers is left out.',
  tag: 'Your data',
  access: 'person',
  ok: OwnData,
  problems: ['unauthenticated'],
});

const OWN_TABLES = ['results', 'answers', 'consents', 'grievances'] as const;
export type OwnTable = (typeof OWN_TABLES)[number];

export const readOwnTable = endpoint({
  method: 'GET',
  path: '/api/my-data/{table}',
  summary: 'Your results, answers, consents or grievances, as a table (CSV).',
  tag: 'Your data',
  access: 'person',
  params: z.object({ table: z.enum(OWN_TABLES).meta({ example: 'results' }) }),
  ok: FileContent,
  media: 'text/csv',
  problems: ['malformed', 'unauthenticated'],
});

export const ownDataEndpoints = [readOwnData, readOwnTable] as const;
