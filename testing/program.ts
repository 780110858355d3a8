import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { settingNames } from '#server/platform/config.ts';

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const START_LIMIT_MS = 120_000;

export type Program = {
  readonly address: string;
  readonly processId: number;
  /** All that it has printed so far. */
  printed(): string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** By SIGTERM it finishes what is under way; by SIGKILL no handler runs and nothing is flushed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** This process's environment without the program's settings: a test must not work on the database that its shell happens to name. */
export const bareEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !settingNames.includes(name)));

/** The real program in a process of its own, on a port that is free. */
export async function startProgram(environment: Record<string, string>, ...words: string[]): Promise<Program> {
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...bareEnvironment(), PORT: '0', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await readPort(child);
  return {
    address: `http://127.0.0.1:${port}`,
    processId: child.pid!,
    printed: () => printed,
    ended,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

function readPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (what: string) => reject(new Error(`${what}\n${printed}`));
    const giveUp = setTimeout(() => {
      child.kill('SIGKILL');
      fail('The program did not start in time.');
    }, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      printed += chunk;
      const port = /ready: http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (!port) return;
      clearTimeout(giveUp);
      resolve(port);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(giveUp);
      fail(`The program ended (${code}).`);
    });
  });
}
