import { z } from 'zod';
import { endpoint, FileContent, IdIn } from '../endpoint.ts';
import { Reason } from './membership.ts';
import {
  HARMS,
  MAX_COMPLAINT_LENGTH,
  MIN_COMPLAINT_LENGTH,
  OUTCOMES,
  SIDES,
  SNAPSHOT_PARTS,
  SUBJECT_KINDS,
  safetyMessages as say,
} from './safety-words.ts';

const When = z.iso.datetime();
const CaseId = IdIn(say.noCase).meta({ description: 'A case: what was complained about, with all complaints about it.', example: 1001 });
const ofCase = z.object({ caseId: CaseId });
const Words = z
  .string({ error: say.wordsShort })
  .trim()
  .min(MIN_COMPLAINT_LENGTH, { error: say.wordsShort })
  .max(MAX_COMPLAINT_LENGTH, { error: say.wordsLong });

export const Complaint = z.object({
  kind: z.enum(SUBJECT_KINDS),
  subject: z.string({ error: say.noSubject }).min(1).max(80).meta({ description: 'Its number, or its name in an address.' }),
  harm: z.enum(HARMS, { error: say.harm }),
  words: Words,
});
export type Complaint = z.infer<typeof Complaint>;

export const complain = endpoint({
  method: 'POST',
  path: '/api/society/complaints',
  summary:
    'Report something that somebody else wrote. Nobody whom it is about learns who did. Who is no member reports reviews of their own.',
  tag: 'Society',
  access: 'adult',
  status: 201,
  body: Complaint,
  ok: z.object({ caseId: z.int(), dueAt: When.meta({ description: 'By then operators have decided.' }) }),
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'not-found', 'conflict', 'too-many'],
  missing: 'not-found',
});

export const Snapshot = z.array(z.object({ part: z.enum(SNAPSHOT_PARTS), text: z.string() }));
export type Snapshot = z.infer<typeof Snapshot>;

const OwnAppeal = z.object({ text: z.string(), at: When, isChanged: z.boolean().nullable(), reason: z.string().nullable() });

export const OwnSafety = z.object({
  pausedUntil: When.nullable().meta({ description: 'Until when you cannot write in the society.' }),
  complaints: z
    .array(
      z.object({
        caseId: z.int(),
        kind: z.enum(SUBJECT_KINDS),
        said: z.array(z.object({ harm: z.enum(HARMS), words: z.string(), at: When })),
        dueAt: When,
        state: z.enum(['waiting', 'nothing', 'acted', 'gone']).meta({ description: '`gone`: the account that it was about was erased.' }),
        reason: z.string().nullable().meta({ description: 'Why nothing was done.' }),
        decidedAt: When.nullable(),
        appealUntil: When.nullable().meta({ description: 'Null where you cannot appeal.' }),
        appeal: OwnAppeal.nullable(),
      }),
    )
    .meta({ description: 'What you have complained about, the newest first.' }),
  decisions: z
    .array(
      z.object({
        caseId: z.int(),
        kind: z.enum(SUBJECT_KINDS),
        snapshot: Snapshot.meta({ description: 'What it was about, as it stood; nothing once it is kept no more.' }),
        outcome: z.enum(OUTCOMES),
        reason: z.string(),
        decidedAt: When,
        isInForce: z.boolean().meta({ description: 'False once an appeal has changed it.' }),
        appealUntil: When.nullable(),
        appeal: OwnAppeal.nullable(),
      }),
    )
    .meta({ description: 'What was decided about what you wrote, the newest first.' }),
});
export type OwnSafety = z.infer<typeof OwnSafety>;

export const readOwnSafety = endpoint({
  method: 'GET',
  path: '/api/society/complaints',
  summary: 'What became of your complaints, and what was decided about what you wrote.',
  tag: 'Society',
  access: 'person',
  ok: OwnSafety,
  problems: ['unauthenticated'],
});

