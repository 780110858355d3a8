import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { sendContactMessage } from '#contract/contact.ts';
import { type ContactSubject, contactMessages } from '#contract/contact-form.ts';
import { type AttemptCounter, makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_S, HOUR_S } from '#server/platform/time.ts';
import { checkPass, makePass } from './contact-pass.ts';
import { contactMailJob, receiptMailJob } from './jobs.ts';

/** A school or an office may share an address; what is asked of one mailbox must never be much. `docs/decisions/0027` has the reasons. */
const limits = {
  messagesFromAddress: { times: 10, seconds: HOUR_S },
  messagesFromAddressInDay: { times: 40, seconds: DAY_S },
  messagesInAll: { times: 300, seconds: HOUR_S },
  receiptsFromAddressInDay: { times: 20, seconds: DAY_S },
  receiptsToMailboxInDay: { times: 3, seconds: DAY_S },
} as const;

type Form = z.output<(typeof sendContactMessage)['body']>;
export type Contact = {
  openForm(): { pass: string };
  send(form: Form, address: string): Promise<{ reference: string }>;
};
type Needs = { readonly database: Database; readonly jobs: Jobs; readonly config: Pick<Config, 'secret'>; readonly now: () => Date };

/** Takes messages for whoever runs the site, by the queue of mails. */
export function makeContact({ database, jobs, config, now }: Needs): Contact {
  const key = deriveKey(config.secret, 'contact form');
  const isWithin = async (counter: AttemptCounter, name: keyof typeof limits, subject: string) =>
    (await counter.count({ name, subject, seconds: limits[name].seconds })).count <= limits[name].times;

  return {
    openForm: () => ({ pass: makePass(key, now()) }),
    async send({ website, pass, id, ...form }, address) {
      const reference = referenceOf(id);
      if (website) return { reference }; // a program filled in what nobody sees: it learns nothing
      checkPass(key, pass, now());
      const counter = makeAttemptCounter(database, now);
      for (const limit of ['messagesFromAddress', 'messagesFromAddressInDay'] as const)
        if (!(await isWithin(counter, limit, address))) throw new Problem('too-many', contactMessages.tooMany);
      if (!(await isWithin(counter, 'messagesInAll', ''))) throw new Problem('too-many', contactMessages.busy);
      const email = form.email.trim();
      await jobs.transaction(async (transaction, add) => {
        const within = makeAttemptCounter(transaction, now);
        const sameMessage = await within.count({ name: 'contact message', subject: id, seconds: DAY_S });
        if (sameMessage.count > 1) return; // the answer was lost on its way, and it was sent again
        const message = { ...form, name: form.name.trim(), email, subject: form.subject as ContactSubject, message: form.message.trim() };
        await add(contactMailJob, { ...message, reference, receivedAt: now().toISOString() });
        const mayHaveReceipt =
          (await isWithin(within, 'receiptsFromAddressInDay', address)) &&
          (await isWithin(within, 'receiptsToMailboxInDay', email.toLowerCase()));
        if (mayHaveReceipt) await add(receiptMailJob, { email, language: form.language, reference });
      });
      return { reference };
    },
  };
}

const REFERENCE_LENGTH = 6;
/** Short enough to be read out on the telephone. */
const referenceOf = (id: string) => `C-${createHash('sha256').update(id).digest('hex').slice(0, REFERENCE_LENGTH).toUpperCase()}`;
