import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as door from './index.ts';

/** Each `@example`: its lines of code, where `value; // 0.5` says what the value is. Numbers are rounded to the digits that are shown. */
const examples = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/ \* @example\n((?: \* .*\n)+?) \*\/\nexport \w+ (\w+)/g)].map(
    ([, block, name]) => ({ name: name!, lines: block!.split('\n').map((line) => line.slice(3)) }),
  ),
);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '.examples-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the functions that a beginner calls first have examples', () => {
  expect(examples.length).toBeGreaterThan(10);
});

test.each(examples)('the example of $name gives what it says', async ({ name, lines }) => {
  expect(door).toHaveProperty(name);
  const code = lines.map((line) => line.replace(/^(.*); \/\/ (.*)$/, 'told.push([$1, $2]);'));
  const path = join(folder, `${name}.ts`);
  await writeFile(path, `import { ${usedOf(lines)} } from '#psychometrics';\nexport const told: unknown[][] = [];\n${code.join('\n')}`);
  const { told } = (await import(path)) as { told: unknown[][] };
  expect(told.length).toBeGreaterThan(0);
  const digits = lines.map((line) => /; \/\/ -?\d+\.(\d+)$/.exec(line)?.[1]).filter((_, index) => lines[index]!.includes('; // '));
  for (const [index, [value, said]] of told.entries()) {
    const shown = typeof value === 'number' ? Number(value.toFixed(digits[index]?.length ?? 0)) : value;
    expect(shown).toEqual(said);
  }
});

const usedOf = (lines: readonly string[]) =>
  Object.keys(door)
    .filter((name) => lines.some((line) => new RegExp(`\\b${name}\\(|\\b${name}\\[`).test(line)))
    .join(', ');
