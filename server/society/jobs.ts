import type { Mailer } from '#server/platform/mail.ts';
import { invitingJobs } from './inviting/jobs.ts';
import type { Society } from './membership/actions.ts';

/** Every job of the society. */
export function societyJobs(society: Society & { readonly mailer: Mailer }): void {
  invitingJobs(society);
}
