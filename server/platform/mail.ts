import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { NotWorthRetrying } from './job.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** To whom an answer goes, if not to us. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Mail programs send no answer of their own to it, so that two of them do not answer each other for ever (RFC 3834). */
  readonly isAutomatic?: true;
  /** Where mail programs end such mails with one click (RFC 8058): they send a form there, without a login. */
  readonly endAddress?: string;
  /** For calendars (RFC 6047): the method is in the part of the mail, in the file that is attached, and in both their contents. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
};
/** A mail as the folder keeps it beside the .eml, for the page that shows it to a developer. */
export type KeptMail = Mail & { readonly sentAt: string };
type Settings = { readonly smtp: string | undefined; readonly from: string; readonly folder: string };

export type Mailer = {
  /** One attempt, for the handler of a job. Rejects with NotWorthRetrying when the mail server refuses this mail for good. */
  send(mail: Mail): Promise<void>;
};

/** How long a job that sends a mail may take, and how it waits for a mail server that is away. */
export const MAIL_ATTEMPTS = {
  retries: { times: 1_000, firstPauseSeconds: 5, longestPauseSeconds: 600 },
  atOnce: 4,
  attemptSeconds: 60,
} as const;
const CONNECTION_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

/** Mail over SMTP; without SMTP settings each mail becomes a file in a folder. */
export const makeMailer = ({ smtp, from, folder }: Settings): Mailer => ({
  send: smtp ? overSmtp(smtp, from) : intoFolder(folder, from),
});

/** The address in a sender such as `Bhava <hello@example.org>`. */
export const addressIn = (sender: string): string => /<(.+)>/.exec(sender)?.[1] ?? sender;

export const envelopeOf = (from: string, { isAutomatic, calendar, endAddress, ...mail }: Mail) => ({
  from,
  ...mail,
  ...(calendar && { icalEvent: { ...calendar, filename: calendar.method === 'CANCEL' ? 'cancel.ics' : 'invite.ics' } }),
  ...((isAutomatic || endAddress) && {
    headers: {
      ...(isAutomatic && { 'Auto-Submitted': 'auto-replied' }),
      ...(endAddress && { 'List-Unsubscribe': `<${endAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }),
});

function overSmtp(smtp: string, from: string): Mailer['send'] {
  const transport: Transporter = createTransport({
    url: smtp,
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  });
  return async (mail) => {
    try {
      await transport.sendMail(envelopeOf(from, mail));
    } catch (error) {
      throw isRefusal(error) ? new NotWorthRetrying((error as Error).message, { cause: error }) : error;
    }
  };
}

/** Replies about our own login or encryption (RFC 4954, RFC 3207): put right by whoever runs the program, and the mail goes out then. */
const ABOUT_OUR_LOGIN = new Set([530, 534, 535, 538]);

/** A 5xx reply to the mail itself (RFC 5321: permanent). One to our greeting or login says nothing about this mail. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command) && !ABOUT_OUR_LOGIN.has(responseCode);
}

function intoFolder(folder: string, from: string): Mailer['send'] {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const sentAt = new Date().toISOString();
    const { message } = await transport.sendMail(envelopeOf(from, mail));
    const file = join(folder, `${sentAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.eml`, message as Buffer, { mode: 0o600 });
    await writeFile(`${file}.json`, JSON.stringify({ ...mail, sentAt } satisfies KeptMail), { mode: 0o600 });
  };
}

/** Deletes the mails that the folder keeps of one reader. Where mail is sent there is no folder, and nothing to delete. */
export async function forgetKeptMail(folder: string, reader: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const { to } = JSON.parse(await readFile(join(folder, file), 'utf8')) as KeptMail;
    if (to !== reader) continue;
    await rm(join(folder, file), { force: true });
    await rm(join(folder, file.replace(/\.json$/, '.eml')), { force: true });
  }
}
