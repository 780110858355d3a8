import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder with those above it. Not `mkdir` with `recursive`: where a system lets nobody make folders (/proc), Node 24 repeats that for ever. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process was quicker
  }
}
