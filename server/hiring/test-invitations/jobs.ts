import { isTestSlug } from '#content/catalogue.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import { inScope } from '../scope.ts';
import { testInvitationMailJob } from './mail-job.ts';
import { invitationMail } from './mails.ts';
import { findAddressee, findInvitation } from './repository.ts';

export function testInvitationJobs({ database, jobs, mailer }: Pick<Employers, 'database' | 'jobs' | 'mailer'>): void {
  jobs.handle(testInvitationMailJob, async ({ invitationId, origin }) => {
    const invitation = await inScope(database, 'platform', (transaction) => findInvitation(transaction, invitationId));
    const person = invitation && (await findAddressee(database, invitation.personId));
    if (!invitation || !person) return 'forget'; // put aside, decided or erased meanwhile
    const { organisation, jobTitle, tests } = invitation;
    const language = person.language !== null && isLanguage(person.language) ? person.language : DEFAULT_LANGUAGE;
    const { name, email } = person;
    await mailer.send(invitationMail({ to: email, name, language, organisation, jobTitle, tests: tests.filter(isTestSlug), origin }));
    return 'done';
  });
}
