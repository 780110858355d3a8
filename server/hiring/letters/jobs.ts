import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { NotWorthRetrying } from '#server/platform/job.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { Employers } from '../accounts/employers.ts';
import { tellPages } from '../repository.ts';
import { inScope } from '../scope.ts';
import { candidateMailJob } from './mail-job.ts';
import { findLetterToSend, markLetter } from './repository.ts';
import { fillIn } from './rules.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findLetterToSend>>>;

const isLanguage = (code: string): code is Language => LANGUAGES.some((one) => one === code);

/** An answer goes to the member who wrote it, not to us. */
function toMail({ subject, text, to, name, job, organisation, sender, senderEmail, language }: Found): Mail {
  const words = fillIn({ subject, text }, { name, job, organisation, sender });
  const head = { to, subject: words.subject };
  const paragraphs = words.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return {
    ...letter(isLanguage(language) ? language : DEFAULT_LANGUAGE, head, paragraphs),
    replyTo: { name: `${sender}, ${organisation}`, address: senderEmail },
  };
}

/** Sends what can be taken back no more, and says beside each letter what became of it. */
export function letterJobs({ database, jobs, mailer, now }: Employers): void {
  jobs.handle(candidateMailJob, async ({ letterId }) => {
    const found = await inScope(database, 'platform', (transaction) => findLetterToSend(transaction, letterId));
    if (!found) return 'forget';
    const { orgId, applicationId } = found;
    const mark = (state: 'queued' | 'sent' | 'failed', reason: string) =>
      inScope(database, 'platform', async (transaction) => {
        await markLetter(transaction, orgId, letterId, { state, reason, sentAt: state === 'sent' ? now() : null });
        await tellPages(transaction, { orgId, what: 'letter', subjectId: applicationId, at: now() });
      });
    try {
      await mailer.send(toMail(found));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await mark(error instanceof NotWorthRetrying ? 'failed' : 'queued', reason.slice(0, 300));
      throw error;
    }
    await mark('sent', '');
    return 'done';
  });
}
