import { z } from 'zod';
import { endpoint, LanguageCode } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { privacyMessages as say } from './privacy-messages.ts';
import { CONSENT_BY, FIRST_BIRTH_YEAR, OPTIONAL_PURPOSES, PARENT_DECISIONS, PURPOSES } from './privacy-words.ts';

export { privacyMessages } from './privacy-messages.ts';

const When = z.iso.datetime();
const tag = 'Privacy';
const language = LanguageCode.default(DEFAULT_LANGUAGE);
const Notice = z.string().min(1).max(40).meta({ description: 'The version of the notice that was read.', example: '2026-11-22' });

export const PurposeName = z.enum(PURPOSES);
const Consent = z.object({
  purpose: PurposeName,
  isGiven: z.boolean(),
  isNeeded: z.boolean().meta({ description: 'Without it there is nothing to use an account for.' }),
  at: When.nullable().meta({ description: 'When it was last given or withdrawn.' }),
});

export const Standing = z.object({
  step: z.enum(['notice', 'parent', 'ready', 'leaving']).meta({
    description: 'The notice is to be read; a parent has to agree; tests are open; the account is to be erased.',
  }),
  isBirthKnown: z.boolean(),
  isMinor: z.boolean(),
  isParentsConsent: z.boolean().meta({ description: 'A parent has agreed, not the person.' }),
  consents: z.array(Consent).meta({ description: 'What is asked for here, the needed first.' }),
  isNoticeNew: z.boolean().meta({ description: 'The notice says something else than when you agreed. What you agreed to stays in force.' }),
  parent: z
    .object({
      mailbox: z.string().meta({ description: 'The address of the parent, mostly hidden.' }),
      askedAt: When,
      expiresAt: When,
      decision: z.enum(PARENT_DECISIONS).nullable(),
    })
    .nullable(),
  erasure: z.object({ askedAt: When, dueAt: When, askedBy: z.string() }).nullable(),
  proof: z
    .enum(['password', 'code'])
    .meta({ description: 'What an erasure asks for: an account that came through Google has no password.' }),
});
export type Standing = z.infer<typeof Standing>;

const person = 'person';
const problems = ['unauthenticated'] as const;

export const readStanding = endpoint({
  method: 'GET',
  path: '/api/privacy',
  summary: 'Where you stand: what you have agreed to, and what is missing before the first test.',
  tag,
  access: person,
  ok: Standing,
  problems,
});

const Birth = z.object({
  year: z.int({ error: say.birth }).min(FIRST_BIRTH_YEAR, { error: say.birth }).max(9999, { error: say.birth }),
  month: z.int({ error: say.birth }).min(1, { error: say.birth }).max(12, { error: say.birth }),
});

export const begin = endpoint({
  method: 'POST',
  path: '/api/privacy/begin',
  summary: 'Agree to what the notice says. When you were born is told once; under 18 a parent agrees instead.',
  tag,
  access: person,
  body: z.object({
    birth: Birth.optional().meta({ description: 'Left out when it is known already.' }),
    optional: z.array(z.enum(OPTIONAL_PURPOSES)).max(OPTIONAL_PURPOSES.length).default([]),
    notice: Notice,
    language,
  }),
  ok: Standing,
  problems: [...problems, 'malformed', 'conflict', 'unprocessable'],
});

export const changeConsent = endpoint({
  method: 'PUT',
  path: '/api/privacy/consents/{purpose}',
  summary: 'Give or withdraw one consent. To withdraw the one for measuring erases answers, results and practice.',
  tag,
  access: person,
  params: z.object({ purpose: PurposeName.meta({ example: 'research' }) }),
  body: z.object({ isGiven: z.boolean(), notice: Notice, language }),
  ok: Standing,
  problems: [...problems, 'malformed', 'forbidden'],
});

export const askParent = endpoint({
  method: 'POST',
  path: '/api/privacy/parent',
  summary: 'Under 18: ask a parent by mail. The same mailbox gets few such mails.',
  tag,
  access: person,
  body: z.object({
    email: z
      .string({ error: say.parentEmail })
      .trim()
      .regex(z.regexes.email, { error: say.parentEmail })
      .max(120, { error: say.parentEmail })
      .meta({ example: 'parent@example.org' }),
    language,
  }),
  ok: Standing,
  problems: [...problems, 'malformed', 'conflict', 'unprocessable', 'too-many'],
});

