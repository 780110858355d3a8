import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCategory, drawNormal, estimateAbility, fromDifficulty, normalPrior, scoreMap, seededRandom } from '#psychometrics';
import { calibrateVerb } from './calibrate.ts';
import { estimateVerb } from './estimate.ts';
import { scoreVerb } from './score.ts';
import { selectVerb } from './select.ts';

let folder = '';
const at = (name: string) => join(folder, name);
const write = (name: string, content: string | Buffer) => writeFile(at(name), content);

const ITEMS = `item,option,intercept,calm,drive
fire,0,0,,
fire,1,0.5,1.2,-0.3
river,1,0.25,0,1
river,0,-0.25,0,-1
river,2,0,0.6,
`;
const PRIOR = 'calm,drive\n1,0.4\n0.4,2\n';
const RESPONSES = 'river,fire\n2,1\n,0\nNA,\n';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-'));
  await write('items.csv', ITEMS);
  await write('prior.csv', PRIOR);
  await write('responses.csv', RESPONSES);
  await write('responses.csv.gz', gzipSync(RESPONSES));
});
afterAll(() => rm(folder, { recursive: true }));

const files = () => ({ items: at('items.csv'), prior: at('prior.csv'), responses: at('responses.csv') });

type Scored = { dimensions: string[]; people: { id?: string; map: number[]; se: number[]; iterations: number; covariance?: number[][] }[] };

describe('measure score', () => {
  it('gives everyone the MAP, standard errors and covariance of the engine, in the order of the header of the prior', async () => {
    const { dimensions, people } = (await scoreVerb.run({ ...files(), covariance: true })).json as Scored;
    const fire = {
      options: [
        { intercept: 0, loadings: [] },
        {
          intercept: 0.5,
          loadings: [
            { dimension: 0, slope: 1.2 },
            { dimension: 1, slope: -0.3 },
          ],
        },
      ],
    };
    const river = {
      options: [
        { intercept: -0.25, loadings: [{ dimension: 1, slope: -1 }] },
        { intercept: 0.25, loadings: [{ dimension: 1, slope: 1 }] },
        { intercept: 0, loadings: [{ dimension: 0, slope: 0.6 }] },
      ],
    };
    const prior = normalPrior([
      [1, 0.4],
      [0.4, 2],
    ]);
    expect(dimensions).toEqual(['calm', 'drive']);
    const first = scoreMap(
      [
        { item: fire, option: 1 },
        { item: river, option: 2 },
      ],
      prior,
    );
    const second = scoreMap([{ item: fire, option: 0 }], prior);
    for (const [i, posterior] of [first, second].entries()) {
      posterior.mode.forEach((value, d) => {
        expect(people[i]!.map[d]).toBeCloseTo(value, 10);
        expect(people[i]!.se[d]).toBeCloseTo(Math.sqrt(posterior.covariance[d * 3]!), 10);
      });
      expect(people[i]!.covariance!.flat()).toEqual([...posterior.covariance].map((value) => expect.closeTo(value, 10)));
    }
    expect(people[2]).toMatchObject({ map: [0, 0], iterations: 0 });
  });

  it('reads gzip as it is, takes names of people, and leaves the covariance out unless asked', async () => {
    expect((await scoreVerb.run({ ...files(), responses: at('responses.csv.gz') })).json).toEqual((await scoreVerb.run(files())).json);
    await write('named.csv', 'person,fire\nmira,1\n');
    const answer = await scoreVerb.run({ ...files(), responses: at('named.csv'), id: 'person' });
    const { people } = answer.json as Scored;
    expect(people[0]!.id).toBe('mira');
    expect(people[0]!.covariance).toBeUndefined();
    expect(answer.text()).toContain('mira');
  });

  it.each([
    ['items', 'item,option,calm\nfire,0,1\n', 'header: the column "intercept" is missing'],
    ['items', 'item,option,intercept,zeal\nfire,0,1,2\n', 'header, column "zeal": the prior has no such dimension'],
    ['items', 'item,option,intercept,calm\nfire,0,1,x\n', 'row 1, column "calm": "x" is no number'],
    ['items', 'item,option,intercept,calm\nfire,0,,1\n', 'row 1, column "intercept"'],
    ['items', 'item,option,intercept,calm\nfire,0,0,1\nfire,0,0,1\n', 'row 2, column "option": option 0 of "fire" stands in row 1'],
    ['items', 'item,option,intercept,calm\nfire,0,0,1\nfire,2,0,1\n', 'item "fire" has no option 1'],
    ['items', 'item,option,intercept,calm\nfire,0,0,1\n', 'only one option'],
    ['items', 'item,option,intercept,calm\nfire,one,0,1\n', 'row 1, column "option": "one" is no option'],
    ['items', 'item,option,intercept,calm\n', 'no rows'],
    ['prior', 'calm,drive\n1,0.4\n', '2 rows should follow; there are 1'],
    ['prior', 'calm,drive\n1,0.4\n0.5,1\n', 'row 2, column "calm": 0.5 is not the 0.4'],
    ['prior', 'calm,drive\n1,2\n2,1\n', 'not positive definite'],
    ['prior', 'calm,drive\n1,\n0.5,1\n', 'row 1, column "drive"'],
    ['responses', 'fire,water\n0,1\n', 'header, column "water": there is no such item'],
    ['responses', 'fire\n0\n3\n', 'row 2, column "fire": the answer is 3, but the item has options 0 to 1'],
    ['responses', 'fire\nyes\n', 'row 1, column "fire": "yes" is no category'],
  ])('names file, row and column of what is wrong with %s: %j', async (which, content, message) => {
    await write('bad.csv', content);
    const run = scoreVerb.run({ ...files(), [which]: at('bad.csv') });
    await expect(run).rejects.toThrow(message);
    await expect(run).rejects.toThrow(at('bad.csv'));
  });
});

