import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openPgliteFolder } from './pglite-folder.ts';
import { FolderNotPrivate, makePrivate, OTHERS } from './private-folder.ts';
import { explainStartFailure } from './start-failure.ts';

const root = mkdtempSync(join(tmpdir(), 'bhava-private-'));
afterAll(() => rmSync(root, { recursive: true }));

const openToOthers = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => lstatSync(join(folder, path)).mode & OTHERS)
    .concat(lstatSync(folder).mode & OTHERS ? ['.'] : []);

test.skipIf(process.platform === 'win32')('a data folder that others could read is for its owner only from the next start on', () => {
  const folder = join(root, 'old');
  mkdirSync(join(folder, 'database', 'base'), { recursive: true });
  writeFileSync(join(folder, 'database', 'base', '1'), '');
  writeFileSync(join(folder, 'secret'), '');
  writeFileSync(join(folder, 'somebody-elses-script'), '');
  symlinkSync('/etc/hostname', join(folder, 'database', 'link'));
  for (const path of ['', 'database', 'database/base', 'database/base/1', 'secret', 'somebody-elses-script'])
    chmodSync(join(folder, path), 0o777);
  makePrivate(folder);
  expect(openToOthers(folder).sort()).toEqual(['database/link', 'somebody-elses-script']);
});

test.skipIf(process.platform === 'win32')(
  'whatever the database makes later is for its owner only, though the umask gives others every right',
  async () => {
    const folder = join(root, 'database');
    const lite = await openPgliteFolder(folder, { dump: inject('databaseDump') });
    await lite.exec('CREATE TABLE later (id int); CHECKPOINT');
    await lite.close();
    expect(openToOthers(folder)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')('a folder that many programs share is refused, and the start says what to do', () => {
  const shared = join(root, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  let failure: unknown;
  try {
    makePrivate(shared);
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(FolderNotPrivate);
  expect(explainStartFailure(failure)).toBe(`DATA_DIR names ${shared}, which many programs share. Set it to a folder of its own.`);
  expect(lstatSync(shared).mode & 0o7777).toBe(0o1777);
});

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('a folder of another user is refused', () => {
  expect(() => makePrivate('/etc')).toThrow('it belongs to another user');
});
