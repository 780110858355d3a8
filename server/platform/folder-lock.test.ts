import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
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

test('a lock two days old is taken over though its number now belongs to another process of this machine', async () => {
  const other = otherProcess();
  const file = join(folder, 'in-use.lock');
  writeFileSync(file, `${other.pid} ${hostname()}`);
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(file, longAgo, longAgo);
  lockFolder(folder)();
  await other.end();
});

test.runIf(existsSync('/proc/self/stat'))('a number that went to another process is known at once, by when that one started', async () => {
  const other = otherProcess();
  writeFileSync(join(folder, 'in-use.lock'), `${other.pid} ${hostname()} an-earlier-start/1`);
  lockFolder(folder)();
  await other.end();
});

test.runIf(existsSync('/proc/self/stat'))(
  'the lock of a process that is stopped stays its own, however old: it would write again when it wakes',
  async () => {
    const program = `const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    holder.kill('SIGSTOP');
    const file = join(folder, 'in-use.lock');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(file, longAgo, longAgo);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockFolder(folder)(); // gone for certain, so at once
  },
);

test('who lost the lock to another machine is told, and leaves the lock to it', () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const free = lockFolder(folder, told);
  const file = join(folder, 'in-use.lock');
  vi.advanceTimersByTime(10_000);
  expect(told).not.toHaveBeenCalled();
  writeFileSync(file, '1 another-machine');
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveBeenCalledOnce();
  free();
  expect(readFileSync(file, 'utf8')).toBe('1 another-machine');
  rmSync(file);
  vi.useRealTimers();
});

test('taking a lock over leaves nothing behind but the lock', () => {
  writeFileSync(join(folder, 'in-use.lock'), '');
  const free = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['in-use.lock']);
  free();
});
