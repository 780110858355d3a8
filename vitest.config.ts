import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const files = globSync(['{psychometrics,content,contract,server,web,scripts,testing}/**/*.test.{ts,tsx}', '*.test.ts']);

/** What `npm test` also runs on a PostgreSQL server: the tests that open a database of their own through one of these. */
const OPENS_DATABASE = /#testing\/(app|database)\.ts|TEST_DATABASE_URL/;
const onDatabase = files.filter((file) => OPENS_DATABASE.test(readFileSync(file, 'utf8')));
/** Rooms of pure functions: nothing that one file leaves behind can reach the next, so they share their imports. */
const pure = files.filter((file) => /^(psychometrics|content|contract)\//.test(file));
const other = files.filter((file) => !onDatabase.includes(file) && !pure.includes(file));

// Its own file: from vite.config.ts vitest would load React Router's plugin.
export default defineConfig({
  test: {
    globalSetup: ['./testing/template.ts'],
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'other', include: other } },
      { extends: true, test: { name: 'database', include: onDatabase } },
    ],
  },
});
