import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
