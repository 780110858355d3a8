import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { standInSmtp } from '#testing/stand-in-smtp.ts';
import { answerErrors } from './errors.ts';
import { NotWorthRetrying } from './job.ts';
import type { ListedJob } from './job-table.ts';
import { envelopeOf, makeMailer } from './mail.ts';
import { mailPageAddress, showKeptMail } from './mail-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'bhava-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));
const mail = { to: 'asha@example.org', subject: 'आपका कोड', text: 'कोड: 482913', html: '<p>482913</p>' };

describe('without SMTP', () => {
  test('a mail becomes a file that a mail program opens', async () => {
    await makeMailer({ smtp: undefined, from: 'Bhava <no-reply@localhost>', folder }).send(mail);
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const source = readFileSync(join(folder, file!), 'utf8');
    expect(source).toMatch(/^To: asha@example\.org$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  const base = { host: '127.0.0.1', origin: undefined, trustProxy: false, secret: 'a secret', mail: { smtp: undefined, from: '', folder } };
  const own = mailPageAddress(base)!;

  const page = async (settings: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', url = own) => {
    const app = Fastify();
    answerErrors(app);
    showKeptMail(app, { ...base, ...settings }, async () => unsent);
    const list = await app.inject({ url, headers: { host: 'localhost:4330', ...headers }, remoteAddress });
    return { app, list };
  };

  const unsent: ListedJob[] = [];

  test('a page shows those that could not be sent, and why', async () => {
    const input = { purpose: 'reset', email: '<b>@example.org' };
    const at = new Date();
    unsent.push({ id: 'a-job', name: 'code-mail', state: 'failed', input, reason: '550 no such mailbox', attempts: 1, madeAt: at, at });
    const { list } = await page({});
    unsent.pop();
    expect(list.body).toMatch(/Not sent.*code-mail to &lt;b&gt;@example\.org: failed, .*, attempts: 1, 550 no such mailbox.*Sent/);
    expect((await page({})).list.body).not.toContain('Not sent');
  });

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

describe('with SMTP', () => {
  const sendTo = async (answers: Record<string, string>) => {
    const smtp = await standInSmtp({ answers });
    const sent = makeMailer({ smtp: `smtp://127.0.0.1:${smtp.port}`, from: 'a@b.co', folder }).send(mail);
    const error = await sent.then(
      () => undefined,
      (reason: Error) => reason,
    );
    await smtp.close();
    return { error, received: smtp.received };
  };

  test('a mail reaches the mail server', async () => {
    const { error, received } = await sendTo({});
    expect([error, received.map(({ to }) => to)]).toEqual([undefined, ['asha@example.org']]);
    expect(received[0]?.source).toMatch(/^To: asha@example\.org$/m);
  });

  test('a mail that comes again and again says how a mail program ends it', () => {
    const endAddress = 'https://bhava.example/end/1';
    expect(envelopeOf('hello@bhava.example', { to: 'asha@example.org', subject: 'New', text: '', html: '', endAddress })).toEqual({
      ...{ from: 'hello@bhava.example', to: 'asha@example.org', subject: 'New', text: '', html: '' },
      headers: { 'List-Unsubscribe': `<${endAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  });

  test.each([
    ['of the sender', { MAIL: '550 not from you' }],
    ['of the mailbox', { RCPT: '550 no such mailbox' }],
    ['before the mail', { DATA: '554 no' }],
    ['after the mail', { '.': '554 looks like spam' }],
  ])('a refusal for good %s is not worth another attempt, and is told', async (_when, answers) => {
    const { error, received } = await sendTo(answers);
    expect(error).toBeInstanceOf(NotWorthRetrying);
    expect(error?.message).toContain(Object.values(answers)[0]!);
    expect(received).toEqual([]);
  });

  test.each([
    ['the server is closed', { CONNECT: '421 closed' }],
    ['the server serves nobody just now', { CONNECT: '554 not now' }],
    ['the mailbox is busy', { RCPT: '450 busy' }],
    ['the server wants a login that is not set', { MAIL: '530 log in first' }],
    ['the mail is put off', { '.': '451 later' }],
  ])('another attempt is worth it when %s', async (_when, answers) => {
    const { error } = await sendTo(answers);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(NotWorthRetrying);
  });
});
