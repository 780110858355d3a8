import { describe, expect, it } from 'vitest';
import { findCircles, readSource } from './source-files.ts';

const importsOf = (text: string) => readSource('server/site/file.ts', text).imports;

describe('an import is seen', () => {
  it.each([
    ["import { a } from './other.ts';", ['a'], false],
    ["import { a as b } from './other.ts';", ['a'], false],
    ["import {\n  a,\n  type B,\n} from './other.ts';", ['a', 'B'], false],
    ["import type { B } from './other.ts';", ['B'], true],
    ["import { type B } from './other.ts';", ['B'], true],
    ["import one from './other.ts';", ['default'], false],
    ["import * as all from './other.ts';", 'everything', false],
    ["import './other.ts';", [], false],
    ["export { a } from './other.ts';", ['a'], false],
    ["export type { B } from './other.ts';", ['B'], true],
    ["export * from './other.ts';", 'everything', false],
    ["const load = () => import('./other.ts');", 'everything', false],
    ['const load = () => import(`./other.ts`);', 'everything', false],
    ["let type: import('./other.ts').B;", 'everything', true],
    ["const old = require('./other.ts');", 'everything', false],
    ["new Worker(new URL('./other.ts', import.meta.url));", 'everything', false],
  ])('%s', (text, names, isTypeOnly) => {
    expect(importsOf(text)).toEqual([{ from: 'server/site/file.ts', to: 'server/site/other.ts', names, isTypeOnly }]);
  });

  it.each([
    ['#psychometrics', 'psychometrics/index.ts'],
    ['#contract/reports.ts', 'contract/reports.ts'],
    ['../app.ts', 'server/app.ts'],
    ['kysely', 'kysely'],
  ])('of %s, as %s', (specifier, to) => {
    expect(importsOf(`import '${specifier}';`).map((one) => one.to)).toEqual([to]);
  });

  it('and words in comments and strings are none', () => {
    expect(importsOf("// import './a.ts'\nconst text = \"import './b.ts'\";")).toEqual([]);
  });
});

describe('waiting is seen', () => {
  it.each([
    'await 1;',
    'async function wait() {}',
    'const wait = async () => {};',
    'const object = { async wait() {} };',
    'async () => { for await (const one of []) {} };',
    'export function wait(): Promise<void> { return ask(); }',
    'type Wait = () => Promise<void>;',
    'ask().then(go);',
    "import('./other.ts');",
  ])('in %s', (text) => {
    expect(readSource('a.ts', text).waits).not.toEqual([]);
  });

  it('and not in a comment, a string or a type of another module', () => {
    const text = "// await async Promise\nconst text = 'await'; type Theirs = import('./a.ts').B; export const now = () => text;";
    expect(readSource('a.ts', text).waits).toEqual([]);
  });
});

it('the values that a file exports are seen, its types are not', () => {
  const text = `
    export const a = 1, { b, c: [d, ...e], f = 2 } = load();
    export function g() {}
    export class H {}
    export default 3;
    export type I = string;
    export interface J {}
    const k = 4; type L = string;
    export { k as m, type L };
    export type { I as N };`;
  expect(readSource('a.ts', text).exports.toSorted()).toEqual(['H', 'a', 'b', 'd', 'default', 'e', 'f', 'g', 'm']);
});

it('queries are seen, whatever the handle is called', () => {
  const { queries } = readSource('a.ts', "database\n.selectFrom('person'); sql`select 1`; array.map(one);");
  expect(queries).toHaveLength(2);
});

it('circles are found, through types too', () => {
  const file = (path: string, text: string) => readSource(path, text);
  const ring = [
    file('a.ts', "import { b } from './b.ts';"),
    file('b.ts', "import type { C } from './c.ts';"),
    file('c.ts', "import './a.ts'; import './d.ts';"),
    file('d.ts', ''),
  ];
  expect(findCircles(ring)).toEqual(['a.ts, b.ts, c.ts']);
  expect(findCircles(ring.slice(1))).toEqual([]);
});

it('a file that cannot be read is named', () => {
  expect(() => readSource('broken.ts', 'const = 1;')).toThrow('broken.ts');
});
