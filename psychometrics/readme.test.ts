import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const blocks = [...readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!);

/** Runs one block as a module of its own, beside the engine, and returns what it declares. */
async function runBlock(folder: string, index: number, names: readonly string[]): Promise<Record<string, unknown>> {
  const path = join(folder, `block-${index}.ts`);
  await writeFile(path, `${blocks[index]}\nexport { ${names.join(', ')} };\n`);
  return import(path);
}

describe('the examples of the README', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(import.meta.dirname, '.readme-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are three', () => {
    expect(blocks).toHaveLength(3);
  });

  it('score answers, as the text below says', async () => {
    const { mode, standardErrors } = await runBlock(folder, 0, ['mode', 'standardErrors']);
    const [first, second] = mode as Float64Array;
    expect(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')).toContain(
      `[${first!.toFixed(2)}, ${second!.toFixed(2)}], and the standard errors, which were 1, are ${(standardErrors as number[]).map((value) => value.toFixed(2)).join(' and ')}`,
    );
  });

  it('test adaptively until a rule says stop', async () => {
    const { asked, estimate, reason } = await runBlock(folder, 1, ['asked', 'estimate', 'reason']);
    const { theta, standardError } = estimate as { theta: number; standardError: number };
    expect(['precision', 'length']).toContain(reason);
    expect(new Set(asked as number[]).size).toBe((asked as number[]).length);
    expect(Math.abs(theta - 1)).toBeLessThan(3 * standardError);
  });

  it('study a test', async () => {
    const { study } = await runBlock(folder, 2, ['study']);
    const { dimensions, composites, rmse, bound, pooledCoverage } = study as import('./index.ts').StudyResult;
    expect(dimensions).toHaveLength(2);
    expect(composites[0]!.name).toBe('both together');
    expect(rmse / bound).toBeLessThan(1.1);
    expect(Math.abs(pooledCoverage - 0.95)).toBeLessThan(0.03);
  });
});
