import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder } from '#testing/data-folder.ts';
import { bareEnvironment, type Program, startProgram } from '#testing/program.ts';
import { SECRET } from './mail-page.ts';
import { five } from './society-story-people.ts';

const run = promisify(execFile);
const folder = makeDataFolder('society-story');
const environment = { DATA_DIR: folder, SECRET, OPERATORS: [five.devika, five.samuel].map(({ username }) => username).join(',') };
let program: Program | undefined;

export const MAIL_FOLDER = join(folder, 'mail');

const prepare = (what: 'begin' | 'play-again') =>
  run(process.execPath, [join(import.meta.dirname, 'prepare-society-story.ts'), what], { env: { ...bareEnvironment(), ...environment } });

/** The program of the story, with a database of its own. Returns its address, which stays the same for the whole story. */
export async function beginStory(): Promise<string> {
  await prepare('begin');
  program = await startProgram(environment);
  return program.address;
}

/** Weeks later: the program was off for a moment, and two people have played their games again. */
export async function letFinishersPlayAgain(): Promise<void> {
  const { port } = new URL(program!.address);
  await program!.end('SIGTERM');
  await prepare('play-again');
  program = await startProgram({ ...environment, PORT: port });
}

export async function endStory(): Promise<void> {
  await program?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
