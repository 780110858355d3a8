import { isTestSlug, testOf } from '../catalogue.ts';
import { compileScript, walk } from './walk.ts';

/**
 * Prints every screen's prose and its four options in order, without the key: for readers who rank the options or guess the key.
 * Run with `node content/stories/print-options.ts <story> [letter]`; the letter (a by default) is the option taken at every screen.
 */
const [slug = '', letter = 'a'] = process.argv.slice(2);
const story = isTestSlug(slug) ? testOf(slug) : undefined;
if (story?.kind !== 'story') throw new Error('Name a story: node content/stories/print-options.ts <story> [letter]');

const { screens, ending } = walk(compileScript(story), () => letter);
for (const { id, prose, options } of screens) {
  console.log(`\n## ${id}\n`);
  for (const line of prose) console.log(`${line}\n`);
  for (const option of options) console.log(`${option.id}) ${option.text}`);
}
console.log(`\n## The end\n\n${ending.join('\n\n')}`);