export const mailErasureCode = endpoint({
  method: 'POST',
  path: '/api/privacy/erasure/code',
  summary: 'For an account without a password: a code by mail, to prove who asks for the erasure.',
  tag,
  access: person,
  body: z.object({ language }),
  ok: z.object({}),
  problems: [...problems, 'too-many'],
});

export const askErasure = endpoint({
  method: 'POST',
  path: '/api/privacy/erasure',
  summary: 'Have your account erased in seven days. Every login and every link of yours ends at once.',
  tag,
  access: person,
  body: z.object({
    password: z.string({ error: say.proof }).max(128, { error: say.proof }).optional(),
    code: z.string({ error: say.proof }).max(20, { error: say.proof }).optional(),
    language,
  }),
  ok: z.object({ dueAt: When }),
  problems: [...problems, 'malformed', 'unprocessable', 'too-many'],
});

export const takeBackErasure = endpoint({
  method: 'DELETE',
  path: '/api/privacy/erasure',
  summary: 'Keep the account after all.',
  tag,
  access: person,
  ok: Standing,
  problems: [...problems, 'forbidden'],
});

const anyone = 'anyone';
const Token = z.object({ token: z.string({ error: say.parentLink }).max(200, { error: say.parentLink }) });
const ofParents = ['malformed', 'gone'] as const;

export const ParentView = z.object({
  child: z.string().meta({ description: 'The first name that the child gave.' }),
  username: z.string().nullable(),
  askedAt: When,
  decision: z.enum(PARENT_DECISIONS).nullable(),
  decidedAt: When.nullable(),
  testsFinished: z.int(),
  answers: z.int().meta({ description: 'How many answers are kept.' }),
  erasureDueAt: When.nullable(),
  token: z.string().nullable().meta({ description: 'What opens this later too, until the child is 18; only once agreed.' }),
});
export type ParentView = z.infer<typeof ParentView>;

export const lookAsParent = endpoint({
  method: 'POST',
  path: '/api/parents/look',
  summary: 'What a child asks for, or what is kept of it: for the parent who has the link.',
  tag,
  access: anyone,
  body: Token,
  ok: ParentView,
  problems: ofParents,
});

export const agreeAsParent = endpoint({
  method: 'POST',
  path: '/api/parents/agree',
  summary: 'Agree for a child, with the code of the mail and a declaration.',
  tag,
  access: anyone,
  body: Token.extend({
    code: z
      .string({ error: say.parentCode })
      .transform((code) => code.replaceAll(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, { error: say.parentCode })),
    name: z.string({ error: say.parentName }).trim().min(4, { error: say.parentName }).max(80, { error: say.parentName }),
    isAdult: z.literal(true, { error: say.parentDeclares }),
    isParent: z.literal(true, { error: say.parentDeclares }),
    notice: Notice,
    language,
  }),
  ok: ParentView,
  problems: [...ofParents, 'unprocessable', 'too-many'],
});

export const refuseAsParent = endpoint({
  method: 'POST',
  path: '/api/parents/refuse',
  summary: 'Do not agree, or withdraw: what was measured of the child is erased at once.',
  tag,
  access: anyone,
  body: Token.extend({ notice: Notice, language }),
  ok: ParentView,
  problems: ofParents,
});

export const eraseAsParent = endpoint({
  method: 'POST',
  path: '/api/parents/erase',
  summary: "Have the child's account erased, or take that back.",
  tag,
  access: anyone,
  body: Token.extend({ isWanted: z.boolean(), language }),
  ok: ParentView,
  problems: [...ofParents, 'forbidden'],
});

export const ConsentEntry = z.object({
  purpose: PurposeName,
  isGiven: z.boolean(),
  givenBy: z.enum(CONSENT_BY),
  notice: z.string(),
  language: LanguageCode,
  at: When,
});

export const privacyEndpoints = [
  readStanding,
  begin,
  changeConsent,
  askParent,
  mailErasureCode,
  askErasure,
  takeBackErasure,
  lookAsParent,
  agreeAsParent,
  refuseAsParent,
  eraseAsParent,
] as const;
