import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };
/** A mail as the folder keeps it beside the .eml, for the page that shows it to a developer. */
export type KeptMail = Mail & { readonly sentAt: string };
type Settings = { readonly smtp: string | undefined; readonly from: string; readonly folder: string };
type Log = { error(details: object, message: string): void };

export type Mailer = {
  /** Writes and sends without making anyone wait: how long it takes must not tell whether an address has an account. */
  post(write: () => Promise<Mail | undefined>): void;
  /** Waits until all that was posted has gone out, or has failed and was logged; at most five seconds, for a mail server may be away. */
  settled(): Promise<void>;
};

const RETRY_PAUSES = [2_000, 10_000];
const patience = 5_000;

/** Mail over SMTP; without SMTP settings each mail becomes a file in a folder. */
export function makeMailer({ smtp, from, folder }: Settings, log: Log, retryPauses: readonly number[] = RETRY_PAUSES): Mailer {
  const send = smtp ? overSmtp(createTransport(smtp), from) : intoFolder(folder, from);
  const leaving = new Set<Promise<void>>();
  const sendPatiently = async (mail: Mail) => {
    for (const wait of retryPauses) {
      try {
        return await send(mail);
      } catch {
        await pause(wait, undefined, { ref: false });
      }
    }
    return send(mail);
  };
  return {
    post(write) {
      const departure = write()
        .then((mail) => (mail ? sendPatiently(mail) : undefined))
        .catch((error) => log.error({ err: error }, 'a mail could not be sent'))
        .finally(() => leaving.delete(departure));
      leaving.add(departure);
    },
    async settled() {
      await Promise.race([Promise.all(leaving), pause(patience, undefined, { ref: false })]);
    },
  };
}

const overSmtp = (transport: Transporter, from: string) => async (mail: Mail) => {
  await transport.sendMail({ from, ...mail });
};

function intoFolder(folder: string, from: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail: Mail) => {
    const sentAt = new Date().toISOString();
    const { message } = await transport.sendMail({ from, ...mail });
    const file = join(folder, `${sentAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.eml`, message as Buffer, { mode: 0o600 });
    await writeFile(`${file}.json`, JSON.stringify({ ...mail, sentAt } satisfies KeptMail), { mode: 0o600 });
  };
}
