import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawNormal, seededRandom } from '#psychometrics';
import { lsat6Responses } from '../../psychometrics/calibration/fixtures/lsat6.ts';
import { type Outcome, runCommand } from './command.ts';

const ENTRY = join(import.meta.dirname, '..', 'measure.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-'));
  const { data } = lsat6Responses();
  const rows = Array.from({ length: 1000 }, (_, person) => data.subarray(person * 5, person * 5 + 5).join());
  await file('lsat6.csv', `one,two,three,four,five\n${rows.join('\n')}\n`);
  await file('lsat6.csv.gz', gzipSync(`one,two,three,four,five\n${rows.join('\n')}`));
});

afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, content: string | Buffer): Promise<string> => {
  await writeFile(join(folder, name), content);
  return name;
};

/** The command with the names of files turned to those of the folder, and back in what it prints. */
async function measure(words: readonly string[]): Promise<Outcome> {
  const { code, out, error } = await runCommand(words.map((word) => (/\.csv(\.gz)?$/.test(word) ? join(folder, word) : word)));
  const shorten = (text: string) => text.replaceAll(`${folder}/`, '');
  return { code, out: shorten(out), error: shorten(error) };
}

/** Memory is returned late where there is plenty of it: what is claimed is that this much is enough. */
const HEAP = '--max-old-space-size=300';

/** The program itself, as people start it. */
function start(
  words: readonly string[],
  nodeOptions: readonly string[] = [],
): Promise<{ code: number | null; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeOptions, ENTRY, ...words], { cwd: folder });
    let out = '';
    let error = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    child.on('close', (code) => resolve({ code, out, error }));
  });
}

const json = async (...words: string[]) => {
  const { code, out, error } = await measure([...words, '--json']);
  expect(error).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
};

describe('measure calibrate', () => {
  it('prints what was promised, from plain and from compressed files alike', async () => {
    for (const name of ['lsat6.csv', 'lsat6.csv.gz']) {
      const result = await json('calibrate', '--model', '2pl', '--data', name);
      expect(result).toMatchObject({ model: '2pl', converged: true, people: 1000, notes: [] });
      expect(result.logLikelihood).toBeCloseTo(-2466.653377, 4);
      expect(result.cycles).toBeGreaterThan(1);
      expect(result.seconds).toBeGreaterThan(0);
      expect(result.items.map((item: { name: string }) => item.name)).toEqual(['one', 'two', 'three', 'four', 'five']);
      expect(result.items[0]).toMatchObject({
        slope: expect.closeTo(0.82566, 4),
        slopeStandardError: expect.closeTo(0.258115, 4),
        intercepts: [expect.closeTo(2.773234, 4)],
        interceptStandardErrors: [expect.closeTo(0.205744, 4)],
        difficulty: expect.closeTo(-3.358811, 3),
      });
    }
  });

  it('gives nominal items one slope and intercept per option, the first 0', async () => {
    const { items } = await json('calibrate', '--model', 'nominal', '--data', 'lsat6.csv');
    expect(items[0]).toMatchObject({ slope: [0, expect.closeTo(0.82566, 3)], intercepts: [0, expect.closeTo(2.773234, 3)] });
    expect(items[0]).not.toHaveProperty('difficulty');
  });

  it.each(['2pl', 'graded', 'gpcm', 'nominal'])('saves %s items as estimate reads them', async (model) => {
    await json('calibrate', '--model', model, '--data', 'lsat6.csv', '--save', `${model}.csv`);
    const { people } = await json('estimate', '--method', 'eap', '--items', `${model}.csv`, '--responses', 'lsat6.csv');
    // The published EAPs of 00000 and 11111.
    const thetas: number[] = people.map(({ theta }: { theta: number }) => theta);
    expect(Math.min(...thetas)).toBeCloseTo(-1.8967711, 3);
    expect(Math.max(...thetas)).toBeCloseTo(0.6456209, 3);
  });

  it('shows a readable table without --json', async () => {
    const { out, code } = await measure(['calibrate', '--model', '1pl', '--data', 'lsat6.csv']);
    expect(code).toBe(0);
    expect(out).toContain('log-likelihood -2466.9376, converged');
    expect(out).toMatch(/^item +slope +SE +intercept +SE +difficulty$/m);
    expect(out).toMatch(/^one +0\.755 /m);
  });

  it('takes empty cells and NA as missing, quoted names, Windows line ends, and columns to pass over', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, i) => `${i},${i % 3 === 0 ? 'NA' : i % 2},${(i >> 1) % 2},${i % 7 === 0 ? '' : Number(i % 5 > 1)}`,
    );
    await file('odd.csv', `\uFEFFid,"first, item",b,c\r\n${rows.join('\r\n')}\r\n`);
    const { items, people } = await json('calibrate', '--model', '2pl', '--data', 'odd.csv', '--ignore', 'id', '--priors', 'weak');
    expect(people).toBe(200);
    expect(items.map((item: { name: string; answers: number }) => [item.name, item.answers])).toEqual([
      ['first, item', 133],
      ['b', 200],
      ['c', 171],
    ]);
  });

  it('passes over the row names that R writes', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => `"${i + 1}",${i % 2},${(i >> 1) % 2},${Number(i % 5 > 1)}`);
    await file('from-r.csv', `"","x","y","z"\n${rows.join('\n')}\n`);
    const { items } = await json('calibrate', '--model', '1pl', '--data', 'from-r.csv');
    expect(items.map((item: { name: string }) => item.name)).toEqual(['x', 'y', 'z']);
  });

  it('says of an item without variance that it was left out, and goes on', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => `${i % 2},${(i >> 1) % 2},${(i >> 2) % 2},1`);
    await file('flat.csv', `a,b,c,easy\n${rows.join('\n')}\n`);
    const { items, notes } = await json('calibrate', '--model', '2pl', '--data', 'flat.csv', '--priors', 'weak');
    expect(items[3]).toMatchObject({ name: 'easy', estimated: false, slope: null, intercepts: null, difficulty: null });
    expect(notes[0]).toBe('easy is not estimated: everybody who answered it chose category 1.');
  });

  it('reads and calibrates 10,000 people and 60 items within 500 MB', async () => {
    const random = seededRandom(6);
    const items = Array.from({ length: 60 }, () => [Math.exp(0.3 * drawNormal(random)), drawNormal(random)] as const);
    const rows = Array.from({ length: 10_000 }, () => {
      const theta = drawNormal(random);
      return items.map(([slope, intercept]) => (random() < 1 / (1 + Math.exp(-slope * theta - intercept)) ? 1 : 0)).join();
    });
    await file('large.csv.gz', gzipSync(`${items.map((_, item) => `i${item}`).join()}\n${rows.join('\n')}\n`));
    const tellMemory = 'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
    const { out, error } = await start(['calibrate', '--model', '2pl', '--data', 'large.csv.gz', '--json'], [HEAP, '--import', tellMemory]);
    expect(JSON.parse(out).converged).toBe(true);
    // Kilobytes.
    expect(Number(error)).toBeGreaterThan(10_000);
    expect(Number(error)).toBeLessThan(500_000);
  });
});

