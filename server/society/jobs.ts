import type { Mailer } from '#server/platform/mail.ts';
import { biasJobs } from './bias/jobs.ts';
import { safetyJobs } from './cases/jobs.ts';
import { circleMeetingJobs } from './circle-meetings/jobs.ts';
import { circleJobs } from './circles/jobs.ts';
import { type Digests, digestJobs } from './digests/jobs.ts';
import { invitingJobs } from './inviting/jobs.ts';

/** Every job of the society. */
export function societyJobs(society: Digests & { readonly mailer: Mailer }): void {
  invitingJobs(society);
  biasJobs(society);
  safetyJobs(society);
  circleJobs(society);
  circleMeetingJobs(society);
  digestJobs(society);
}
