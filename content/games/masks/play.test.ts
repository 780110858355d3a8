import { describe, expect, it } from 'vitest';
import english from '../../../public/assets/i18n/en/masks.json' with { type: 'json' };
import { lotsOf, seedFor } from '../lots.ts';
import { faceOf, PROTOTYPES, unlikeness } from './feelings.ts';
import { goesWith, LINES, linesFor } from './lines.ts';
import { type MadeFeeling, makeBlock, makeFeeling, namingOf } from './play.ts';
import { CHANGED_IN_BLOCK, FEELINGS, type Feeling, LOOKS_IN_BLOCK } from './script.ts';
import { LOOKS } from './script-looks.ts';
import { DIRECTIONS, MUSCLES, type Muscles } from './script-muscles.ts';
import { CHANGE_UNITS, FEELING_TEMPLATES, LOOKS_TEMPLATES, QUADS, STRENGTHS } from './templates.ts';

const faces = [0, 1, 2, 3, 4, 5];
const differences = (one: Muscles, other: Muscles) => [...MUSCLES, ...DIRECTIONS].filter((part) => (one[part] ?? 0) !== (other[part] ?? 0));

describe('The looks', () => {
  it('are 64 faces, no two alike, in every skin, age, dress and cover', () => {
    expect(LOOKS).toHaveLength(64);
    expect(new Set(LOOKS.map((look) => JSON.stringify(look))).size).toBe(64);
    for (const part of ['skin', 'age', 'head', 'hair', 'hairColour', 'wear', 'beard', 'spectacles', 'mark', 'jewel', 'dress'] as const)
      expect(new Set(LOOKS.map((look) => look[part])).size, part).toBeGreaterThan(2);
    const soft = LOOKS.filter(({ isSoft }) => isSoft).length;
    expect(Math.abs(soft - 32)).toBeLessThanOrEqual(4);
  });
});

describe('The feelings', () => {
  it('are told apart at full strength by what the muscles do, each from each', () => {
    for (const [index, one] of FEELINGS.entries())
      for (const other of FEELINGS.slice(index + 1)) expect(unlikeness(one, other), `${one} ${other}`).toBeGreaterThan(1);
  });

  it('keep every muscle between rest and as far as it goes', () => {
    for (const feeling of FEELINGS) {
      for (const muscle of MUSCLES) expect(PROTOTYPES[feeling][muscle] ?? 0).toBeGreaterThanOrEqual(0);
      for (const value of Object.values(PROTOTYPES[feeling])) expect(Math.abs(value)).toBeLessThanOrEqual(1);
    }
    const blended = faceOf('happy', 1, { with: 'amused', strength: 1 });
    expect(Math.max(...Object.values(blended))).toBe(1);
  });

  it('grow with strength, and take some of another feeling in', () => {
    expect(faceOf('angry', 0.5).frown).toBe(0.5);
    expect(faceOf('angry', 0.5, { with: 'sad', strength: 0.3 })).toMatchObject({ frown: 0.695, innerBrow: 0.3, cornersDown: 0.3 });
  });
});