describe('measure fit, dif and impact', () => {
  it('judge items, people and reliability', async () => {
    const result = await json('fit', '--model', '2pl', '--data', 'lsat6.csv');
    expect(result.items[1]).toMatchObject({ name: 'two', statistic: expect.closeTo(1.691, 2), df: 2, p: expect.closeTo(0.429, 2) });
    expect(result.reliability.alpha).toBeGreaterThan(0.2);
    expect(result.personFit.every(({ p }: { p: number }) => p < 0.01)).toBe(true);
    const everybody = await json('fit', '--model', '2pl', '--data', 'lsat6.csv', '--people');
    expect(everybody.personFit).toHaveLength(1000);
  });

  it('compare groups item by item', async () => {
    const random = seededRandom(8);
    const rows = Array.from({ length: 1200 }, (_, person) => {
      const theta = drawNormal(random);
      const answers = Array.from({ length: 10 }, (_, item) =>
        random() < 1 / (1 + Math.exp(-(theta + item / 5 - 1 - (person % 2 === 1 && item === 4 ? 1.4 : 0)))) ? 1 : 0,
      );
      return `${person % 2 === 1 ? 'north' : 'south'},${answers.join()}`;
    });
    await file('groups.csv', `region,${Array.from({ length: 10 }, (_, item) => `i${item}`).join()}\n${rows.join('\n')}\n`);
    const { reference, comparisons } = await json('dif', '--data', 'groups.csv', '--group', 'region', '--reference', 'south');
    expect(reference).toBe('south');
    expect(comparisons).toHaveLength(1);
    const classes = Object.fromEntries(
      comparisons[0].items.map((item: { name: string; mantel: { class: string } }) => [item.name, item.mantel.class]),
    );
    expect(classes).toMatchObject({ i4: 'C', i0: 'A', i9: 'A' });
    const { out } = await measure(['dif', '--data', 'groups.csv', '--group', 'region']);
    expect(out).toMatch(/^i4 .* C .* left out$/m);
  });

  it('decide four fifths in whole numbers, from people or from counts', async () => {
    await file('counts.csv', 'sex,hired,applied\nm,150,400\nf,90,300\n');
    const fromCounts = await json('impact', '--data', 'counts.csv', '--group', 'sex', '--selected', 'hired', '--total', 'applied');
    expect(fromCounts.reference).toMatchObject({ group: 'm', selected: 150, total: 400 });
    expect(fromCounts.comparisons[0]).toMatchObject({ group: 'f', ratio: expect.closeTo(0.8, 10), isBelowFourFifths: false });
    const people = [
      ...Array.from({ length: 40 }, (_, i) => `m,${i < 20 ? 'yes' : 'no'}`),
      ...Array.from({ length: 40 }, (_, i) => `f,${i < 10 ? 'Yes' : 'No'}`),
      ',yes',
    ];
    await file('people.csv', `sex,hired\n${people.join('\n')}\n`);
    const fromPeople = await json('impact', '--data', 'people.csv', '--group', 'sex', '--selected', 'hired');
    expect(fromPeople.comparisons[0]).toMatchObject({ group: 'f', selected: 10, total: 40, ratio: 0.5, isBelowFourFifths: true });
  });
});

