import { beforeAll, describe, expect, it } from 'vitest';
import { drawNormal, normalPrior, scoreMap, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import type { KeyedItem } from '../../items.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { drawOption } from '../../simulated-person.ts';
import { ordinarySetting, type Setting } from '../game.ts';
import { masks } from './definition.ts';
import { bank, CHANGES, difficultyOfFeeling, difficultyOfLooks, NAMING } from './key.ts';
import { PRACTICE } from './practice.ts';
import type { MasksAnswer } from './script.ts';
import { BLOCKS, DESIGN_RELIABILITY, isLooksItem, isPreciseEnough, NAMINGS, nextTrial, posteriorOf, type Trial } from './sitting.ts';
import { FEELING_TEMPLATES, LOOKS_TEMPLATES } from './templates.ts';

type Person = { readonly changes: number; readonly naming: number };
type Sitting = { readonly trials: readonly Trial[]; readonly played: readonly PlayedAnswer<MasksAnswer>[] };

const thetaOf = ({ changes, naming }: Person): Float64Array => {
  const theta = new Float64Array(FACET_COUNT);
  theta[CHANGES] = changes;
  theta[NAMING] = naming;
  return theta;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function answered(
  trial: Trial,
  answer: MasksAnswer,
  played: readonly PlayedAnswer<MasksAnswer>[],
  afterMs = 10_000,
): PlayedAnswer<MasksAnswer> {
  const { item, option } = masks.judge(trial, answer);
  const receivedAt = new Date((played.at(-1)?.receivedAt.getTime() ?? 0) + afterMs);
  return { answer, item, option, responseTimeMs: 10_000, receivedAt };
}

function play(person: Person, setting: Setting): Sitting {
  const somebody = { theta: thetaOf(person), random: seededRandom(setting.seed) };
  const played: PlayedAnswer<MasksAnswer>[] = [];
  const trials: Trial[] = [];
  for (let trial = nextTrial(played, setting); trial; trial = nextTrial(played, setting)) {
    trials.push(trial);
    played.push(answered(trial, masks.simulate(trial, somebody), played));
  }
  return { trials, played };
}

const random = seededRandom(2026);
const people: Person[] = Array.from({ length: 300 }, () => {
  const changes = drawNormal(random);
  const together = facetCovariance[CHANGES]![NAMING]!;
  return { changes, naming: together * changes + Math.sqrt(1 - together ** 2) * drawNormal(random) };
});
const sittings: Sitting[] = [];
beforeAll(() => {
  sittings.push(...people.map((person, index) => play(person, ordinarySetting(1000 + index))));
});

const scoredOf = ({ played }: Sitting) => played.filter(({ item }) => item !== null);
const blocksOf = (sitting: Sitting) => scoredOf(sitting).filter(({ item }) => isLooksItem(item));
const namingsOf = (sitting: Sitting) => scoredOf(sitting).filter(({ item }) => !isLooksItem(item));
const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;

function reliability(truths: readonly number[], estimates: readonly number[]): number {
  const [a, b] = [mean(truths), mean(estimates)];
  const product = (one: readonly number[], x: number, other: readonly number[], y: number) =>
    one.reduce((sum, each, index) => sum + (each - x) * (other[index]! - y), 0);
  return product(truths, a, estimates, b) ** 2 / (product(truths, a, truths, a) * product(estimates, b, estimates, b));
}

describe('A sitting of Masks', () => {
  it('goes from practice to looks to feelings, with a rest between the parts', () => {
    for (const { trials } of sittings.slice(0, 40)) {
      const kinds = trials.map(({ practice, kind }) => (practice ? 'practice' : kind));
      expect(kinds).toEqual([
        ...kinds.filter((kind) => kind === 'practice'),
        ...kinds.filter((kind) => kind === 'looks'),
        ...kinds.filter((kind) => kind === 'feeling'),
      ]);
      expect(kinds.filter((kind) => kind === 'practice')).toHaveLength(PRACTICE.length);
      expect(trials.find(({ practice, kind }) => !practice && kind === 'feeling')!.restBefore).toBe(true);
      expect(trials.filter(({ restBefore }) => restBefore).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('ends each part as soon as its score is precise enough, within its bounds', () => {
    for (const sitting of sittings) {
      for (const [own, { min, max }, part] of [
        [blocksOf(sitting), BLOCKS, 'changes'],
        [namingsOf(sitting), NAMINGS, 'naming'],
      ] as const) {
        expect(own.length).toBeGreaterThanOrEqual(min);
        expect(own.length).toBeLessThanOrEqual(max);
        const before = part === 'changes' ? own : scoredOf(sitting);
        if (own.length < max) expect(isPreciseEnough(posteriorOf(before), part)).toBe(true);
      }
    }
    expect(sittings.filter((sitting) => namingsOf(sitting).length < NAMINGS.max).length / sittings.length).toBeGreaterThan(0.9);
  });

  it('asks no template twice, and no person sits for a face again within nine trials', () => {
    for (const { trials } of sittings.slice(0, 40)) {
      const scored = trials.filter(({ practice }) => !practice);
      expect(new Set(scored.map(({ template }) => template)).size).toBe(scored.length);
      const faces = scored.map((trial) => (trial.kind === 'looks' ? trial.looks.map(({ look }) => look) : [trial.look]));
      for (const [index] of faces.entries()) {
        const near = faces.slice(Math.max(0, index - 9), index + 1).flat();
        expect(new Set(near).size).toBe(near.length);
      }
      const lines = scored.flatMap((trial) => (trial.kind === 'feeling' ? [trial.made.line] : []));
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it('draws other faces for another seed, of the same difficulty', () => {
    const shown = [1, 2].map((seed) => JSON.stringify(masks.show(play({ changes: 0, naming: 0 }, ordinarySetting(seed)).trials[5]!)));
    expect(shown[0]).not.toBe(shown[1]);
  });

  it('asks harder ones of those who do better, and of nobody what is far too hard', () => {
    const difficulty = ({ kind, template }: Trial) =>
      kind === 'looks'
        ? difficultyOfLooks(LOOKS_TEMPLATES.find(({ id }) => id === template)!)
        : difficultyOfFeeling(FEELING_TEMPLATES.find(({ id }) => id === template)!);
    const asked = (value: number) => mean(play({ changes: value, naming: value }, ordinarySetting(4)).trials.slice(8).map(difficulty));
    expect(asked(2)).toBeGreaterThan(asked(-2) + 1.5);
  });

  it('lets one try a practice face again after a wrong answer, once', () => {
    const setting = ordinarySetting(6);
    const first = nextTrial([], setting)!;
    const wrong = (trial: Trial, played: PlayedAnswer<MasksAnswer>[]) => answered(trial, { kind: 'looks', changed: [false] }, played);
    const once = [wrong(first, [])];
    const again = nextTrial(once, setting)!;
    expect([once[0]!.option, again.retry, again.template, again.number]).toEqual(['wrong', true, first.template, first.number]);
    expect(masks.show(again)).toMatchObject({ looks: (masks.show(first) as unknown as { looks: object }).looks });
    expect(nextTrial([...once, wrong(again, once)], setting)!.number).toBe(2);
  });

  it('begins a broken block anew with other faces; after a day with the practice of its part', () => {
    const setting = ordinarySetting(9);
    const sitting = play({ changes: 0, naming: 0 }, setting);
    for (const [at, kinds] of [
      [6, ['looks', 'looks', 'looks']],
      [sitting.trials.length - 2, ['feeling', 'feeling']],
    ] as const) {
      const before = sitting.played.slice(0, at);
      const trial = nextTrial(before, setting)!;
      const broken = (ms: number) => [...before, answered(trial, { kind: 'broken-off' }, before, ms)];
      const anew = nextTrial(broken(MINUTE_MS), setting)!;
      expect([anew.kind, anew.number, anew.practice]).toEqual([trial.kind, trial.number, false]);
      expect(JSON.stringify(masks.show(anew))).not.toBe(JSON.stringify(masks.show(trial)));
      const practised: string[] = [];
      const played = broken(DAY_MS + MINUTE_MS);
      for (let next = nextTrial(played, setting)!; next.practice; next = nextTrial(played, setting)!) {
        practised.push(next.kind);
        played.push(answered(next, masks.simulate(next, { theta: thetaOf({ changes: 0, naming: 0 }), random: seededRandom(1) }), played));
      }
      expect(practised).toEqual(kinds);
    }
  });

  it('without a clock shows both faces side by side', () => {
    const trial = nextTrial([], { ...ordinarySetting(1), isUntimed: true })!;
    expect(masks.show(trial)).toMatchObject({ kind: 'looks', isSideBySide: true });
  });

  it('scores two facets as all 36 would be scored', () => {
    const scored = scoredOf(sittings[0]!);
    const keyed = new Map<string, KeyedItem>(bank.items.map((item) => [item.id, item]));
    const answers = scored.map(({ item, option }) => ({
      item: keyed.get(item!)!,
      option: keyed.get(item!)!.options.findIndex(({ id }) => id === option),
    }));
    const whole = scoreMap(answers, normalPrior(facetCovariance));
    expect(posteriorOf(scored).mode[0]!).toBeCloseTo(whole.mode[CHANGES]!, 8);
    expect(posteriorOf(scored).mode[1]!).toBeCloseTo(whole.mode[NAMING]!, 8);
  });
});

describe('Simulated people', () => {
  it('are measured as reliably as designed, by the game alone', () => {
    const posteriors = sittings.map((sitting) => posteriorOf(scoredOf(sitting)));
    const changes = reliability(
      people.map((person) => person.changes),
      posteriors.map(({ mode }) => mode[0]!),
    );
    const naming = reliability(
      people.map((person) => person.naming),
      posteriors.map(({ mode }) => mode[1]!),
    );
    // A squared correlation of .70 over 300 people has a standard error of .03.
    expect(Math.abs(changes - DESIGN_RELIABILITY.changes)).toBeLessThan(0.09);
    expect(Math.abs(naming - DESIGN_RELIABILITY.naming)).toBeLessThan(0.09);
  });

  it('lie within their 95% intervals 95 times in 100', () => {
    const inside = sittings.flatMap((sitting, index) => {
      const { mode, covariance } = posteriorOf(scoredOf(sitting));
      const { changes, naming } = people[index]!;
      return [
        Math.abs(changes - mode[0]!) < 1.96 * Math.sqrt(covariance[0]!),
        Math.abs(naming - mode[1]!) < 1.96 * Math.sqrt(covariance[3]!),
      ];
    });
    const coverage = mean(inside.map(Number));
    expect(coverage).toBeGreaterThan(0.925);
    expect(coverage).toBeLessThan(0.975);
  });

  it('answer about as often as they are told', () => {
    expect(Math.abs(mean(sittings.map(({ trials }) => trials.length)) - masks.typicalLength)).toBeLessThan(1.5);
  });

  it('answer at least 30% fewer faces than in a fixed form that measures as well', () => {
    const precisionOf = (place: number) => 1 - mean(sittings.map((sitting) => posteriorOf(scoredOf(sitting)).covariance[place]!));
    const blocks = shortestForm(CHANGES, precisionOf(0), sorted(LOOKS_TEMPLATES, difficultyOfLooks), ({ id }) => id);
    const speech = seededRandom(12);
    const spoken = ({ id }: { readonly id: string }) => `${id}-${speech() < 0.5 ? 'agrees' : 'contradicts'}`;
    const faces = shortestForm(
      NAMING,
      precisionOf(3),
      sorted(FEELING_TEMPLATES, (template) => difficultyOfFeeling(template)),
      spoken,
    );
    const spent =
      6 * mean(sittings.map((sitting) => blocksOf(sitting).length)) + mean(sittings.map((sitting) => namingsOf(sitting).length));
    expect(spent / (6 * blocks + faces)).toBeLessThan(0.7);
  });
});

const sorted = <T>(templates: readonly T[], difficulty: (template: T) => number): T[] =>
  templates.toSorted((one, other) => difficulty(one) - difficulty(other));

/** The length at which a form whose templates lie evenly over the difficulties of the bank, the same for everybody, is this reliable. */
function shortestForm<T>(dimension: number, reliable: number, templates: readonly T[], itemOf: (template: T) => string): number {
  const keyed = new Map<string, KeyedItem>(bank.items.map((item) => [item.id, item]));
  const prior = normalPrior(facetCovariance);
  const chance = seededRandom(11);
  for (let length = 4; length <= templates.length; length += 1) {
    const form = Array.from({ length }, (_, place) => templates[Math.floor(((place + 0.5) * templates.length) / length)]!);
    const variances = Array.from({ length: 250 }, () => {
      const theta = new Float64Array(FACET_COUNT);
      theta[dimension] = drawNormal(chance);
      const answers = form.map((template) => {
        const item = keyed.get(itemOf(template))!;
        return { item, option: optionAt(item, drawOption(item, { theta, random: chance })) };
      });
      return scoreMap(answers, prior).covariance[FACET_COUNT * dimension + dimension]!;
    });
    if (1 - mean(variances) >= reliable) return length;
  }
  return Number.POSITIVE_INFINITY;
}

const optionAt = (item: KeyedItem, option: string): number => item.options.findIndex(({ id }) => id === option);
