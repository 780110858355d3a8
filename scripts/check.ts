// Lint, the type checks, the architecture, the build and the tests. `--without-tests` leaves out the tests, for when they run next.
import { spawnSync } from 'node:child_process';

const bin = 'node_modules/.bin';
const steps: readonly (readonly [title: string, command: string, ...words: string[]])[] = [
  ['lint and format', `${bin}/biome`, 'check', '--error-on-warnings', '.'],
  ['types of the routes', `${bin}/react-router`, 'typegen'],
  ['types of server, engine, content and tests', `${bin}/tsc`, '-p', 'tsconfig.json'],
  ['types of the pages', `${bin}/tsc`, '-p', 'tsconfig.web.json'],
  ['types of the service worker', `${bin}/tsc`, '-p', 'tsconfig.worker.json'],
  ['architecture', `${bin}/vitest`, 'run', 'architecture.test.ts', '--reporter=dot'],
  ['build', process.execPath, 'scripts/ensure.mjs', '--build'],
  ...(process.argv.includes('--without-tests') ? [] : [['tests', 'npm', 'test'] as const]),
];

for (const [title, command, ...words] of steps) {
  console.log(`> ${title}`);

  const { status } = spawnSync(command, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    process.exit(1);
  }
}
console.log('> everything holds');
