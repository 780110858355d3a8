import type { JobAct, JobState, JobStep } from '#contract/hiring/job-words.ts';
import { isOwnJob, type JobOwners, type Member, mayApproveJob, mayCreateJobs, mayPublishJobs, mayWorkOnJob } from '../rules.ts';

/** Every way from one state of a job to another. What is not here does not happen. */
const ways: Readonly<Record<JobStep, Partial<Record<JobState, JobState>>>> = {
  submit: { draft: 'pending_approval' },
  waive: { draft: 'approved' },
  withdraw: { pending_approval: 'draft' },
  approve: { pending_approval: 'approved' },
  reject: { pending_approval: 'draft' },
  publish: { approved: 'open' },
  pause: { open: 'paused' },
  resume: { paused: 'open' },
  close: { approved: 'closed', open: 'closed', paused: 'closed' },
  expire: { open: 'closed', paused: 'closed' },
  archive: { draft: 'archived', closed: 'archived' },
};

export const stateAfter = (step: JobStep, state: JobState): JobState | undefined => ways[step][state];

type Submitted = Pick<JobOwners, 'approverId'>;
/**
 * Whose approval a job needs when it is handed in: the platform's while the organisation is unverified, then that of the member who is
 * named, then, for a hiring manager, that of any owner. Nobody waits for their own.
 */
export function approvalNeeded(member: Member, { approverId }: Submitted, isVerified: boolean): 'platform' | 'member' | null {
  if (!isVerified) return 'platform';
  if (approverId !== null && approverId !== member.id) return 'member';
  return mayPublishJobs(member) ? null : 'member';
}

export type JobStanding = JobOwners & { readonly state: JobState; readonly waitsFor: 'member' | 'platform' | null };

/** Interviewers see applications, never the list of jobs. Whoever is to approve a job sees it too. */
export const maySeeJob = (member: Member, job: JobOwners): boolean =>
  mayWorkOnJob(member, job) || (mayCreateJobs(member) && job.approverId === member.id);

/** Until a hiring manager's job is approved, it is theirs to write; afterwards an approved text is not changed past who approved it. */
export function mayEditJob(member: Member, job: JobStanding): boolean {
  if (job.state === 'closed' || job.state === 'archived') return false;
  if (mayPublishJobs(member)) return mayWorkOnJob(member, job);
  return mayCreateJobs(member) && isOwnJob(member, job) && (job.state === 'draft' || job.state === 'pending_approval');
}

/** A hiring manager does not approve their own job, whomever they name in it. */
const mayDecide = (member: Member, job: JobStanding): boolean =>
  job.waitsFor === 'member' && mayApproveJob(member, job) && (mayPublishJobs(member) || !isOwnJob(member, job));

const mayRun = (member: Member, job: JobStanding): boolean => mayPublishJobs(member) && mayWorkOnJob(member, job);

const mayTake: Readonly<Record<JobStep, (member: Member, job: JobStanding) => boolean>> = {
  submit: mayEditJob,
  waive: mayEditJob,
  withdraw: mayEditJob,
  approve: mayDecide,
  reject: mayDecide,
  publish: mayRun,
  pause: mayRun,
  resume: mayRun,
  close: mayRun,
  expire: () => false,
  archive: (member, job) => mayRun(member, job) || mayEditJob(member, job),
};

export const mayTakeStep = (member: Member, job: JobStanding, step: JobStep): boolean => mayTake[step](member, job);

/** What this member could do with the job now. Which of `submit` and `waive` it is, the server decides when it is handed in. */
export function actsOpenTo(member: Member, job: JobStanding): JobAct[] {
  const steps = (Object.keys(ways) as JobStep[]).filter(
    (step) => step !== 'waive' && stateAfter(step, job.state) !== undefined && mayTakeStep(member, job, step),
  );
  return mayEditJob(member, job) ? ['edit', ...steps] : steps;
}

/** The day of the calendar in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** One can apply until the end of the last day where the organisation is. */
export const isPastClosing = (closesOn: string | null, timeZone: string, now: Date): boolean =>
  closesOn !== null && closesOn < dayIn(timeZone, now);
