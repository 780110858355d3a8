import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contactMessages as say } from '#contract/contact-form.ts';
import { type Mail, makeMailer } from '#server/platform/mail.ts';
import { HOUR_MS } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { messageMail } from './contact-mails.ts';

const OPERATOR = 'hello@bhava.example';
const SECONDS_TO_WRITE = 20;

let time = new Date();
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};
const sent: Mail[] = [];
const { app, mailbox } = await testApp({
  now: () => time,
  config: { contactEmail: OPERATOR },
  mailer: { send: async (mail) => void sent.push(mail) },
});

const filled = (changes: object = {}) => ({
  name: 'Asha Rao',
  email: 'asha@example.org',
  subject: 'press',
  message: 'May I print your river? See https://paper.example',
  language: 'en',
  id: randomUUID(),
  ...changes,
});
const openForm = async () => (await app.inject('/api/contact/pass')).json<{ pass: string }>().pass;
async function post(form: object, remoteAddress = '203.0.113.1') {
  const response = await app.inject({ method: 'POST', url: '/api/contact', payload: form, remoteAddress });
  return { status: response.statusCode, body: response.json() };
}
/** Opened, filled in and sent, as somebody does who takes their time. */
async function write(changes: object = {}, remoteAddress?: string) {
  const pass = await openForm();
  later(SECONDS_TO_WRITE * 1000);
  return post(filled({ pass, ...changes }), remoteAddress);
}
/** Every mail that is due has gone out. */
const mailsTo = async (address: string) => {
  await mailbox.mailsTo(address);
  return sent.filter(({ to }) => to === address);
};

