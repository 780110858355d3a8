import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ServerProcess = { readonly address: string; kill(): Promise<void> };

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const START_LIMIT_MS = 60_000;

/** The real program in a process of its own, on a port that is free. */
export function startServer(dataFolder: string, databaseUrl: string | undefined): Promise<ServerProcess> {
  const environment = { ...process.env, PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [main, '--api-only'], {
    env: databaseUrl ? { ...environment, DATABASE_URL: databaseUrl } : environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const giveUp = setTimeout(() => reject(new Error(`The server did not start in time.\n${printed}`)), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      printed += chunk;
      const address = /ready: http:\/\/localhost:(\d+)/.exec(printed);
      if (!address) return;
      clearTimeout(giveUp);
      resolve({ address: `http://127.0.0.1:${address[1]}`, kill: () => killHard(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended (${code}).\n${printed}`)));
  });
}

/** SIGKILL: no handler runs, nothing is flushed. */
const killHard = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
