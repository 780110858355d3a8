import { defineConfig } from 'vitest/config';

// Its own file: from vite.config.ts vitest would load React Router's plugin.
export default defineConfig({
  test: {
    include: ['{psychometrics,content,contract,server,web,scripts,testing}/**/*.test.{ts,tsx}', '*.test.ts'],
    globalSetup: ['./testing/template.ts'],
    testTimeout: 30_000,
  },
});
