// Runs before anything is installed, on any Node from 20: no dependencies, no TypeScript.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const webSources = [
  'package-lock.json',
  'web',
  'contract',
  'content',
  'public',
  'scripts/about-plugin.ts',
  'scripts/bundle-worker.ts',
  'scripts/ink-plugin.ts',
  'scripts/compress.ts',
  'scripts/words-version.ts',
  'vite.config.ts',
  'react-router.config.ts',
];

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else if (!path.includes('.test.')) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}

/** Does the work unless it was done for this very state, and its output is there. */
function once(name, state, output, work) {
  const stamp = join(root, 'node_modules', '.stamps', name);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

function npm(nodeEnv, ...words) {
  // npm ci leaves out devDependencies when NODE_ENV is production; the build mixes two Reacts when it is anything else
  const environment = { ...process.env, NODE_ENV: nodeEnv };
  if (!nodeEnv) delete environment.NODE_ENV;
  const cli = process.env.npm_execpath; // the npm that runs us
  // what a command prints is its result: everything said on the way there goes to standard error
  const options = { cwd: root, stdio: ['inherit', process.stderr, 'inherit'], env: environment };
  if (cli) execFileSync(process.execPath, [cli, ...words], options);
  else execFileSync('npm', words, { ...options, shell: process.platform === 'win32' });
}

/** Node's own npm packages bring Node 24 on Linux and Windows; elsewhere the machine's Node must run TypeScript by itself. */
function checkNode() {
  const bundled = existsSync(join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'));
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (bundled || major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `\nThis machine has Node ${process.versions.node}, and no newer one could be installed for it. Please install Node 24 and start again.\n`,
  );
  process.exit(1);
}

try {
  once('install', `${process.platform}-${process.arch}-${hashOf(['package-lock.json'])}`, 'node_modules', () => {
    console.error('> installing what is missing (under a minute)');
    npm(undefined, 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  });
  checkNode();
  if (process.argv.includes('--build')) {
    once('build', hashOf(webSources), 'build/client', () => {
      console.error('> building the pages');
      npm('production', 'run', '--silent', 'build');
    });
  }
} catch (error) {
  console.error(
    `\nThe preparation failed: ${error.message}\nWhat the failing step printed stands above. Run the command again once it is put right.\n`,
  );
  process.exit(1);
}
