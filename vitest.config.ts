import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const files = globSync(['{psychometrics,content,contract,server,web,scripts,testing}/**/*.test.{ts,tsx}', '*.test.ts']);
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** What is asked of these does not reach the database, or reaches it as other tests do: once, on the embedded one, is enough. */
const SAME_ON_ANY_DATABASE = [
  'server/access.test.ts',
  'server/security-walk.test.ts',
  'server/slow-requests.test.ts',
  'server/platform/page-security.test.ts',
  'server/narratives/write-narrative.test.ts',
  'server/reports/general/texts.test.ts',
  'server/reports/mind-reports.test.ts',
  'server/reports/pdf/report-pdf.test.ts',
];
/** What `npm test` also runs on a PostgreSQL server: the tests that open a database of their own through one of these. */
const onDatabase = filesWith(/#testing\/(app|database|sittings)\.ts|TEST_DATABASE_URL/).filter(
  (file) => !process.env.TEST_DATABASE_URL || !SAME_ON_ANY_DATABASE.includes(file),
);
/** Rooms of pure functions: nothing that one file leaves behind can reach the next. */
const pure = files.filter((file) => /^(psychometrics|content|contract)\//.test(file));
const other = files.filter((file) => !onDatabase.includes(file) && !pure.includes(file) && !SAME_ON_ANY_DATABASE.includes(file));
/** What a file puts in the place of a module, or of the page, stays there for the files that share its imports. */
const replacing = filesWith(/\bvi\.mock\(/);
const isAlone = (file: string) => file.startsWith('web/') || replacing.includes(file);

// Its own file: from vite.config.ts vitest would load React Router's plugin.
export default defineConfig({
  test: {
    globalSetup: ['./testing/template.ts'],
    setupFiles: ['./testing/close-after-file.ts'],
    // vitest's own choice leaves one core to itself: of two, one would idle while tests wait for programs that they started
    maxWorkers: availableParallelism(),
    // generous: a machine that other programs keep busy opens a database in half a minute
    testTimeout: 90_000,
    hookTimeout: 90_000,
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
