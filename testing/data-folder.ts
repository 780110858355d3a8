import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './program.ts';

/** Names the folder that `makeStartedFolder` made, for all programs of a run. */
const STARTED_FOLDER = 'STARTED_FOLDER';

/**
 * A data folder of the caller's own, for a program that a test starts. In a whole run the program has been started on it once already:
 * a first start makes the database, its tables and the demo person, which takes as long again as every start. The caller throws it away.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bhava-${name}-`));
  const started = process.env[STARTED_FOLDER];
  if (started) cpSync(started, folder, { recursive: true });
  return folder;
}

/** Starts and ends the program once, for the copies of `makeDataFolder`. What is returned throws the folder away. */
export async function makeStartedFolder(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'bhava-started-'));
  const program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, '--api-only');
  await program.end('SIGTERM');
  process.env[STARTED_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
