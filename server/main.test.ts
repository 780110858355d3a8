import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bhava-main-'));
const running = new Set<ChildProcess>();
afterAll(async () => {
  await Promise.all([...running].map((child) => new Promise((ended) => child.once('exit', ended).kill('SIGKILL'))));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program; resolves when it is ready or has ended. */
function start(environment: Record<string, string>) {
  const { DATABASE_URL: _none, ...inherited } = process.env;
  const child = spawn(process.execPath, [main, '--api-only'], { env: { ...inherited, PORT: '0', LOG_LEVEL: 'error', ...environment } });
  running.add(child);
  return new Promise<{ printed: string; code: number | null; child: ChildProcess }>((resolve) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (/ready: /.test(printed)) resolve({ printed, code: null, child });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ printed, code, child });
    });
  });
}

test('a start says what it does and where to look', async () => {
  const { printed, child } = await start({ DATA_DIR: join(folder, 'fresh') });
  expect(printed).toMatch(
    /opening the database[\s\S]*brought up to date[\s\S]*the demo person has played[\s\S]*Bhava is ready: http:\/\/localhost:\d+/,
  );
  const written = readdirSync(join(folder, 'fresh'), { recursive: true, encoding: 'utf8' });
  expect(written).toContain('secret');
  if (process.platform !== 'win32')
    expect(['.', ...written].filter((path) => statSync(join(folder, 'fresh', path)).mode & 0o077)).toEqual([]);
  const second = await start({ DATA_DIR: join(folder, 'fresh') });
  expect(second.code).toBe(1);
  expect(second.printed).toMatch(/data folder .* is in use by process \d+\. Stop it first, or set DATA_DIR/);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('settings that make no sense are all named', async () => {
  const { printed, code } = await start({ PORT: 'door', LOG_LEVEL: 'loud', DATA_DIR: folder });
  expect(code).toBe(1);
  expect(printed).toMatch(/could not start[\s\S]*PORT[\s\S]*LOG_LEVEL/);
});

test('a port in use is named, with what to do', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) =>
    holder.listen(0, '127.0.0.1', () => resolve((holder.address() as { port: number }).port)),
  );
  const { printed, code } = await start({ PORT: String(port), DATA_DIR: join(folder, 'fresh') });
  holder.close();
  expect(code).toBe(1);
  expect(printed).toContain(`The port ${port} is in use by another program. Stop that program, or set PORT to a free port.`);
});

test('a data folder that cannot be written is named', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { printed, code } = await start({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(printed).toMatch(/The data folder cannot be written \(.*a-file/);
});

test('a database whose files were damaged is named, with what to do, and without a stack', async () => {
  const data = join(folder, 'damaged');
  mkdirSync(join(data, 'database', 'global'), { recursive: true });
  writeFileSync(join(data, 'database', 'PG_VERSION'), '18\n');
  const { printed, code } = await start({ DATA_DIR: data });
  expect(code).toBe(1);
  expect(printed).toMatch(/The database in .*damaged.* cannot be opened[\s\S]*Put back a copy of the whole folder/);
  expect(printed).not.toMatch(/\n {4}at /);
});

test.skipIf(process.getuid?.() === 0)('a data folder without the right to write is named', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  const { printed, code } = await start({ DATA_DIR: join(closed, 'data') });
  expect(code).toBe(1);
  expect(printed).toContain('The data folder cannot be written');
});

test('a database server that is down is told from a wrong setting', async () => {
  const { printed, code } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', DATA_DIR: folder });
  expect(code).toBe(1);
  expect(printed).toMatch(/database server cannot be reached \(ECONNREFUSED\)\. Check that it runs/);
});
