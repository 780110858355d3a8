import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { platformMessages } from '#contract/problem.ts';
import { testApp } from '#testing/app.ts';
import { type Answer, type Connection, openConnection } from '#testing/connection.ts';

const { app } = await testApp({ pages: true });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

let connection: Connection;
const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
beforeEach(async () => {
  for (const spy of printed) spy.mockReset();
  connection = await openConnection(address);
});
afterEach(() => {
  connection.close();
  for (const spy of printed) expect(spy.mock.calls).toEqual([]);
});

const PLAIN = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
const request = (line: string, headers: readonly string[], body = '') => [`${line} HTTP/1.1`, ...headers, '', body].join('\r\n');
const post = (path: string, body: string, ...headers: string[]) =>
  request(`POST ${path}`, ['host: localhost', `content-length: ${body.length}`, ...headers], body);
const large = 'x'.repeat(200_000);

/** The next request on a connection may be another visitor's: it is answered, or the connection is closed before it could be sent. */
async function expectUsableOrClosed(answer: Answer) {
  if (answer.headers.get('connection') === 'close') expect(await connection.isClosedWithin(30_000)).toBe(true);
  else expect(await connection.ask(PLAIN)).toMatchObject({ status: 200 });
}

describe('what is sent to a page is refused before the page is looked for', () => {
  test.each(['/', '/login', '/hi', '/hi/home/', '/nowhere', '/favicon.svg', '/login.data', '/assets/nothing.js', '//evil.example'])(
    '200 kB to %s',
    async (path) => {
      const answer = (await connection.ask(post(path, large))) as Answer;
      expect(answer).toMatchObject({ status: 405 });
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      expect(answer.headers.get('connection')).toBe('close');
      expect(JSON.parse(answer.body)).toEqual({ code: 'wrong-method', message: platformMessages.pageOnlyRead });
      await expectUsableOrClosed(answer);
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT'])('%s', async (method) => {
    const answer = await connection.ask(request(`${method} /nowhere`, ['host: localhost', 'content-length: 0']));
    expect(answer).toMatchObject({ status: 405 });
  });

  test('also a body that never ends', async () => {
    const answer = await connection.ask(`POST /login HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n`);
    expect(answer).toMatchObject({ status: 405 });
    expect(await connection.isClosedWithin(30_000)).toBe(true);
  });
});

test.each(['/', '/login', '/nowhere'])('a body that comes with GET %s is passed over', async (path) => {
  const answer = (await connection.ask(request(`GET ${path}`, ['host: localhost', `content-length: ${large.length}`], large))) as Answer;
  expect([200, 404]).toContain(answer.status);
  await expectUsableOrClosed(answer);
});

test.each(['//', '///login', '//[::1', '//:80/', '/\\\\x'])('GET %s is answered, though it is no address', async (path) => {
  const answer = (await connection.ask(request(`GET ${path}`, ['host: localhost']))) as Answer;
  expect([200, 301, 302, 400, 404]).toContain(answer.status);
});

/** Node leaves such a connection without an answer to the next request, now and then. */
test('who asks for another protocol is answered in this one, and the connection closed', async () => {
  const upgrade = ['host: localhost', 'connection: Upgrade', 'upgrade: websocket', `content-length: ${large.length}`];
  for (const path of ['/', '/nowhere', '/favicon.svg', '/api/openapi.json', '/%zz']) {
    const one = await openConnection(address);
    const answer = (await one.ask(request(`GET ${path}`, upgrade, large))) as Answer;
    expect([path, answer.headers.get('connection')]).toEqual([path, 'close']);
    expect(await one.isClosedWithin(30_000)).toBe(true);
  }
});

test('who expects what nobody here can do is told so, and the connection closed', async () => {
  const answer = (await connection.ask(post('/api/auth/login', large, 'expect: nothing'))) as Answer;
  expect([answer.status, answer.headers.get('connection')]).toEqual([417, 'close']);
  await expectUsableOrClosed(answer);
});

describe('a body that the API refuses early leaves the connection usable, or closed', () => {
  test.each([
    ['too large', post('/api/auth/login', 'x'.repeat(300_000), 'content-type: application/json'), 413],
    ['of another kind', post('/api/auth/login', large, 'content-type: text/xml'), 415],
    ['without a kind', post('/api/auth/login', large), 415],
    ['compressed', post('/api/auth/login', 'x'.repeat(300_000), 'content-type: application/json', 'content-encoding: gzip'), 413],
    ['compressed, to an address that is only read', post('/api/progress', 'x'.repeat(300_000), 'content-encoding: gzip'), 415],
    ['without a login', post('/api/test-sessions', large, 'content-type: application/json'), 400],
    ['to no address', post('/api/nothing', large, 'content-type: application/json'), 400],
    ['to an address that is only read', post('/api/progress', large, 'content-type: text/plain'), 415],
    ['with a NUL in the address', post('/api/%00', large), 400],
    ['to an address that cannot be decoded', post('/api/%zz', large), 400],
    ['by an unknown method', request('PROPFIND /api/progress', ['host: localhost', `content-length: ${large.length}`], large), 404],
  ])('%s', async (_what, bytes, status) => {
    const answer = (await connection.ask(bytes)) as Answer;
    expect(answer).toMatchObject({ status });
    expect(JSON.parse(answer.body)).toHaveProperty('message');
    await expectUsableOrClosed(answer);
  });
});

/** Closed under its hands, a proxy that still sends has no answer to pass on, and says 502. */
test.each([
  ['to a page', post('/login', large), 405],
  ['that is too large', post('/api/auth/login', 'x'.repeat(300_000), 'content-type: application/json'), 413],
  ['of another kind', post('/api/auth/login', large, 'content-type: text/xml'), 415],
  ['for no host', post('/nowhere', large).replace('host: localhost', 'host: a b'), 400],
])('who sends a body %s may finish before the answer comes', async (_what, bytes, status) => {
  connection.send(bytes.slice(0, 50_000));
  await pause(200);
  expect(connection.isClosed).toBe(false);
  expect(await connection.ask(bytes.slice(50_000))).toMatchObject({ status });
});

describe('a Host that is none is refused', () => {
  test.each(['x:99999', '[::', 'a b', 'a"><b', '', 'a/b', 'me@here', 'a?b', 'a#b', '%00', '1.2.3.999', 'नाव'])('"%s"', async (host) => {
    for (const path of ['/', '/nowhere', '/api/openapi.json']) {
      const one = await openConnection(address);
      const answer = await one.ask(Buffer.from(request(`GET ${path}`, [`host: ${host}`]), 'utf8'));
      expect([path, (answer as Answer).status]).toEqual([path, 400]);
      one.close();
    }
  });

  test.each(['localhost', 'localhost:4300', '127.0.0.1', '[::1]:3000', 'bhava.example', 'my_service:80', 'xn--i1b6b1a6a2e.example.'])(
    'but %s is one',
    async (host) => {
      expect(await connection.ask(request('GET /nowhere', [`host: ${host}`]))).toMatchObject({ status: 404 });
    },
  );

  test('and HTTP/1.0 needs none', async () => {
    expect(await connection.ask('GET /nowhere HTTP/1.0\r\n\r\n')).toMatchObject({ status: 404 });
  });
});