export const appealCase = endpoint({
  method: 'POST',
  path: '/api/society/cases/{caseId}/appeal',
  summary: 'Appeal against a decision, once and within 30 days. Somebody else decides.',
  tag: 'Society',
  access: 'person',
  params: ofCase,
  body: z.object({ text: Words }),
  ok: OwnSafety,
  problems: ['malformed', 'unauthenticated', 'conflict'],
});

const Appeal = z.object({
  side: z.enum(SIDES),
  text: z.string(),
  at: When,
  dueAt: When,
  isChanged: z.boolean().nullable(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  mayDecide: z.boolean(),
  outcomes: z.array(z.enum(OUTCOMES)).meta({ description: 'What can be decided; the first lets the decision stand.' }),
});

export const Case = z.object({
  caseId: z.int(),
  kind: z.enum(SUBJECT_KINDS),
  snapshots: z.array(z.object({ at: When, parts: Snapshot })).meta({ description: 'As it stood when it was complained about.' }),
  complainers: z.int(),
  said: z.array(z.object({ harm: z.enum(HARMS), words: z.string(), at: When })),
  openedAt: When,
  dueAt: When,
  authors: z.array(z.string()).nullable().meta({ description: 'Whose it is; null where that is blind.' }),
  earlier: z
    .array(z.object({ outcome: z.enum(OUTCOMES), decidedAt: When.nullable() }))
    .meta({ description: 'What was decided before about the same people; without days where it is blind.' }),
  decision: z.object({ outcome: z.enum(OUTCOMES), reason: z.string(), by: z.string(), at: When }).nullable(),
  outcomes: z.array(z.enum(OUTCOMES)).meta({ description: 'What can be decided now.' }),
  mayDecide: z.boolean(),
  appeals: z.array(Appeal),
  log: z.array(z.object({ number: z.int(), kind: z.string(), hash: z.string(), at: When })),
});
export type Case = z.infer<typeof Case>;

export const CaseQueue = z.object({
  isOnlyOperator: z.boolean(),
  waiting: z.array(Case).meta({ description: 'Cases and appeals that wait, the soonest due first; 50 at most.' }),
  decided: z.array(Case).meta({ description: 'The newest first; 20 at most.' }),
});
export type CaseQueue = z.infer<typeof CaseQueue>;

const ofOperators = { tag: 'Operators', access: 'operator', ok: CaseQueue } as const;

export const readCases = endpoint({
  ...ofOperators,
  method: 'GET',
  path: '/api/operator/society/cases',
  summary: 'What members complained about, and how much time is left to decide. Nobody reads here who complained.',
  problems: ['unauthenticated', 'forbidden'],
});

export const readCaseFile = endpoint({
  method: 'GET',
  path: '/api/operator/society/cases/{caseId}/file',
  summary: 'The file that members have reported, to be saved. Whoever opens it does so at their own risk.',
  tag: 'Operators',
  access: 'operator',
  params: ofCase,
  media: 'application/octet-stream',
  ok: FileContent,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found'],
  missing: 'not-found',
});

const Decision = z.object({ outcome: z.enum(OUTCOMES, { error: say.outcomeNotOpen }), reason: Reason });

export const decideCase = endpoint({
  ...ofOperators,
  method: 'POST',
  path: '/api/operator/society/cases/{caseId}/decision',
  summary: 'Decide a case, with a reason that those whom it is about read.',
  params: ofCase,
  body: Decision,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});

export const decideCaseAppeal = endpoint({
  ...ofOperators,
  method: 'POST',
  path: '/api/operator/society/cases/{caseId}/appeals/{side}/decision',
  summary: 'Decide an appeal: somebody else than who has decided the case, where there is somebody else.',
  params: ofCase.extend({ side: z.enum(SIDES).meta({ example: 'author' }) }),
  body: Decision,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});

export const safetyEndpoints = [complain, readOwnSafety, appealCase, readCases, readCaseFile, decideCase, decideCaseAppeal] as const;