describe('measure select', () => {
  it('chooses the item that tells most among those not answered, and says when none is left', async () => {
    await write('so-far.csv', 'fire,river\n,\n1,\n1,2\n');
    type Selected = { people: { next: string | null; gain: number | null; candidates: { item: string; gain: number }[] }[] };
    const { people } = (await selectVerb.run({ ...files(), answered: at('so-far.csv') })).json as Selected;
    expect(people[0]!.candidates.map(({ item }) => item)).toHaveLength(2);
    expect(people[0]!.next).toBe(people[0]!.candidates[0]!.item);
    expect(people[0]!.gain).toBeGreaterThan(people[0]!.candidates[1]!.gain);
    expect(people[1]!.next).toBe('river');
    expect(people[2]).toMatchObject({ next: null, gain: null, candidates: [] });
    const calm = (await selectVerb.run({ ...files(), answered: at('so-far.csv'), dimensions: 'calm', criterion: 'a-optimal' }))
      .json as Selected;
    expect(calm.people[0]!.next).toBe('fire');
    await expect(selectVerb.run({ ...files(), answered: at('so-far.csv'), dimensions: 'zeal' })).rejects.toThrow('no dimension "zeal"');
  });
});

describe('measure select with a list of answers', () => {
  it('says the same as with one row of answers', async () => {
    await write('list.csv', 'item,option\nfire,1\n');
    await write('row.csv', 'fire,river\n1,\n');
    const [list, row] = await Promise.all(['list.csv', 'row.csv'].map((name) => selectVerb.run({ ...files(), answered: at(name) })));
    expect(list!.json).toEqual(row!.json);
    await write('none.csv', 'item,option\n');
    expect((await selectVerb.run({ ...files(), answered: at('none.csv') })).json).toMatchObject({ people: [{ answered: 0 }] });
  });

  it.each([
    ['item,option\nwater,1\n', 'row 1, column "item": there is no item "water"'],
    ['item,option\nfire,1\nfire,0\n', 'row 2, column "item": "fire" is answered in row 1'],
    ['item,option\nfire,2\n', 'row 1, column "option": "2" is none of the options 0 to 1'],
  ])('names row and column of what is wrong: %j', async (content, message) => {
    await write('bad-list.csv', content);
    await expect(selectVerb.run({ ...files(), answered: at('bad-list.csv') })).rejects.toThrow(message);
  });
});

