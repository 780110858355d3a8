import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { Done, filled } from '../identity.ts';
import { TimeZone } from '../time-zone.ts';
import { employerMessages } from './account-messages.ts';
import { CompanyName, EmployerEmail, EmployerLoginAnswer, EmployerPassword } from './accounts.ts';
import { MAX_DEADLINE_DAYS, MAX_STAGE_LENGTH, MAX_STAGES, MIN_FIRST_STAGES } from './job-words.ts';
import { hiringMessages } from './messages.ts';
import { organisationMessages as say } from './organisation-messages.ts';
import { ROLES } from './roles.ts';

const When = z.iso.datetime();
const RoleName = z.enum(ROLES, { error: say.role });
const daysBetween = (least: number, most: number, message: string) =>
  z.int({ error: message }).min(least, { error: message }).max(most, { error: message });

const Profile = z.object({
  name: CompanyName,
  about: z.string({ error: say.about }).trim().max(2_000, { error: say.about }),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: say.website })], {
    error: say.website,
  }),
  timeZone: TimeZone(say.timeZone),
});
export type OrganisationProfile = z.infer<typeof Profile>;

const Stage = z.object({
  name: z.string({ error: say.stageName }).trim().min(1, { error: say.stageName }).max(MAX_STAGE_LENGTH, { error: say.stageName }),
  deadlineDays: daysBetween(1, MAX_DEADLINE_DAYS, say.deadline).nullable(),
});
const Stages = z.object({
  stages: z
    .array(Stage, { error: say.stageCount })
    .min(MIN_FIRST_STAGES, { error: say.stageCount })
    .max(MAX_STAGES, { error: say.stageCount })
    .refine((stages) => new Set(stages.map(({ name }) => name.toLowerCase())).size === stages.length, { error: say.stagesAlike }),
  blindUntil: z
    .int32()
    .min(0)
    .nullable()
    .meta({ description: 'The index, in these stages, of the one from which on candidates have a name. Null: from the beginning.' }),
});
export type Stages = z.infer<typeof Stages>;

const Retention = z.object({ keepRejectedDays: daysBetween(30, 3_650, say.days), keepHiredDays: daysBetween(30, 3_650, say.days) });
export type Retention = z.infer<typeof Retention>;

const Version = z.int32({ error: hiringMessages.staleVersion }).meta({ description: 'As it was when this part of the settings was read.' });

export const Organisation = z.object({
  name: z.string(),
  about: z.string(),
  website: z.string(),
  timeZone: z.string(),
  stages: z.array(z.object({ name: z.string(), deadlineDays: z.int().nullable() })),
  blindUntil: z.int().nullable(),
  keepRejectedDays: z.int(),
  keepHiredDays: z.int(),
  mayChange: z.boolean().meta({ description: 'Only owners may.' }),
  versions: z
    .object({ profile: z.int(), stages: z.int(), retention: z.int() })
    .meta({ description: 'Each rises when its part is changed: whoever saves an older one is told, and nothing is overwritten.' }),
});
export type Organisation = z.infer<typeof Organisation>;

export const MemberList = z.object({
  members: z.array(
    z.object({ memberId: z.int(), name: z.string(), email: z.string(), role: RoleName, joinedAt: When, isYou: z.boolean() }),
  ),
  invitations: z
    .array(z.object({ invitationId: z.int(), email: z.string(), role: RoleName, expiresAt: When, isOver: z.boolean() }))
    .meta({ description: 'For owners only; to others the list is empty.' }),
});
export type MemberList = z.infer<typeof MemberList>;

export const AuditPage = z.object({
  events: z.array(
    z.object({
      eventId: z.int(),
      kind: z.string(),
      by: z.string().nullable().meta({ description: 'The member who did it; null where it was the program or a candidate.' }),
      subject: z.string(),
      details: z.record(z.string(), z.unknown()),
      at: When,
    }),
  ),
  next: z.int().nullable().meta({ description: 'For `before`, to read on.' }),
});
export type AuditPage = z.infer<typeof AuditPage>;

const Code = filled(say.invitationOver).max(200, { error: say.invitationOver });
const PersonName = z.string({ error: say.personName }).trim().min(2, { error: say.personName }).max(80, { error: say.personName });
const RowId = IdIn(hiringMessages.notFound).meta({ example: 7 });

const tag = 'Organisation';
const access = 'member';

