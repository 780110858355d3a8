import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { REPORTS } from '#contract/report-names.ts';

/** What docs/extending.md says that an addition touches, against what is so. */

const page = readFileSync('docs/extending.md', 'utf8');
const sectionOf = (heading: string) => page.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
/** The files that a section names before its first further paragraph, and how many it says that they are. */
function existing(heading: string): { count: number; files: string[] } {
  const paragraph = sectionOf(heading).trim().split('\n\n')[0]!;
  const [, count] = /^Existing files: (\d+)\./.exec(paragraph)!;
  return { count: Number(count), files: [...paragraph.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file!).sort() };
}

const sources = new Map(
  globSync('{content,contract,server,web}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/fixtures\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const filesWith = (pattern: RegExp) => [...sources].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).sort();

/** Each file that the tiny tests exchange says so: it stands in for one that exists. */
const exchanged = globSync('testing/tiny/**/*.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\/\*\* Stands in for (\S+?\.ts)\b/gm)])
  .map(([, file]) => file!)
  .sort();

test.each(['A story', 'A game'])('%s costs the files that the tiny tests exchange, and no other', (heading) => {
  expect(existing(heading)).toEqual({ count: exchanged.length, files: exchanged });
  // the two that exchange them name no further one
  const named = ['register', 'vite.config'].map((name) => readFileSync(`testing/tiny/${name}.ts`, 'utf8'));
  expect(named.flatMap((text) => [...text.matchAll(/\bconst real = .*'\.\.\/\.\.\/([^']+)'/g)].map(([, file]) => file)).sort()).toEqual(
    exchanged,
  );
});

test.each([
  ['lantern-ferry', 'lanternFerry'],
  ['pattern-loom', 'patternLoom'],
])('%s is named by its own folders and by the two lists alone', (slug, name) => {
  // a form for practice is written for its game, if at all: none is needed for a game to be played
  const strangers = filesWith(new RegExp(`'[^']*\\b${slug}\\b[^']*'|\\b${name}\\b`)).filter(
    (file) => !file.includes(`/${slug}/`) && !/^(content|web)\/practice\//.test(file),
  );
  expect(strangers).toEqual(exchanged);
});

/** Every file of the contract by its name below `contract/`, and every address that it describes, with its name there. */
const contracts = await Promise.all(
  globSync('contract/**/*.ts', { exclude: ['contract/**/*.test.ts', 'contract/endpoints.ts'] }).map(
    async (path) => [path.replace(/^contract\/|\.ts$/g, ''), (await import(`../../${path}`)) as Readonly<Record<string, unknown>>] as const,
  ),
);
const addresses = contracts.flatMap(([file, contract]) =>
  Object.entries(contract).flatMap(([name, value]) =>
    (endpoints as readonly unknown[]).includes(value) ? [[file, name, (value as { path: string }).path] as const] : [],
  ),
);
/** Addresses that two audiences have alike come from the contract as one object, by their names in it. */
const together = contracts.flatMap(([file, contract]) =>
  Object.entries(contract).flatMap(([group, value]) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? []
      : Object.entries(value).flatMap(([name, one]) =>
          (endpoints as readonly unknown[]).includes(one) ? [[file, group, name] as const] : [],
        ),
  ),
);

test('every address was found by its name', () => {
  expect(addresses.length + together.length).toBe(endpoints.length);
});

test.each(together)('an address that two audiences have costs a line in the routes of each: %s, %s.%s', (file, group, name) => {
  const imported = new RegExp(`^import (?!type )[^;]*\\b${group}(?: as (\\w+))?\\b[^;]*'#contract/${file}\\.ts';`, 'm');
  const serving = [...sources.keys()].filter((one) => {
    const found = imported.exec(sources.get(one)!);
    return found && new RegExp(`\\bserve\\(${found[1] ?? group}\\.${name},`).test(sources.get(one)!);
  });
  expect(serving).toEqual([expect.stringMatching(/^server\/.*\broutes\.ts$/)]);
});

test.each(addresses)('an address costs a line in the contract and one in the routes: %s, %s', (file, name, path) => {
  // what brings types alone serves none, and neither does what makes an answer of its shape
  const onlyItsShape = (one: string) => new RegExp(`\\b${name}\\.ok\\b`).test(sources.get(one)!) && !one.endsWith('routes.ts');
  const imported = new RegExp(`^(?:import (?!type )|\\} from )[^;]*'#contract/${file}\\.ts';`, 'm');
  const serving = filesWith(
    new RegExp(`\\bendpoints\\.${name}\\b|import (?!type )[^;]*(?<!type )\\b${name}\\b[^;]*#contract/${file}\\.ts`),
  ).filter((one) => imported.test(sources.get(one)!) && !onlyItsShape(one));
  expect(serving).toEqual([expect.stringMatching(/^server\/.*\broutes\.ts$/)]);
  expect(sources.get(`contract/${file}.ts`)).toMatch(new RegExp(`^export const ${name} = endpoint\\(`, 'm'));
  const inServer = filesWith(new RegExp(`'${path.replaceAll(/[{}]/g, '\\$&')}'`)).filter((one) => one.startsWith('server/'));
  expect(inServer).toEqual([]);
});

test('an address costs three files with its row in the access test', () => {
  const { count, files } = existing('An address of the API');
  expect({ count, files }).toEqual({
    count: 3,
    files: ['contract/<domain>.ts', 'server/<domain>/routes.ts', 'server/access.test.ts'].sort(),
  });
});

test('a kind of visitor costs the one file that names it beside its door and its addresses', () => {
  const isNamed = /^\s*reader: (?!TestPerson)|'reader'/m;
  const asked = /^\s*access: 'reader',$/gm; // what an address costs
  const files = [...sources, ['server/access.test.ts', readFileSync('server/access.test.ts', 'utf8')] as const]
    .flatMap(([file, text]) => (isNamed.test(text.replaceAll(asked, '')) && !file.endsWith('/door.ts') ? [file] : []))
    .sort();
  expect(existing('A kind of visitor')).toEqual({ count: files.length, files });
});

test('a report costs its name, its line in the catalogue, its picture, and in each language its names in one file of words, its headings in another', () => {
  const named = [...filesWith(/^ {2}'?advanced'?(,|: \()/m)].filter((file) => /\b(REPORTS|ReportName|Reports)\b/.test(sources.get(file)!));
  expect(existing('A report')).toEqual({ count: named.length, files: named });
  const listsAll = (words: unknown): boolean =>
    typeof words === 'object' &&
    words !== null &&
    (REPORTS.every((report) => Object.hasOwn(words, report)) || Object.values(words).some(listsAll));
  const worded = globSync('public/assets/i18n/en/*.json').filter((file) => listsAll(JSON.parse(readFileSync(file, 'utf8'))));
  const said = [...sectionOf('A report').matchAll(/`([\w-]+\.json)`/g)].map(([, file]) => `public/assets/i18n/en/${file}`);
  expect(said.sort()).toEqual(worded.sort());
});

test('a language is a row in its list, and in the list of what is written in each', () => {
  const files = [...filesWith(/^export const LANGUAGES\b/m), ...filesWith(/^export const wordsIn: Readonly/m)].sort();
  expect(existing('A language')).toEqual({ count: files.length, files });
});

test('every file that the page names is there', () => {
  const named = [...page.matchAll(/`((?:content|contract|server|web|testing|e2e|public)\/[^`<>]+)`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => globSync(file).length === 0)).toEqual([]);
});