describe('measure estimate', () => {
  const bank =
    'item,model,a,b,c,d,b1,b2,a0,a1,c0,c1\none,2pl,1,0,,,,,,,,\ntwo,1pl,,0,,,,,,,,\nthree,graded,1.5,,,,-1,1,,,,\nfour,nominal,,,,,,,0,1,0,0.2\n';

  it('estimates by every method, and says where no finite estimate exists', async () => {
    await write('bank.csv', bank);
    await write('answers.csv', 'one,two,three,four\n1,1,2,1\n1,0,,\n,,,\n');
    const options = { items: at('bank.csv'), responses: at('answers.csv') };
    type Estimated = { people: { theta: number | string | null; se: number | string; reason?: string }[] };
    const ml = (await estimateVerb.run({ ...options, method: 'ml' })).json as Estimated;
    expect(ml.people[0]).toMatchObject({ theta: 'Infinity', se: 'Infinity', reason: expect.stringContaining('without end') });
    // Two like items at 0, one right and one wrong: theta 0, information 1/4 + 1/4.
    expect(ml.people[1]).toEqual({ answered: 2, theta: expect.closeTo(0, 10), se: expect.closeTo(Math.SQRT2, 10) });
    expect(ml.people[2]).toMatchObject({ theta: null, reason: expect.stringContaining('No estimate') });
    const map = (await estimateVerb.run({ ...options, method: 'map', mean: '0', sd: '2' })).json as Estimated;
    expect(map.people[1]).toMatchObject({ theta: expect.closeTo(0, 10), se: expect.closeTo(1 / Math.sqrt(0.5 + 0.25), 10) });
    for (const method of ['eap', 'wle']) {
      const { people } = (await estimateVerb.run({ ...options, method })).json as Estimated;
      expect(people[1]!.theta).toBeCloseTo(0, 8);
    }
    await expect(estimateVerb.run({ ...options, method: 'eap', sd: '0' })).rejects.toThrow('--sd');
  });

  it.each([
    ['item,model,a,b\none,5pl,1,0\n', 'row 1, column "model": "5pl" is none of'],
    ['item,model,a,b\none,2pl,1,\n', 'row 1, column "b": a 2pl item needs it'],
    ['item,model,a,b,c\none,3pl,1,0,1.2\n', 'row 1, column "c"'],
    ['item,model,a,b1,b2\none,graded,1,1,0\n', 'row 1, column "b2": the thresholds'],
    ['item,model,a,b,zeta\none,2pl,1,0,3\n', 'header, column "zeta"'],
    ['item,model,a,b\none,2pl,1,0\none,2pl,1,1\n', 'row 2, column "item": "one" stands in row 1'],
  ])('names file, row and column of a bad bank: %j', async (content, message) => {
    await write('bad-bank.csv', content);
    await write('one.csv', 'one\n1\n');
    await expect(estimateVerb.run({ method: 'eap', items: at('bad-bank.csv'), responses: at('one.csv') })).rejects.toThrow(message);
  });
});

describe('measure estimate after measure calibrate', () => {
  it('takes the items as calibrate prints them', async () => {
    const random = seededRandom(8);
    const truth = ['one', 'two', 'three', 'four'].map((_, i) => fromDifficulty['2pl'](1 + 0.3 * i, 0.5 * i - 0.7));
    const rows = Array.from({ length: 400 }, () => {
      const theta = drawNormal(random);
      return truth.map((item) => drawCategory(item, theta, random)).join(',');
    });
    await write('trial.csv', `one,two,three,four\n${rows.join('\n')}\n`);
    const calibrated = (await calibrateVerb.run({ model: '2pl', data: at('trial.csv') })).json as {
      items: { slope: number; intercepts: number[] }[];
    };
    await write('calibrated.json', JSON.stringify(calibrated));
    const { people } = (await estimateVerb.run({ method: 'eap', items: at('calibrated.json'), responses: at('trial.csv') })).json as {
      people: { theta: number }[];
    };
    const items = calibrated.items.map(({ slope, intercepts }) => ({ model: '2pl' as const, slope, intercept: intercepts[0]! }));
    const expected = estimateAbility({ method: 'eap', items, responses: rows[0]!.split(',').map(Number) });
    expect(people[0]!.theta).toBeCloseTo(expected.theta!, 10);
    await write('broken.json', '{"items":');
    await expect(estimateVerb.run({ method: 'eap', items: at('broken.json'), responses: at('trial.csv') })).rejects.toThrow('is no JSON');
  });
});

describe('the command line', () => {
  const run = promisify(execFile);
  const program = join(import.meta.dirname, '..', 'measure.ts');

  it('prints JSON that a program can read, tables for people, and help with examples', async () => {
    const words = ['score', '--items', at('items.csv'), '--prior', at('prior.csv'), '--responses', at('responses.csv')];
    const { stdout } = await run(process.execPath, [program, ...words, '--json']);
    expect((JSON.parse(stdout) as Scored).people).toHaveLength(3);
    expect((await run(process.execPath, [program, ...words])).stdout).toContain('calm');
    for (const verb of ['score', 'select', 'estimate']) {
      expect((await run(process.execPath, [program, verb, '--help'])).stdout).toContain(`measure -- ${verb} --`);
    }
    await expect(run(process.execPath, [program, 'score', '--items', at('items.csv')])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--prior'),
    });
  });
});