export const readOrganisation = endpoint({
  method: 'GET',
  path: '/api/hiring/organisation',
  summary: 'The settings of the organisation.',
  tag,
  access,
  ok: Organisation,
  problems: ['unauthenticated'],
});
export const changeOrganisation = endpoint({
  method: 'PUT',
  path: '/api/hiring/organisation',
  summary: 'Change what the organisation tells of itself.',
  tag,
  access,
  body: Profile.extend({ version: Version }),
  ok: Organisation,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict'],
});
export const changeStages = endpoint({
  method: 'PUT',
  path: '/api/hiring/organisation/stages',
  summary: 'Change the stages that new jobs begin with. Jobs that are there keep theirs.',
  tag,
  access,
  body: Stages.extend({ version: Version }),
  ok: Organisation,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict'],
});
export const changeRetention = endpoint({
  method: 'PUT',
  path: '/api/hiring/organisation/retention',
  summary: 'Change for how many days after a decision an application is kept.',
  tag,
  access,
  body: Retention.extend({ version: Version }),
  ok: Organisation,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict'],
});
export const readAudit = endpoint({
  method: 'GET',
  path: '/api/hiring/audit',
  summary: 'Who changed, invited, exported, revealed: the newest first. For owners.',
  tag,
  access,
  query: z.object({ before: IdIn(hiringMessages.notFound).optional() }),
  ok: AuditPage,
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});
export const listMembers = endpoint({
  method: 'GET',
  path: '/api/hiring/members',
  summary: 'Who belongs to the organisation, and who is invited.',
  tag,
  access,
  ok: MemberList,
  problems: ['unauthenticated'],
});
export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/hiring/member-invitations',
  summary: 'Invite somebody by mail. The link works once, for seven days; a new invitation of the same address replaces an older one.',
  tag,
  access,
  body: z.object({ email: EmployerEmail, role: RoleName }),
  ok: MemberList,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict', 'too-many'],
});
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/hiring/member-invitations/{invitationId}',
  summary: 'Take an invitation back.',
  tag,
  access,
  params: z.object({ invitationId: RowId }),
  ok: MemberList,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found'],
});
export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/hiring/members/{memberId}/role',
  summary: "Change another member's role.",
  tag,
  access,
  params: z.object({ memberId: RowId }),
  body: z.object({ role: RoleName }),
  ok: MemberList,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/hiring/members/{memberId}',
  summary: 'Remove a member. Their logins end at once; what they did stays.',
  tag,
  access,
  params: z.object({ memberId: RowId }),
  ok: MemberList,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});
export const leaveOrganisation = endpoint({
  method: 'POST',
  path: '/api/hiring/leave',
  summary: 'Leave the organisation. The last owner cannot.',
  tag,
  access,
  ok: Done,
  problems: ['unauthenticated', 'conflict'],
});
export const changeOwnName = endpoint({
  method: 'PUT',
  path: '/api/employer/me',
  summary: 'Change the name under which colleagues see you.',
  tag: 'Employers',
  access,
  body: z.object({ name: PersonName }),
  ok: MemberList,
  problems: ['malformed', 'unauthenticated'],
});

export const InvitationView = z.object({
  organisation: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role: RoleName,
  hasAccount: z
    .boolean()
    .meta({ description: 'Whether the address has an employer account: then its password is asked for, else a new one.' }),
});
export type InvitationView = z.infer<typeof InvitationView>;
export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/employer/invitations/look',
  summary: 'What an invitation asks to, by the code of its mail.',
  tag: 'Employers',
  access: 'anyone',
  body: z.object({ code: Code }),
  ok: InvitationView,
  problems: ['malformed', 'forbidden', 'gone', 'too-many'],
});
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/employer/invitations/accept',
  summary: 'Join the organisation with a new account, or with the account that the address has. Logs in.',
  tag: 'Employers',
  access: 'anyone',
  body: z.object({
    code: Code,
    name: PersonName.optional().meta({ description: 'For a new account.' }),
    password: EmployerPassword.meta({ description: employerMessages.password }),
  }),
  ok: EmployerLoginAnswer,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict', 'gone', 'too-many'],
});

export const organisationEndpoints = [
  readOrganisation,
  changeOrganisation,
  changeStages,
  changeRetention,
  readAudit,
  listMembers,
  inviteMember,
  withdrawInvitation,
  changeRole,
  removeMember,
  leaveOrganisation,
  changeOwnName,
  lookAtInvitation,
  acceptInvitation,
];
