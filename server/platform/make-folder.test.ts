import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';
import { explainStartFailure } from './start-failure.ts';

test('a folder is made with those above it, and made again without harm', () => {
  const root = mkdtempSync(join(tmpdir(), 'bhava-folder-'));
  const deep = join(root, 'a', 'b', 'c');
  makeFolder(deep);
  makeFolder(deep);
  expect(existsSync(deep)).toBe(true);
  rmSync(root, { recursive: true });
});

test.runIf(existsSync('/proc/self'))('where nobody may make folders it fails at once, and the start says what to do', () => {
  let failure: unknown;
  try {
    makeFolder('/proc/bhava/database');
  } catch (error) {
    failure = error;
  }
  expect(explainStartFailure(failure)).toBe(
    'The data folder cannot be written (/proc/bhava). Give this user the right to write there, or set DATA_DIR to another folder.',
  );
});
