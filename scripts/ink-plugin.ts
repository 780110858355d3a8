import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileInk } from '../content/stories/ink.ts';

/** `import story from '….ink'` gives the compiled story as JSON text: the browser carries the small runtime, never the compiler. */
export function inkStories(): Plugin {
  return {
    name: 'ink-stories',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0]!;
      if (!file.endsWith('.ink')) return null;
      const readInclude = (name: string) => {
        const path = join(dirname(file), name);
        this.addWatchFile(path);
        return readFileSync(path, 'utf8');
      };
      return `export default ${JSON.stringify(compileInk(readFileSync(file, 'utf8'), readInclude))};`;
    },
  };
}
