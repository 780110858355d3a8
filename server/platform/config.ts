import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#contract/language.ts';
import { REPORTS, type ReportName } from '#contract/report-names.ts';
import { makeFolder } from './make-folder.ts';

const address = (what: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be ${what} that starts with http:// or https://` })
    .transform((url) => url.replace(/\/+$/, ''));

const MIN_SECRET_LENGTH = 32;
const numberOfCalls = z.coerce.number({ error: 'must be a number of calls' }).int('must be a whole number').min(1, 'must be 1 or more');

/** Every setting, read from the environment once, at start. README.md holds the same list as a table. */
const Settings = z
  .object({
    PORT: z.coerce
      .number({ error: 'must be a number from 0 to 65535' })
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(65_535, 'must be 65535 or less')
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be an address that starts with postgres://')
      .optional(),
    ORIGIN: address('the public address of the site').optional(),
    SECRET: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
    TRUST_PROXY: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'must be silent, error, warn, info or debug' })
      .default('warn'),
    TEXT_PROVIDER_URL: address('the address of the text provider').optional(),
    TEXT_PROVIDER_KEY: z.string().optional(),
    TEXT_PROVIDER_MODEL: z.string().optional(),
    TEXT_PROVIDER_LANGUAGES: z
      .string()
      .refine((text) => text.split(',').every(isLanguage), `must be ${LANGUAGES.join(', ')} or ${LANGUAGES.join(',')}`)
      .default(DEFAULT_LANGUAGE),
    TEXT_PROVIDER_HOURLY_LIMIT: numberOfCalls.default(30),
    TEXT_PROVIDER_DAILY_LIMIT: numberOfCalls.default(5000),
    HELD_BACK_REPORTS: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(REPORTS, { error: `must be names of reports, with commas between them: ${REPORTS.join(', ')}` })))
      .optional(),
    OPERATORS: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(/^[a-z\d]+$/, 'must be usernames, with commas between them')))
      .optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    WEBHOOKS_TO_PRIVATE_ADDRESSES: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must be an address that starts with smtp:// or smtps://')
      .optional(),
    GRIEVANCE_OFFICER: z
      .string()
      .regex(/^[^<>]+<[^<>\s]+@[^<>\s]+>$/, 'must be a name and an email, such as Asha Rao <grievance@bhava.example>')
      .optional(),
    GRIEVANCE_PHONE: z.string().optional(),
    MAIL_FROM: z.string().default('Bhava <no-reply@localhost>'),
    CONTACT_EMAIL: z.email('must be one email address, such as hello@bhava.example').optional(),
    CONTACT_PHONE: z
      .string()
      .regex(/^\+?[\d ()-]{6,24}$/, 'must be a telephone number of digits, spaces, brackets and hyphens, such as +91 22 5550 0100')
      .optional(),
  })
  .check((context) => {
    const { TEXT_PROVIDER_URL, TEXT_PROVIDER_KEY, TEXT_PROVIDER_MODEL } = context.value;
    const given = [TEXT_PROVIDER_URL, TEXT_PROVIDER_KEY, TEXT_PROVIDER_MODEL].filter(Boolean).length;
    if (given === 0 || given === 3) return;
    context.issues.push({
      code: 'custom',
      path: ['TEXT_PROVIDER_URL'],
      message: 'goes together with TEXT_PROVIDER_KEY and TEXT_PROVIDER_MODEL: set all three or none',
      input: TEXT_PROVIDER_URL,
    });
  });

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseAddress: string;
  readonly origin: string | undefined;
  readonly secret: string;
  readonly trustProxy: boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly textProvider:
    | {
        readonly address: string;
        readonly key: string;
        readonly model: string;
        readonly languages: readonly Language[];
        /** Calls an hour for one person, or one address of readers without an account. */
        readonly hourlyLimit: number;
        /** Calls a day for all of them together. */
        readonly dailyLimit: number;
      }
    | undefined;
  /** Pages say of these that they come soon. */
  readonly heldBackReports: readonly ReportName[];
  /** The usernames of those who may open the screens under /operator. */
  readonly operators: readonly string[];
  readonly google: { readonly clientId: string; readonly clientSecret: string | undefined } | undefined;
  /** For development: webhooks of organisations also go to this machine and its network, and without a certificate. */
  readonly webhooksMayBePrivate: boolean;
  /** Where messages of the contact form go. */
  readonly contactEmail: string;
  /** Who answers for personal data; undefined until the operator names somebody. */
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string | undefined } | undefined;
  /** What the foot of each page says. What is not set is left out there. */
  readonly shownContact: { readonly email: string | null; readonly phone: string | null };
  readonly mail: { readonly smtp: string | undefined; readonly from: string; readonly folder: string };
};

