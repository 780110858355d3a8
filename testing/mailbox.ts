import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { Mail, Mailer } from '#server/platform/mail.ts';

const LOOK_AGAIN_MS = 3;

/**
 * Keeps what would be sent. `codeTo` is the newest code that an address got, for a page if one is named: mails that were asked for one
 * after the other may come in either order.
 */
export function makeMailbox(database: Database) {
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail) };
  /** Waits until no mail is under way or due: the workers of the queue send them at once. */
  const settled = async () => {
    const isBusy = sql<{ busy: boolean }>`select exists (select from jobs.job
      where name like '%-mail' and (state = 'active' or state in ('created', 'retry') and start_after <= now())) as busy`;
    while ((await isBusy.execute(database)).rows[0]!.busy) await pause(LOOK_AGAIN_MS);
  };
  return {
    mailer,
    async mailsTo(address: string) {
      await settled();
      return mails.filter((mail) => mail.to === address);
    },
    /** The newest that says this in its subject or its text: a mail that was asked for earlier may come later. */
    async mailTo(address: string, said: string) {
      const mail = (await this.mailsTo(address)).findLast(({ subject, text }) => subject.includes(said) || text.includes(said));
      if (!mail) throw new Error(`no mail to ${address} says: ${said}`);
      return mail;
    },
    async codeTo(address: string, page: 'verify-email' | 'reset-password' | 'new-password' | '' = '') {
      const mail = (await this.mailsTo(address)).findLast(({ text }) => text.includes(page));
      const code = mail && /^\d{6}$/m.exec(mail.text)?.[0];
      if (!code) throw new Error(`no code was sent to ${address}`);
      return code;
    },
  };
}
