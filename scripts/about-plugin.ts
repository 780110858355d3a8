import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { About } from '../content/script-about.ts';

/** `import { about } from '…/script-about.ts?titles'` gives what a test is called, and leaves out all else that is told of it: 12 kB. */
export function testTitles(): Plugin {
  return {
    name: 'test-titles',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'titles' || !file?.endsWith('/script-about.ts')) return null;
      this.addWatchFile(file);
      const { about }: { about: About } = await import(pathToFileURL(file).href);
      const titles = Object.entries(about.words).map(([language, { title }]) => [language, { title }]);
      return `export const about = ${JSON.stringify({ words: Object.fromEntries(titles) })};`;
    },
  };
}
