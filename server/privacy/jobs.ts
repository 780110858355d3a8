import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { forgetKeptMail } from '#server/platform/mail.ts';
import { eraseDue, issueErasureCode, keepShort, keptUntil } from './erasing.ts';
import { privacyMailJob } from './mail-job.ts';
import { childAllowedMail, erasedMail, erasureAskedMail, erasureCodeMail, parentAgreedMail, parentAskedMail } from './mails.ts';
import type { Privacy } from './privacy.ts';
import { findBirth, findErasure, findPerson, findRequest } from './repository.ts';
import { adultFrom, codeFrom, firstNameOf, signLink } from './rules.ts';

const retries = { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 } as const;

const eraseJob = {
  name: 'erase',
  input: z.object({}),
  retries,
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '*/10 * * * *',
} satisfies Job;

const keepShortJob = {
  name: 'keep-privacy-short',
  input: z.object({}),
  retries,
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '41 2 * * *',
} satisfies Job;

type MailInput = z.output<typeof privacyMailJob.input>;

export function privacyJobs(privacy: Privacy): void {
  const { config, jobs, mailer } = privacy;
  jobs.handle(privacyMailJob, async (input) => {
    const mail = await write(privacy, input);
    if (!mail) return 'forget';
    if (input.kind === 'erased') await forgetKeptMail(config.mail.folder, input.email);
    await mailer.send(mail);
    return input.kind === 'erased' ? 'forget' : 'done'; // of somebody who is erased no trace of the mail stays either
  });
  jobs.handle(eraseJob, async () => {
    await eraseDue(privacy);
    return 'done';
  });
  jobs.handle(keepShortJob, async () => {
    await keepShort(privacy);
    return 'done';
  });
}

/** Undefined where there is nothing left to tell. */
async function write(privacy: Privacy, input: MailInput) {
  const { database, keys, now } = privacy;
  const to = { to: input.email, language: input.language, origin: input.origin };
  if (input.kind === 'erased') return erasedMail(to, input.name, keptUntil(now()));
  const person = await findPerson(database, input.personId);
  if (!person) return undefined;
  const child = firstNameOf(person.name);
  switch (input.kind) {
    case 'parent-asked':
    case 'parent-agreed': {
      const [request, birth] = await Promise.all([findRequest(database, input.requestId), findBirth(database, person.id)]);
      if (!request || !birth) return undefined;
      const { id, nonce, expiresAt } = request;
      if (input.kind === 'parent-agreed')
        return parentAgreedMail(to, { child, parent: request.parentName ?? '', token: signLink(keys.parents, id, adultFrom(birth)) });
      const username = person.displayUsername ?? person.username ?? '';
      const code = codeFrom(keys.parents, nonce);
      return parentAskedMail(to, { child, username, code, token: signLink(keys.parents, id, expiresAt), until: expiresAt });
    }
    case 'child-allowed':
      return childAllowedMail(to, child);
    case 'erasure-code':
      return erasureCodeMail(to, child, await issueErasureCode(privacy, person.email));
    case 'erasure-asked': {
      const erasure = await findErasure(database, person.id);
      return erasure && erasureAskedMail(to, child, erasure.dueAt);
    }
  }
}
