import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';
import type { Employers } from '../accounts/employers.ts';
import { inScope } from '../scope.ts';
import { invitationCodeOf } from './codes.ts';
import { invitationMail } from './mails.ts';
import { findInvitation } from './repository.ts';

/** Holds no code: it is made when the mail is sent. */
export const memberInvitationMailJob = {
  name: 'member-invitation-mail',
  input: z.object({ invitation: z.int(), origin: z.string() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

export function memberJobs({ config, database, jobs, mailer, now }: Employers): void {
  jobs.handle(memberInvitationMailJob, async ({ invitation: id, origin }) => {
    const invitation = await inScope(database, 'platform', (transaction) => findInvitation(transaction, id, now()));
    if (!invitation) return 'forget'; // taken back, or replaced
    const language = isLanguage(invitation.language) ? invitation.language : DEFAULT_LANGUAGE;
    await mailer.send(invitationMail({ ...invitation, language, code: invitationCodeOf(id, config.secret) }, origin));
    return 'done';
  });
}
