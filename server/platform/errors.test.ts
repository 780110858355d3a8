import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { platformMessages } from '#contract/problem.ts';
import { openConnection } from '#testing/connection.ts';
import { answerErrors } from './errors.ts';
import { refuseOddRequests } from './odd-requests.ts';

type Line = { readonly level: number; readonly msg: string; readonly cause?: string; readonly err?: { readonly stack: string } };
const lines: Line[] = [];
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)));
    done();
  },
});
const app = Fastify({ logger: { level: 'debug', stream } });
answerErrors(app);
refuseOddRequests(app);
app.post('/api/upload', async () => 'taken');
app.get('/file', async ({ raw }) => {
  raw.socket.destroy();
  throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
});
app.get('/network', async ({ ip }) => ip.includes('.'));
app.get('/reset', async () => {
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
});
app.get('/broken', async () => {
  throw new Error('a fault of ours');
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const ERROR_LEVEL = 50;
const failures = () => lines.filter(({ level }) => level >= ERROR_LEVEL).map(({ msg }) => msg);
const untilLogged = async (words: string) => {
  while (!lines.some(({ msg }) => msg.includes(words))) await pause(10);
};

test.each(['closed', 'reset'] as const)('an upload whose connection is %s half-way is no failure of ours', async (how) => {
  const connection = await openConnection(address);
  connection.send('POST /api/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half": ');
  await pause(100); // a head that is cut off before the program has read it reaches no handler
  if (how === 'closed') connection.close();
  else connection.reset();
  await untilLogged('left');
  expect(failures()).toEqual([]);
});

test('nor is a file whose visitor leaves before it is sent', async () => {
  const connection = await openConnection(address);
  connection.send('GET /file HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await untilLogged('left');
  expect(failures()).toEqual([]);
});

test('nor a visitor who left before the request was read, and has no address any more', async () => {
  app.server.prependOnceListener('request', ({ socket }) => socket.destroy());
  const connection = await openConnection(address);
  expect(await connection.ask('GET /network HTTP/1.1\r\nhost: localhost\r\n\r\n')).toBe('closed');
  await pause(100);
  expect(failures()).toEqual([]);
});

test('a connection to the database that is reset is one, and says so', async () => {
  const response = await app.inject({ url: '/reset' });
  expect(response.statusCode).toBe(503);
  expect(response.json().message).toBe(platformMessages.databaseAway);
  expect(failures()).toEqual(['a request failed']);
});

test('the log tells why something is away, and of a fault of ours also where it is', async () => {
  for (const url of ['/reset', '/broken']) await app.inject({ url });
  const [away, broken] = lines.filter(({ level }) => level >= ERROR_LEVEL);
  expect(away).toMatchObject({ problem: { code: 'unavailable', message: platformMessages.databaseAway }, cause: 'read ECONNRESET' });
  expect(JSON.stringify(away)).not.toMatch(/\bat /);
  expect(broken?.err?.stack).toMatch(/errors\.test\.ts/);
});
