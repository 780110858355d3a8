import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'bhava-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Another process that lives until it is killed. */
function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  return { pid: child.pid!, end: () => new Promise<void>((ended) => child.once('exit', () => ended()).kill('SIGKILL')) };
}

test('a second process is refused and told which one holds the folder', async () => {
  const other = otherProcess();
  writeFileSync(join(folder, 'in-use.lock'), String(other.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`);
  await other.end();
});

test('the lock of a process that was killed is taken over', async () => {
  const other = otherProcess();
  writeFileSync(join(folder, 'in-use.lock'), String(other.pid));
  await other.end();
  const free = lockFolder(folder);
  free();
});

test('the lock of an earlier process with our own number is taken over, as in a container that starts again', () => {
  writeFileSync(join(folder, 'in-use.lock'), String(process.pid));
  lockFolder(folder)();
});

test('this process cannot lock a folder twice', () => {
  const free = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  free();
});

test('a lock that says nothing is taken over', () => {
  writeFileSync(join(folder, 'in-use.lock'), '');
  lockFolder(folder)();
});

test('a freed folder can be locked again', () => {
  lockFolder(folder)();
  lockFolder(folder)();
});

test('a lock of another machine holds while it is touched, and is taken over half a minute after its last sign of life', () => {
  const file = join(folder, 'in-use.lock');
  writeFileSync(file, `${process.pid} another-machine`);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} on another-machine`);
  const longAgo = new Date(Date.now() - 31_000);
  utimesSync(file, longAgo, longAgo);
  lockFolder(folder)();
});

test('taking a lock over leaves nothing behind but the lock', () => {
  writeFileSync(join(folder, 'in-use.lock'), '');
  const free = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['in-use.lock']);
  free();
});
