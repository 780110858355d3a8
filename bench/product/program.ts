import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** The real program, pages and all, on a free port and a data folder of its own. */
export async function startProgram(dataFolder: string): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, NODE_ENV: 'production' } });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const port = /ready: http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The program ended (${code}).\n${printed}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
