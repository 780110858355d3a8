import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { openConnection } from '#testing/connection.ts';

const LIMIT_MS = 400;
const { app } = await testApp({ requestLimitMs: LIMIT_MS });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const LOGIN_HEAD = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const PLAIN = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';

test.each([
  ['a header', 'GET /api/openapi.json HTTP/1.1\r\nhost: loc'],
  ['a body', `${LOGIN_HEAD}content-length: 100\r\n\r\n{"usernameOrEmail"`],
  ['a body in pieces', `${LOGIN_HEAD}transfer-encoding: chunked\r\n\r\n2\r\n{"\r\n`],
])('%s that never ends is given up with a 408', async (_what, half) => {
  const connection = await openConnection(address);
  // a busy machine is late, and still long before the minute that visitors have
  expect(await connection.ask(half)).toMatchObject({ status: 408 });
  expect(await connection.isClosedWithin(30_000)).toBe(true);
});

test('a connection that is kept is not given up', async () => {
  const connection = await openConnection(address);
  expect(await connection.ask(PLAIN)).toMatchObject({ status: 200 });
  expect(await connection.isClosedWithin(3 * LIMIT_MS)).toBe(false);
  expect(await connection.ask(PLAIN)).toMatchObject({ status: 200 });
  connection.close();
});

test('a visitor gets a minute for a request', async () => {
  const { server } = (await testApp()).app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([60_000, 60_000]);
});
