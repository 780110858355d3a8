import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { hiringMessages } from './messages.ts';
import { SELF_GROUPS } from './self-identification-words.ts';

export const selfIdentificationMessages = { group: 'Please choose one of the answers, or none.' } as const;

const said = <const Groups extends readonly [string, ...string[]]>(groups: Groups) =>
  z.enum(groups, { error: selfIdentificationMessages.group }).nullable();

export const SelfIdentification = z.object({
  gender: said(SELF_GROUPS.gender),
  age: said(SELF_GROUPS.age),
  disability: said(SELF_GROUPS.disability),
});
export type SelfIdentification = z.infer<typeof SelfIdentification>;

const common = {
  path: '/api/job-seeker/applications/{applicationId}/self-description',
  tag: 'Hiring',
  access: 'person',
  params: z.object({ applicationId: IdIn(hiringMessages.noNumber).meta({ example: 1001 }) }),
  ok: SelfIdentification,
} as const;

export const readSelfIdentification = endpoint({
  ...common,
  method: 'GET',
  summary: 'What you have said of yourself with an application, if anything.',
  problems: ['unauthenticated', 'malformed', 'not-found'],
});

export const changeSelfIdentification = endpoint({
  ...common,
  method: 'PUT',
  summary: 'Say of yourself what you like to, or take it back: it is shown in sums alone, never beside your application.',
  body: SelfIdentification,
  problems: ['unauthenticated', 'malformed', 'not-found'],
});

export const selfIdentificationEndpoints = [readSelfIdentification, changeSelfIdentification] as const;
