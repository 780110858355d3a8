import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILD_FOLDER } from '#server/platform/build-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamps = `${root}node_modules/.stamps/`;

/** The state of the pages' own sources, as scripts/ensure.mjs has left it, and of what is here. */
function stateOf(): string {
  const hash = createHash('sha256').update(readFileSync(`${stamps}build`));
  for (const file of globSync('testing/tiny/**/*.{ts,tsx,ink,json}', { cwd: root }).sort()) hash.update(readFileSync(root + file));
  return hash.digest('hex');
}

/** Builds the pages with the tiny tests into BUILD_FOLDER, unless that was done for this very state. Takes about ten seconds; scripts/test.ts does it beside other tests. */
export function buildTinyPages(): void {
  const state = stateOf();
  const stamp = `${stamps}${BUILD_FOLDER}`;
  if (existsSync(`${root}${BUILD_FOLDER}/client`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const words = ['build', root, '--logLevel', 'warn', '--config', 'testing/tiny/vite.config.ts'];
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The pages with the tiny tests could not be built.');
  writeFileSync(stamp, state);
}

if (import.meta.main) buildTinyPages();
