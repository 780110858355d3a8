import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inkStories } from './scripts/ink-plugin.ts';

/** Changes with every translation file, so that a browser may keep them for good and never shows old words. */
function versionOfWords(): string {
  const hash = createHash('sha256');
  for (const file of globSync('public/assets/i18n/**/*.json').sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

export default defineConfig({
  plugins: [tailwindcss(), inkStories(), reactRouter()],
  define: { __WORDS_VERSION__: JSON.stringify(versionOfWords()) },
});