describe('what does not fit', () => {
  const failing = async (words: readonly string[], content?: string): Promise<Outcome> => {
    if (content !== undefined) await file('bad.csv', content);
    const outcome = await measure(words);
    expect(outcome.out).toBe('');
    return outcome;
  };
  const calibrating = ['calibrate', '--model', '2pl', '--data', 'bad.csv'];

  it.each([
    ['a word among the answers', 'a,b\n1,0\n0,maybe\n', 'bad.csv, row 2, column "b": "maybe" is no category.'],
    ['a row that is too short', 'a,b\n1,0\n1\n', 'bad.csv, row 2: 1 fields, but the header names 2 columns.'],
    ['a name that stands twice', 'a,a\n1,0\n', 'bad.csv, header: two columns are named "a".'],
    ['a column without a name', 'a,\n1,0\n', 'bad.csv, header: column 2 has no name.'],
    ['an empty file', '', 'bad.csv is empty'],
    ['a header alone', 'a,b\n', 'bad.csv has a header and no rows.'],
    ['a quote that stays open', 'a,b\n"1,0\n', 'a quote is opened and never closed'],
    ['three categories under a model for two', 'a,b\n1,0\n2,1\n0,1\n', 'bad.csv: a has the categories 0, 1, 2: a 2pl item has two.'],
  ])('is named by file, row and column: %s', async (_, content, message) => {
    const { code, error } = await failing(calibrating, content);
    expect(error).toContain(message);
    expect(error).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it.each([
    [[...calibrating.slice(0, -1), 'nowhere.csv'], 1, 'There is no file nowhere.csv.'],
    [['calibrate', '--data', 'lsat6.csv'], 2, 'calibrate needs --model.'],
    [['calibrate', '--model', 'rasch', '--data', 'lsat6.csv'], 2, '--model is one of 1pl, 2pl, graded, gpcm, nominal; got "rasch".'],
    [['calibrate', '--modle', '2pl'], 2, "Unknown option '--modle'"],
    [['guess'], 2, 'There is no verb "guess".'],
    [['dif', '--data', 'lsat6.csv', '--group', 'sex'], 2, 'lsat6.csv has no column "sex".'],
  ] as const)('in the command itself: %j', async (words, expected, message) => {
    const { code, error } = await failing(words);
    expect(error).toContain(message);
    expect(code).toBe(expected);
  });

  it('ends the program itself with its code and a message alone', async () => {
    expect(await start(['calibrate', '--model', '2pl', '--data', 'nowhere.csv', '--json'])).toEqual({
      code: 1,
      out: '',
      error: 'There is no file nowhere.csv.\n',
    });
  });

  it('is a broken gzip file', async () => {
    await file('broken.csv.gz', gzipSync(`a,b\n${'1,0\n0,1\n'.repeat(200)}`).subarray(0, 30));
    const { code, error } = await failing(['calibrate', '--model', '2pl', '--data', 'broken.csv.gz']);
    expect(error).toContain('broken.csv.gz cannot be read');
    expect(code).toBe(1);
  });
});

describe('help', () => {
  it('lists the verbs, and shows options and examples of each', async () => {
    const { out } = await measure(['help']);
    const verbs = [...out.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, verb]) => verb!);
    expect(verbs).toEqual(expect.arrayContaining(['calibrate', 'fit', 'dif', 'impact']));
    const helps = await Promise.all(verbs.map((verb) => measure(['help', verb])));
    for (const [index, help] of helps.entries())
      expect(help).toMatchObject({ code: 0, out: expect.stringContaining(`npm run --silent measure -- ${verbs[index]} `) });
    expect((await measure(['calibrate', '--help'])).out).toBe(helps[verbs.indexOf('calibrate')]!.out);
  });
});
