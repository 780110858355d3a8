import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageFile from './package.json' with { type: 'json' };
import { settingNames } from './server/platform/config.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const readme = read('README.md');
const capturesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, captured]) => captured!);

test('the README is under 120 lines', () => {
  expect(readme.split('\n').length).toBeLessThan(120);
});

test.each(['README.md', 'CONTRIBUTING.md'])('every script that %s names exists', (file) => {
  const named = capturesOf(read(file), /\bnpm (?:run (?:--\S+ )*)?([\w-]+)/g);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((script) => !(script in packageFile.scripts))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md'])('every path that %s names exists', (file) => {
  const text = read(file);
  const words = capturesOf(text, /`([^`\s]+)`/g);
  const paths = words.filter((word) => /^[\w.-]+\/[\w./-]*$/.test(word) || /^[\w-]+\.md$/.test(word));
  const named = [...paths, ...capturesOf(text, /\]\(([^)]+)\)/g).filter((link) => !link.includes(':'))];
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([]);
});

test('the README lists every setting that the program reads, and no other', () => {
  const [, table = ''] = readme.split('## Settings');
  const listed = capturesOf(table.split('\n## ')[0]!, /^\| (`.*?`) \|/gm).flatMap((cell) => capturesOf(cell, /`(\w+)`/g));
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

test('the list of decisions names every page by its number and its title, once', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/(\d+\. )\[(.*)\]\((.*)\)/g)].map(([, number, title, file]) => [
    file!,
    `# ${number}${title}`,
  ]);
  const written = globSync('docs/decisions/0*.md', { cwd: import.meta.dirname }).map((path) => [
    path.replace(/.*\//, ''),
    read(path).split('\n')[0]!,
  ]);
  expect(listed.toSorted()).toEqual(written.toSorted());
});

const pages = globSync(['*.md', '{docs,psychometrics}/**/*.md'], { cwd: import.meta.dirname }).filter(
  (path) => !path.includes('node_modules'),
);

test.each(pages)('prose in %s wraps at 100 columns', (page) => {
  // Tables, headings, pictures and what is shown as code may be wider.
  const prose = read(page)
    .replace(/^```.*?^```/gms, '')
    .split('\n')
    .filter((line) => !/^(\||#|!\[| {4})/.test(line));
  expect(prose.filter((line) => line.length > 100)).toEqual([]);
});
