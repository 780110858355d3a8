import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { makeMailer } from './mail.ts';
import { mailPageAddress, showKeptMail } from './mail-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'bhava-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));
const mail = { to: 'asha@example.org', subject: 'आपका कोड', text: 'कोड: 482913', html: '<p>482913</p>' };
const logged: string[] = [];
const log = { error: (_details: object, message: string) => void logged.push(message) };
beforeEach(() => void logged.splice(0));

describe('without SMTP', () => {
  test('a mail becomes a file that a mail program opens', async () => {
    const mailer = makeMailer({ smtp: undefined, from: 'Bhava <no-reply@localhost>', folder }, log);
    mailer.post(async () => mail);
    await mailer.settled();
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const source = readFileSync(join(folder, file!), 'utf8');
    expect(source).toMatch(/^To: asha@example\.org$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(logged).toEqual([]);
  });

  const base = { host: '127.0.0.1', origin: undefined, trustProxy: false, secret: 'a secret', mail: { smtp: undefined, from: '', folder } };
  const own = mailPageAddress(base)!;

  const page = async (settings: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', url = own) => {
    const app = Fastify();
    answerErrors(app);
    showKeptMail(app, { ...base, ...settings });
    const list = await app.inject({ url, headers: { host: 'localhost:4330', ...headers }, remoteAddress });
    return { app, list };
  };

  test('a page shows them to a developer at this machine', async () => {
    const { app, list } = await page({});
    expect(list.body).toContain('आपका कोड');
    const [, address] = /href="([^"]+)"/.exec(list.body)!;
    const shown = await app.inject({ url: address!, headers: { host: 'localhost' } });
    expect(shown.body).toContain('कोड: 482913');
    expect(shown.body).toContain(`href="${own}"`);
    expect((await app.inject({ url: `${own}/..%2F..%2Fsecret.json`, headers: { host: 'localhost' } })).statusCode).toBe(404);
    expect((await app.inject({ url: `${own}/missing.json`, headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  test('but to nobody who does not know the address that the program tells at its start, though a proxy makes him look like one', async () => {
    for (const url of [
      '/api/dev/mail',
      '/api/dev/mail/',
      '/api/dev/mail/guess',
      `${own.slice(0, -1)}!`,
      mailPageAddress({ ...base, secret: 'other' })!,
    ]) {
      expect([url, (await page({}, {}, '127.0.0.1', url)).list.statusCode]).toEqual([url, 404]);
    }
    const { app, list } = await page({});
    const name = /href="[^"]+\/([^"/]+)"/.exec(list.body)![1];
    for (const url of [`/api/dev/mail/${name}`, `/api/dev/mail/guess/${name}`]) {
      expect([url, (await app.inject({ url, headers: { host: 'localhost' } })).statusCode]).toEqual([url, 404]);
    }
  });

  test.each([
    ['with SMTP', { mail: { ...base.mail, smtp: 'smtp://mail.example.org' } }, {}, '127.0.0.1'],
    ['when every network is served', { host: '0.0.0.0' }, {}, '127.0.0.1'],
    ['when the site has a public address', { origin: 'https://bhava.example.org' }, {}, '127.0.0.1'],
    ['when a proxy stands in front, whatever it leaves in the headers', { trustProxy: true }, {}, '127.0.0.1'],
    ['under another host name', {}, { host: 'attacker.example.org' }, '127.0.0.1'],
    ['through a proxy', {}, { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['from another machine', {}, {}, '192.0.2.7'],
  ] as const)('there is no such page %s', async (_when, settings, headers, address) => {
    expect((await page(settings, headers, address)).list.statusCode).toBe(404);
  });
});

test('a mail that cannot be sent is tried again, then logged', async () => {
  let knocks = 0;
  const server = createServer((socket) => {
    knocks += 1;
    socket.on('error', () => {});
    socket.end('421 closed\r\n');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const mailer = makeMailer({ smtp: `smtp://127.0.0.1:${port}`, from: 'a@b.co', folder }, log, [1, 1]);
  mailer.post(async () => mail);
  await mailer.settled();
  server.close();
  expect(knocks).toBe(3);
  expect(logged).toEqual(['a mail could not be sent']);
});
