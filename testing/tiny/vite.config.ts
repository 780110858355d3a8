import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import pages from '../../vite.config.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const real = pathOf('../../web/players/tests.ts');
const tiny = pathOf('web/tests.ts');
const words = pathOf('words');

/** Builds the pages with the players of the tiny tests among the others, and ships the words that these need. */
const tinyTests: Plugin = {
  name: 'tiny-tests',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/tests.ts') || importer === tiny) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved?.id === real ? tiny : null;
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const file of globSync('*/*.json', { cwd: words })) {
      this.emitFile({ type: 'asset', fileName: `assets/i18n/${file}`, source: readFileSync(`${words}/${file}`) });
    }
  },
};

export default mergeConfig(pages, { plugins: [tinyTests] });