describe('A block of looks', () => {
  it('changes half of its faces, by one muscle of the zone and by as much as the template says', () => {
    for (const [index, template] of LOOKS_TEMPLATES.entries()) {
      for (let turn = 0; turn < 6; turn += 1) {
        const block = makeBlock(template, faces, lotsOf(seedFor(index, turn)));
        expect(block).toHaveLength(LOOKS_IN_BLOCK);
        expect(block.filter(({ moved }) => moved !== null)).toHaveLength(CHANGED_IN_BLOCK);
        for (const { before, after, moved } of block) {
          const muscles = differences(before.muscles, after.muscles).filter((part) => (MUSCLES as readonly string[]).includes(part));
          expect(muscles).toEqual(moved === null ? [] : [moved]);
          if (moved === null) continue;
          const moves = Math.abs((after.muscles[moved] ?? 0) - (before.muscles[moved] ?? 0));
          expect(moves).toBeCloseTo(template.size * CHANGE_UNITS[template.zone][moved]!, 2);
          expect(after.muscles[moved]!).toBeGreaterThanOrEqual(0);
          expect(after.muscles[moved]!).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('lets as many other things change as the template says, on every face, changed or not', () => {
    for (const template of LOOKS_TEMPLATES) {
      for (const { before, after } of makeBlock(template, faces, lotsOf(8))) {
        const directions = differences(before.muscles, after.muscles).filter((part) => (DIRECTIONS as readonly string[]).includes(part));
        expect(directions.length + (before.light === after.light ? 0 : 1), template.id).toBe(template.distractions);
      }
    }
  });

  it('puts the changed ones in any order', () => {
    const orders = Array.from({ length: 200 }, (_, seed) =>
      makeBlock(LOOKS_TEMPLATES[0]!, faces, lotsOf(seed))
        .map(({ moved }) => (moved ? 'c' : 's'))
        .join(''),
    );
    expect(new Set(orders).size).toBe(20);
  });
});

describe('A face to be named', () => {
  it('comes with a line that goes with two of its four feelings; there are at least seven for each four', () => {
    expect(LINES.length).toBeGreaterThanOrEqual(40);
    for (const quad of QUADS) {
      const lines = linesFor(quad);
      expect(lines.length, quad.join()).toBeGreaterThanOrEqual(7);
      for (const line of lines) expect(quad.filter((feeling) => goesWith(line, feeling))).toHaveLength(2);
    }
  });

  it('shares all feelings out alike: each stands in six of the 24 sets', () => {
    for (const feeling of FEELINGS) expect(QUADS.filter((quad) => quad.includes(feeling))).toHaveLength(6);
    expect(new Set(QUADS.map((quad) => [...quad].sort().join())).size).toBe(24);
  });

  it('shows the keyed feeling more strongly than the other one in it', () => {
    for (const { own, other } of Object.values(STRENGTHS)) expect(own).toBeGreaterThan(2 * other);
  });

  it('names the wrong ones by how unlike the right one they look', () => {
    const made: MadeFeeling = {
      face: { muscles: {}, light: 'left' },
      right: 'surprised',
      speech: 'agrees',
      line: 1,
      options: ['angry', 'surprised', 'curious', 'afraid'],
    };
    expect((['surprised', 'curious', 'afraid', 'angry'] as const).map((feeling) => namingOf(made, feeling))).toEqual([
      'named',
      'near',
      'further',
      'far',
    ]);
  });
});

const TRIALS = 10_000;
/** Three standard errors of a share of 25% or 50% among so many. */
const CHANCE_OF_FOUR = 0.25 + 3 * Math.sqrt(0.1875 / TRIALS);
const CHANCE_OF_TWO = 0.5 + 3 * Math.sqrt(0.25 / TRIALS);

describe('Without the face, over 10,000 trials,', () => {
  const trials = Array.from({ length: TRIALS }, (_, seed) =>
    makeFeeling(FEELING_TEMPLATES[seed % FEELING_TEMPLATES.length]!, new Set(), lotsOf(seedFor(77, seed))),
  );
  const word = (feeling: Feeling) => english.feelings[feeling];
  const best = (options: readonly Feeling[], worth: (feeling: Feeling) => number) =>
    options.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const nearness = (options: readonly Feeling[]) => (feeling: Feeling) =>
    -options.reduce((sum, other) => sum + unlikeness(feeling, other), 0);
  const offered = new Map<Feeling, number>();
  const rules: Record<string, (trial: MadeFeeling) => Feeling> = {
    'the first option': ({ options }) => options[0]!,
    'the longest word': ({ options }) => best(options, (feeling) => word(feeling).length),
    'the shortest word': ({ options }) => best(options, (feeling) => -word(feeling).length),
    'the option that was offered most often': ({ options }) => best(options, (feeling) => offered.get(feeling) ?? 0),
    'the option most like the others': ({ options }) => best(options, nearness(options)),
    'the option least like the others': ({ options }) => best(options, (feeling) => -nearness(options)(feeling)),
    'what is said, taken at its word': ({ options, line }) => options.find((feeling) => goesWith(line, feeling))!,
    'what is said, taken to be a lie': ({ options, line }) => options.find((feeling) => !goesWith(line, feeling))!,
  };

  it.each(Object.entries(rules))('%s finds no more than chance', (_, choose) => {
    let right = 0;
    for (const trial of trials) {
      if (choose(trial) === trial.right) right += 1;
      for (const feeling of trial.options) offered.set(feeling, (offered.get(feeling) ?? 0) + 1);
    }
    expect(right / TRIALS).toBeLessThan(CHANCE_OF_FOUR);
  });

  it('the face contradicts what is said as often as it agrees', () => {
    const agreeing = trials.filter(({ speech }) => speech === 'agrees').length / TRIALS;
    expect(Math.abs(agreeing - 0.5)).toBeLessThan(CHANCE_OF_TWO - 0.5);
  });

  const blocks = Array.from({ length: Math.ceil(TRIALS / LOOKS_IN_BLOCK) }, (_, seed) =>
    makeBlock(LOOKS_TEMPLATES[seed % LOOKS_TEMPLATES.length]!, faces, lotsOf(seedFor(78, seed))).map(({ moved }) => moved !== null),
  );
  const looksRules: Record<string, (place: number, block: number) => boolean> = {
    'always "changed"': () => true,
    'always "same"': () => false,
    'by turns': (place) => place % 2 === 0,
    'three and three': (place, block) => place < 3 === (block % 2 === 0),
  };

  it.each(Object.entries(looksRules))('%s is right in half of the looks', (_, answer) => {
    const right = blocks.flatMap((block, index) => block.filter((isChanged, place) => isChanged === answer(place, index)));
    expect(right.length / (blocks.length * LOOKS_IN_BLOCK)).toBeLessThan(CHANCE_OF_TWO);
  });
});
