import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BadConfiguration, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'bhava-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SECRET = 'x'.repeat(32);

function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment.DATA_DIR ? environment : { SECRET, ...environment });
  } catch (error) {
    if (error instanceof BadConfiguration) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

test('without any setting everything has a sensible value', () => {
  const config = readConfig({ DATA_DIR: folder });
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseAddress: join(folder, 'database'),
    textProvider: undefined,
    trustProxy: false,
  });
});

test('what a text provider may cost is limited as README.md says', () => {
  const readme = readFileSync('README.md', 'utf8');
  const told = (setting: string) => Number(readme.match(new RegExp(`\\| \`${setting}\` \\| (\\d+) `))?.[1]);
  const provider = { TEXT_PROVIDER_URL: 'https://text.example/v1', TEXT_PROVIDER_KEY: 'k', TEXT_PROVIDER_MODEL: 'm' };
  expect(readConfig({ SECRET, ...provider }).textProvider).toMatchObject({
    hourlyLimit: told('TEXT_PROVIDER_HOURLY_LIMIT'),
    dailyLimit: told('TEXT_PROVIDER_DAILY_LIMIT'),
  });
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ SECRET, PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 });
});

test('the secret is made once and kept, readable by its owner only', () => {
  const first = readConfig({ DATA_DIR: folder }).secret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(first);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(first);
});

test('a secret file that was cut short is refused, and never signs anything', () => {
  const cut = mkdtempSync(join(tmpdir(), 'bhava-secret-'));
  writeFileSync(join(cut, 'secret'), '');
  expect(complaint({ DATA_DIR: cut })).toMatch(/holds no usable secret[\s\S]*delete it/);
  rmSync(cut, { recursive: true });
});

describe('a value that makes no sense is named with what is wrong', () => {
  test.each([
    [{ PORT: 'http' }, /PORT must be a number from 0 to 65535 \(it is "http"\)/],
    [{ PORT: '70000' }, /PORT must be 65535 or less/],
    [{ PORT: '80.5' }, /PORT must be a whole number/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address that starts with postgres:\/\//],
    [{ ORIGIN: 'bhava.example' }, /ORIGIN must be the public address of the site/],
    [{ SECRET: 'short' }, /SECRET must have at least 32 characters/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be true or false/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be silent, error, warn, info or debug/],
    [{ TEXT_PROVIDER_URL: 'https://text.example' }, /TEXT_PROVIDER_URL goes together with TEXT_PROVIDER_KEY and TEXT_PROVIDER_MODEL/],
    [{ TEXT_PROVIDER_HOURLY_LIMIT: '0' }, /TEXT_PROVIDER_HOURLY_LIMIT must be 1 or more/],
    [{ TEXT_PROVIDER_DAILY_LIMIT: 'many' }, /TEXT_PROVIDER_DAILY_LIMIT must be a number of calls/],
    [{ TEXT_PROVIDER_LANGUAGES: 'fr' }, /TEXT_PROVIDER_LANGUAGES must be en, hi or en,hi/],
    [{ CONTACT_PHONE: 'call me' }, /CONTACT_PHONE must be a telephone number/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL must be an address that starts with smtp/],
  ])('%o', (environment, expected) => {
    expect(complaint(environment)).toMatch(expected);
  });

  test('all of them at once', () => {
    const said = complaint({ PORT: 'x', LOG_LEVEL: 'loud', ORIGIN: 'nowhere' });
    expect(said).toMatch(/PORT[\s\S]*ORIGIN[\s\S]*LOG_LEVEL/);
  });

  test('but a secret value is never repeated', () => {
    expect(complaint({ DATABASE_URL: 'postgre://me:hunter2@host/db', SECRET: 'tiny-secret' })).not.toMatch(/hunter2|tiny-secret/);
  });
});
