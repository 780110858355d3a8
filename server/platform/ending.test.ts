import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type Connection, openConnection } from '#testing/connection.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { type Program, startProgram } from '#testing/program.ts';

const folder = makeDataFolder('ending');
const started: Program[] = [];
afterAll(async () => {
  await Promise.all(started.map((program) => program.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Program> {
  const program = await startProgram({ DATA_DIR: folder }, '--api-only');
  started.push(program);
  return program;
}

const secondsUntil = async (happening: Promise<unknown>) => {
  const from = performance.now();
  await happening;
  return (performance.now() - from) / 1_000;
};

/** However busy the machine is, and before what never ends is cut. */
const SOON_MS = 8_000;

const PLAIN = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
const HALF_HEADER = 'GET /api/openapi.json HTTP/1.1\r\nhost: loc';
const LOGIN = JSON.stringify({ usernameOrEmail: 'nobody', password: 'wrong7$pass' });
const HEAD_OF_LOGIN = `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${LOGIN.length}\r\n\r\n`;
const HALF_BODY = HEAD_OF_LOGIN + LOGIN.slice(0, 10);

async function openAll(program: Program): Promise<Record<'silent' | 'halfHeader' | 'halfBody' | 'idle' | 'underWay', Connection>> {
  const [silent, halfHeader, halfBody, idle, underWay] = await Promise.all(
    Array.from({ length: 5 }, () => openConnection(program.address)),
  );
  halfHeader!.send(HALF_HEADER);
  halfBody!.send(HALF_BODY);
  underWay!.send(HALF_BODY);
  expect(await idle!.ask(PLAIN)).toMatchObject({ status: 200 });
  return { silent: silent!, halfHeader: halfHeader!, halfBody: halfBody!, idle: idle!, underWay: underWay! };
}

test('SIGTERM finishes what is under way and cuts what never ends, within 10 seconds, and frees the folder', async () => {
  const program = await start();
  const { silent, halfHeader, halfBody, idle, underWay } = await openAll(program);
  program.signal('SIGTERM');
  const took = secondsUntil(program.ended);
  for (const unused of [silent, halfHeader, idle]) expect(await unused.isClosedWithin(SOON_MS)).toBe(true);
  expect(halfBody.isClosed).toBe(false);
  expect(await underWay.ask(LOGIN.slice(10))).toMatchObject({ status: 401 });
  expect(await took).toBeLessThan(10);
  expect(await program.ended).toBe(0);
});

test('a second SIGTERM ends it at once', async () => {
  const program = await start(); // in the folder of the first: it is free
  const { idle } = await openAll(program);
  program.signal('SIGTERM');
  expect(await idle.isClosedWithin(SOON_MS)).toBe(true);
  await pause(1_000);
  program.signal('SIGTERM');
  expect(await program.ended).toBe(1); // one that may finish, as above, ends with 0
});
