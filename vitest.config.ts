import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const files = globSync(['{psychometrics,content,contract,server,web,scripts,testing}/**/*.test.{ts,tsx}', '*.test.ts']);
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/**
 * On which database a test file runs.
 * `npm test` on a machine without a PostgreSQL server, and `vitest run` by hand: every file on the embedded database.
 * `npm test` where there is a server: every file there, where a fresh database costs a twentieth of an embedded one's work, and those of
 * ON_BOTH on each, side by side. One is enough for the rest: a statement or a rule that is wrong is wrong on both. What only the embedded
 * database finds is found on the server too (testing/outer-handle.ts), and all that the browser tests do reaches the embedded one.
 * ON_BOTH has what the two do each in their own way, and a walk through all tables.
 */
const ON_BOTH = [
  'scripts/kill-test.test.ts', // what is left after a kill
  'server/identity/mail-survives-kill.test.ts',
  'server/site/health.test.ts', // a database that is away, or full
  'server/platform/migrate.test.ts', // migrations
  'server/hiring/scope.test.ts', // row-level security
  'server/platform/jobs.test.ts', // jobs of two programs, taken up at once
  'server/hiring/changes/changes.test.ts', // what listeners hear of a commit
  'server/platform/attempt-counter.test.ts', // several writers of one row
  'server/assessments/answers.test.ts', // the same answer at the same moment; json
  'server/hiring/members/members.test.ts', // locks
  'server/privacy/erasing.test.ts', // a person with a row in every table
];
/** What of testing/ opens a database: these files, and those that call them. */
const opening = globSync('testing/*.ts').filter((file) => /^import \{.*from '\.\/(app|database)\.ts'/m.test(readFileSync(file, 'utf8')));
const namesOfOpening = ['app', 'database', ...opening.map((file) => basename(file, '.ts'))];
const usingDatabase = filesWith(new RegExp(`#testing/(${namesOfOpening.join('|')})\\.ts|TEST_DATABASE_URL`));
const goneFiles = ON_BOTH.filter((file) => !usingDatabase.includes(file));
if (goneFiles.length > 0) throw new Error(`vitest.config.ts names files that use no database, or are not there: ${goneFiles.join(', ')}`);
/** Set by scripts/test.ts while it runs the others on a server. */
const isBesideServer = process.env.BESIDE_DATABASE_SERVER === 'yes';
const runsHere = (file: string) => Boolean(process.env.TEST_DATABASE_URL) || !isBesideServer || ON_BOTH.includes(file);
const onDatabase = usingDatabase.filter(runsHere);
/** Rooms of pure functions: nothing that one file leaves behind can reach the next. */
const pure = files.filter((file) => /^(psychometrics|content|contract)\//.test(file));
const other = files.filter((file) => !usingDatabase.includes(file) && !pure.includes(file));
/** What a file puts in the place of a module, or of the page, stays there for the files that share its imports. */
const replacing = filesWith(/\bvi\.mock\(/);
const isAlone = (file: string) => file.startsWith('web/') || replacing.includes(file);

/** On a server what was under way at a kill is taken up only when its heartbeat has stayed away for a minute. Others compute meanwhile. */
const WAITING = ['server/identity/mail-survives-kill.test.ts'];
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files); // a project's files stand together
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.some((file) => moduleId.endsWith(file));
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isWaiting), ...own.filter((file) => !isWaiting(file))];
    });
  }
}

// Its own file: from vite.config.ts vitest would load React Router's plugin.
export default defineConfig({
  test: {
    globalSetup: ['./testing/template.ts'],
    setupFiles: ['./testing/close-after-file.ts'],
    sequence: process.env.TEST_DATABASE_URL ? { sequencer: WaitingFirst } : {},
    // vitest's own choice leaves one core to itself: of two, one would idle while tests wait for programs that they started
    maxWorkers: availableParallelism(),
    // generous, and the same for all: a machine that other programs keep busy starts the program in a minute
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Files of a project without isolation share their imports: to import the server takes as long as most of its tests.
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'other', include: other.filter((file) => !isAlone(file)), isolate: false } },
      { extends: true, test: { name: 'other-alone', include: other.filter(isAlone) } },
      { extends: true, test: { name: 'database', include: onDatabase.filter((file) => !isAlone(file)), isolate: false } },
      { extends: true, test: { name: 'database-alone', include: onDatabase.filter(isAlone) } },
    ],
  },
});
