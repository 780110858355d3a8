import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { hiringMessages } from './messages.ts';

export const testInvitationMessages = {
  tests: 'Please choose at least one test.',
  noAccount: 'This candidate has no account here, so there is nobody to invite to a test.',
  enough: 'This candidate has been invited three times for this job. More would be pressing.',
  decided: 'This application is no longer open, so nobody is invited to tests for it.',
} as const;

const tag = 'Hiring';
const When = z.iso.datetime();
const ApplicationId = z.object({ applicationId: IdIn(hiringMessages.noNumber).meta({ example: 1001 }) });
const Tests = z.array(z.string().max(60), { error: testInvitationMessages.tests }).min(1, { error: testInvitationMessages.tests }).max(12);

/** Whether the candidate plays is theirs: no field tells of it. */
const SentInvitations = z.object({
  mayInvite: z.boolean(),
  invitations: z.array(z.object({ tests: z.array(z.string()), invitedBy: z.string(), invitedAt: When })),
});
export type SentInvitations = z.infer<typeof SentInvitations>;

export const readSentInvitations = endpoint({
  method: 'GET',
  path: '/api/hiring/applications/{applicationId}/test-invitations',
  summary: 'To which tests a candidate was invited for this application.',
  tag,
  access: 'member',
  params: ApplicationId,
  ok: SentInvitations,
  problems: ['unauthenticated', 'malformed', 'not-found', 'forbidden'],
});

export const inviteToTests = endpoint({
  method: 'POST',
  path: '/api/hiring/applications/{applicationId}/test-invitations',
  summary: 'Invite a candidate to tests, by mail and on their page. Whether they play, and what they share of it, is theirs.',
  tag,
  access: 'member',
  params: ApplicationId,
  body: z.object({ tests: Tests }),
  ok: SentInvitations,
  problems: ['unauthenticated', 'malformed', 'not-found', 'forbidden', 'conflict', 'unprocessable', 'too-many'],
});

const OwnInvitations = z.object({
  invitations: z.array(
    z.object({
      invitationId: z.int(),
      applicationId: z.int(),
      organisation: z.string(),
      jobTitle: z.string(),
      tests: z.array(z.string()),
      invitedAt: When,
    }),
  ),
});
export type OwnInvitations = z.infer<typeof OwnInvitations>;

export const readOwnInvitations = endpoint({
  method: 'GET',
  path: '/api/job-seeker/test-invitations',
  summary: 'To which tests employers have invited you.',
  tag,
  access: 'person',
  ok: OwnInvitations,
  problems: ['unauthenticated'],
});

export const declineInvitation = endpoint({
  method: 'DELETE',
  path: '/api/job-seeker/test-invitations/{invitationId}',
  summary: 'Put an invitation to tests aside. The employer is not told.',
  tag,
  access: 'person',
  params: z.object({ invitationId: IdIn(hiringMessages.noNumber).meta({ example: 1 }) }),
  ok: OwnInvitations,
  problems: ['unauthenticated', 'malformed'],
});

export const testInvitationEndpoints = [readSentInvitations, inviteToTests, readOwnInvitations, declineInvitation] as const;
