import type { Role } from '#contract/hiring/roles.ts';

/** A member of an organisation, as the door let them in. */
export type Member = { readonly id: number; readonly orgId: number; readonly accountId: number; readonly role: Role };

/** What belongs to a job, for the question who may see or change it. */
export type JobOwners = {
  readonly managerId: number | null;
  readonly approverId: number | null;
  readonly createdBy: number;
  readonly isConfidential: boolean;
};

const isOneOf = (member: Member, ...roles: readonly Role[]) => roles.includes(member.role);

/** Organisation, members, retention, webhooks and API keys. */
export const mayManageOrganisation = (member: Member): boolean => isOneOf(member, 'owner');
/** A hiring manager's job begins as a draft. */
export const mayCreateJobs = (member: Member): boolean => isOneOf(member, 'owner', 'recruiter', 'hiring-manager');
export const isOwnJob = (member: Member, job: JobOwners): boolean => job.managerId === member.id || job.createdBy === member.id;
export const mayPublishJobs = (member: Member): boolean => isOneOf(member, 'owner', 'recruiter');
export const mayApproveJob = (member: Member, job: JobOwners): boolean =>
  isOneOf(member, 'owner') || (isOneOf(member, 'recruiter', 'hiring-manager') && job.approverId === member.id);

/** Which applications of a job a member works with: reads, moves, rejects, writes to. Interviewers only read those they are assigned to. */
export function mayWorkOnJob(member: Member, job: JobOwners): boolean {
  if (isOneOf(member, 'owner')) return true;
  if (isOneOf(member, 'recruiter')) return !job.isConfidential || isOwnJob(member, job);
  return isOneOf(member, 'hiring-manager') && isOwnJob(member, job);
}
export const maySeeApplication = (member: Member, job: JobOwners, assignment: object | undefined): boolean =>
  mayWorkOnJob(member, job) || (isOneOf(member, 'interviewer', 'hiring-manager') && assignment !== undefined);
export const maySeeResults = (member: Member, job: JobOwners, assignment: { readonly seesResults: boolean } | undefined): boolean =>
  mayWorkOnJob(member, job) || (assignment?.seesResults ?? false);
/** Exports, and looking behind a blind screening before its stage: both are written down. */
export const mayReveal = (member: Member): boolean => isOneOf(member, 'owner', 'recruiter');