/** What the environment may hold for this program. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** Settings that make no sense, all named at once. */
export class BadConfiguration extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Settings.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')} ${issue.message}${describe(present[String(issue.path[0])], String(issue.path[0]))}`,
    );
    throw new BadConfiguration(`These settings make no sense:\n${lines.join('\n')}\nREADME.md lists every setting.`);
  }
  const settings = parsed.data;
  const dataFolder = resolve(settings.DATA_DIR);
  const { TEXT_PROVIDER_URL: url, TEXT_PROVIDER_KEY: key, TEXT_PROVIDER_MODEL: model } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder,
    databaseAddress: settings.DATABASE_URL ?? join(dataFolder, 'database'),
    origin: settings.ORIGIN,
    secret: settings.SECRET ?? keptSecret(dataFolder),
    trustProxy: settings.TRUST_PROXY === 'true',
    logLevel: settings.LOG_LEVEL,
    textProvider:
      url && key && model
        ? {
            address: url,
            key,
            model,
            languages: settings.TEXT_PROVIDER_LANGUAGES.split(',').filter(isLanguage),
            hourlyLimit: settings.TEXT_PROVIDER_HOURLY_LIMIT,
            dailyLimit: settings.TEXT_PROVIDER_DAILY_LIMIT,
          }
        : undefined,
    heldBackReports: settings.HELD_BACK_REPORTS ?? [],
    operators: settings.OPERATORS ?? [],
    google: settings.GOOGLE_CLIENT_ID ? { clientId: settings.GOOGLE_CLIENT_ID, clientSecret: settings.GOOGLE_CLIENT_SECRET } : undefined,
    webhooksMayBePrivate: settings.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'true',
    contactEmail: settings.CONTACT_EMAIL ?? addressIn(settings.MAIL_FROM),
    grievanceOfficer: officerOf(settings.GRIEVANCE_OFFICER, settings.GRIEVANCE_PHONE),
    shownContact: { email: settings.CONTACT_EMAIL ?? null, phone: settings.CONTACT_PHONE ?? null },
    mail: { smtp: settings.SMTP_URL, from: settings.MAIL_FROM, folder: join(dataFolder, 'mail') },
  };
}

/** `Bhava <no-reply@localhost>`: the part in the brackets, or all of it. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim();

function officerOf(officer: string | undefined, phone: string | undefined): Config['grievanceOfficer'] {
  const [, name, email] = /^(.+?)\s*<(.+)>$/.exec(officer ?? '') ?? [];
  return name && email ? { name, email, phone } : undefined;
}

const SECRETIVE = /SECRET|KEY|URL/;
const describe = (value: string | undefined, name: string) => (value === undefined || SECRETIVE.test(name) ? '' : ` (it is "${value}")`);

/** Without SECRET the program makes one and keeps it beside the data, so that a restart logs nobody out. */
function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  if (!existsSync(file)) makeSecret(dataFolder, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new BadConfiguration(
    `The file ${file} holds no usable secret: fewer than ${MIN_SECRET_LENGTH} characters. Put back the one it held, or delete it: a new one is made, and everybody has to log in again.`,
  );
}

/** A hard link appears whole or not at all, and only for the first of two programs that start at once. */
function makeSecret(dataFolder: string, file: string) {
  makeFolder(dataFolder);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