describe('a message', () => {
  test('reaches the operator, who answers to its sender; the sender gets a receipt that holds none of it', async () => {
    const { status, body } = await write({ email: 'gita@example.org', name: '  Gita Devi ' });
    expect([status, body]).toEqual([200, { reference: expect.stringMatching(/^C-[0-9A-F]{6}$/) }]);
    const [mail] = await mailsTo(OPERATOR);
    expect(mail).toMatchObject({
      replyTo: { name: 'Gita Devi', address: 'gita@example.org' },
      subject: `Press: Gita Devi (${body.reference})`,
    });
    expect(mail!.text).toContain('May I print your river? See https://paper.example');
    const [receipt] = await mailsTo('gita@example.org');
    expect(receipt!.subject).toBe(`We have your message (${body.reference})`);
    expect(receipt).toMatchObject({ isAutomatic: true });
    for (const part of [receipt!.text, receipt!.html]) expect(part).not.toMatch(/river|Gita|https?:/);
  });

  test('is acknowledged in the language of its page', async () => {
    await write({ email: 'meera@example.org', language: 'hi' });
    expect((await mailsTo('meera@example.org'))[0]!.text).toContain('आपका संदेश मिल गया');
  });

  test('that is sent again, since its answer was lost, arrives once', async () => {
    const pass = await openForm();
    later(SECONDS_TO_WRITE * 1000);
    const form = filled({ pass, email: 'twice@example.org', message: 'This one comes twice.' });
    const answers = [await post(form), await post(form)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect((await mailsTo(OPERATOR)).filter(({ text }) => text.includes('comes twice'))).toHaveLength(1);
    expect(await mailsTo('twice@example.org')).toHaveLength(1);
  });

  test.each([
    ['a name of two lines', { name: 'Asha\r\nBcc: all@example.org' }, { name: say.oneLine }],
    ['a name with a line separator', { name: 'Asha\u2028Bcc: all@example.org' }, { name: say.oneLine }],
    ['no name', { name: '  ' }, { name: say.name }],
    ['two addresses', { email: 'a@example.org, b@example.org' }, { email: say.email }],
    ['an address with a header after it', { email: 'a@example.org\r\nBcc: b@example.org' }, { email: say.email }],
    ['an address with a name', { email: 'Asha <a@example.org>' }, { email: say.email }],
    ['an address of nowhere', { email: 'asha@localhost' }, { email: say.email }],
    ['a subject of their own', { subject: 'Win a prize' }, { subject: say.subject }],
    ['next to no words', { message: ' hello  ' }, { message: say.message }],
    ['far too many words', { message: 'word '.repeat(1_000) }, { message: say.messageLong }],
  ])('with %s is refused, and the field is named', async (_what, changes, errors) => {
    const { status, body } = await write(changes, '203.0.113.2');
    expect([status, body.errors]).toEqual([400, errors]);
  });
});

describe('programs that send what nobody reads', () => {
  test('write into the field that nobody sees: they are answered like anybody else, and nothing is sent', async () => {
    const before = (await mailsTo(OPERATOR)).length;
    expect((await write({ email: 'trap@example.org', website: 'https://spam.example' }, '203.0.113.3')).status).toBe(200);
    expect(await mailsTo('trap@example.org')).toEqual([]);
    expect(await mailsTo(OPERATOR)).toHaveLength(before);
  });

  test('send faster than anybody writes, long after, or with a time that they made up', async () => {
    const pass = await openForm();
    expect(await post(filled({ pass }), '203.0.113.4')).toMatchObject({ status: 422, body: { message: say.tooQuick } });
    later(24 * HOUR_MS + 1);
    expect(await post(filled({ pass }), '203.0.113.4')).toMatchObject({ status: 410, body: { message: say.stale } });
    const [, signature] = (await openForm()).split('.');
    later(SECONDS_TO_WRITE * 1000);
    for (const forged of [`${(time.getTime() - HOUR_MS).toString(36)}.${signature}`, 'nothing', '', '.'])
      expect((await post(filled({ pass: forged }), '203.0.113.4')).status, forged).toBe(410);
  });

  test('get tired: an address sends ten in an hour, and other addresses are not touched by that', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await write({ email: `t${turn}@example.org` }, '203.0.113.5')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await write({}, '203.0.113.6')).status).toBe(200);
    later(HOUR_MS);
    expect((await write({}, '203.0.113.5')).status).toBe(200);
  });

  test('cannot fill a stranger’s mailbox with receipts: three a day, while the messages arrive', async () => {
    const email = 'victim@example.org';
    for (let turn = 0; turn < 5; turn += 1) await write({ email: turn % 2 ? email : email.toUpperCase() }, `203.0.113.${20 + turn}`);
    const receipts = [...(await mailsTo(email)), ...(await mailsTo(email.toUpperCase()))];
    expect(receipts).toHaveLength(3);
    expect((await mailsTo(OPERATOR)).filter(({ replyTo }) => replyTo?.address.toLowerCase() === email)).toHaveLength(5);
  });
});

describe('as it travels', () => {
  test('a name with signs that mean something in a mail stays one name, and adds no header', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contact-mail-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const name = '"Asha", <x@y.example>; Bcc: all@example.org';
    const message = 'Hello\n.\nBcc: all@example.org\n<script>1</script>';
    const facts = {
      email: 'asha@example.org',
      subject: 'question',
      language: 'en',
      reference: 'C-000000',
      receivedAt: '2026-11-23',
    } as const;
    const mail = messageMail({ name, message, ...facts }, OPERATOR);
    expect(mail.html).not.toContain('<script>');
    await makeMailer({ smtp: undefined, from: 'Bhava <no-reply@bhava.example>', folder }).send(mail);
    const file = (await readdir(folder)).find((each) => each.endsWith('.eml'))!;
    const [head = ''] = (await readFile(join(folder, file), 'utf8')).split('\n\n');
    const headers = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
    expect(headers.filter((line) => /^(b?cc|to|reply-to):/i.test(line))).toEqual([
      expect.stringMatching(/^To: hello@bhava\.example$/),
      expect.stringMatching(/^Reply-To: .*<asha@example\.org>$/),
    ]);
  });
});
