import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const files = globSync(['{psychometrics,content,contract,server,web,scripts,testing}/**/*.test.{ts,tsx}', '*.test.ts']);

/** What `npm test` also runs on a PostgreSQL server: the tests that open a database of their own through one of these. */
const OPENS_DATABASE = /#testing\/(app|database)\.ts|TEST_DATABASE_URL/;
const onDatabase = files.filter((file) => OPENS_DATABASE.test(readFileSync(file, 'utf8')));

// Its own file: from vite.config.ts vitest would load React Router's plugin.
export default defineConfig({
  test: {
    globalSetup: ['./testing/template.ts'],
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'plain', include: files.filter((file) => !onDatabase.includes(file)) } },
      { extends: true, test: { name: 'database', include: onDatabase } },
    ],
  },
});
