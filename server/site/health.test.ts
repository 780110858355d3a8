import { existsSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { healthMessages } from '#contract/site.ts';
import { openDatabase } from '#server/platform/database.ts';
import { openToAnyone } from '#server/platform/doors.ts';
import { answerErrors } from '#server/platform/errors.ts';
import { makeServe } from '#server/platform/serve.ts';
import { afterFile } from '#testing/after-file.ts';
import { testApp } from '#testing/app.ts';
import { healthRoutes } from './routes.ts';

/** A folder on a file system that has no byte free. */
const FULL_FOLDER = '/proc/self';

/** A database server that takes connections and never says a word. */
const silent: { server: Server; sockets: Socket[] } = { server: createServer((socket) => silent.sockets.push(socket)), sockets: [] };
const port = await new Promise<number>((resolve) =>
  silent.server.listen(0, '127.0.0.1', () => resolve((silent.server.address() as { port: number }).port)),
);
afterAll(() => {
  for (const socket of silent.sockets) socket.destroy();
  silent.server.close();
});

async function siteOn(databaseAddress: string, dataFolder = '/nonexistent') {
  const { database, close } = await openDatabase(databaseAddress);
  const app = Fastify();
  answerErrors(app);
  healthRoutes(makeServe(app, { anyone: openToAnyone }), { database, config: { dataFolder } });
  afterFile(close);
  return app;
}

test('a server whose database answers is alive and ready', async () => {
  const { app } = await testApp();
  for (const url of ['/api/health', '/api/health/ready', '/api/health/alive']) {
    const response = await app.inject({ url });
    expect([url, response.statusCode, response.json()]).toEqual([url, 200, { ok: true }]);
  }
});

describe('a server is alive but not ready', () => {
  test.each([
    ['whose database server is away', 'postgres://me:hunter2@127.0.0.1:9/none'],
    ['whose database server says nothing', `postgres://me:hunter2@127.0.0.1:${port}/none`],
  ])('%s, and says so soon', async (_what, databaseAddress) => {
    const app = await siteOn(databaseAddress);
    const from = performance.now();
    for (const url of ['/api/health', '/api/health/ready']) {
      const response = await app.inject({ url });
      expect([url, response.statusCode]).toEqual([url, 503]);
      expect(response.json()).toMatchObject({ message: healthMessages.notReady, errors: { database: healthMessages.databaseSilent } });
      expect(response.body).not.toMatch(/hunter2|127\.0\.0\.1/);
    }
    expect(performance.now() - from).toBeLessThan(6_000);
    expect((await app.inject({ url: '/api/health/alive' })).statusCode).toBe(200);
  });

  test.skipIf(!existsSync(FULL_FOLDER))('whose disk is full', async () => {
    const app = await siteOn('memory://', FULL_FOLDER);
    const response = await app.inject({ url: '/api/health/ready' });
    expect(response.statusCode).toBe(503);
    expect(response.json().errors).toEqual({ disk: healthMessages.diskFull });
    expect((await app.inject({ url: '/api/health/alive' })).statusCode).toBe(200);
  });
});

test('however often a server is asked, a database that says nothing is asked once', async () => {
  const app = await siteOn(`postgres://me@127.0.0.1:${port}/none`);
  const before = silent.sockets.length;
  await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/api/health/ready' })));
  expect(silent.sockets.length - before).toBe(1);
});
