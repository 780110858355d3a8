import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import { compileScript, walk, wordsOf } from './walk.ts';

/**
 * Prints every screen's prose and its four options in order, without the key: for readers who rank the options or guess the key.
 * Run with `node content/stories/print-options.ts <story> [language] [letter]`; the story is a folder beside this file, whether it can be
 * played yet or not; the letter (a by default) is the option taken at every screen.
 */
const [slug = '', language = DEFAULT_LANGUAGE, letter = 'a'] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(slug) || !isLanguage(language))
  throw new Error('Name a story and a language: node content/stories/print-options.ts <story> [language] [letter]');

const script = new URL(`${slug}/script.${language}.ink`, import.meta.url);
const told = walk(compileScript({ scripts: { [language]: script } }, language), () => letter);
for (const { id, prose, options } of told.screens) {
  console.log(`\n## ${id}\n`);
  for (const line of prose) console.log(`${line}\n`);
  for (const option of options) console.log(`${option.id}) ${option.text}`);
}
console.log(`\n## The end\n\n${told.ending.join('\n\n')}\n\n${wordsOf(told)} words on this way, options included.`);
