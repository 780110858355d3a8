import { beforeAll, describe, expect, it } from 'vitest';
import { drawNormal, normalPrior, optionProbabilities, scoreMap, seededRandom, testRetest } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import type { KeyedItem } from '../../items.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { ordinarySetting } from '../game.ts';
import { riverMarket } from './definition.ts';
import { BARGAIN_ITEMS, BARGAINING, bank, classOption, POT_ITEMS, SHARING } from './key.ts';
import type { MarketAnswer, Take } from './script.ts';
import { nextTrial, type Trial } from './sitting.ts';

const CLASSES = [0, 1, 2, 3, 4];
const classOf = (option: string): number => CLASSES.findIndex((place) => classOption(place) === option);

type Played = PlayedAnswer<MarketAnswer>;
type Choose = (trial: Trial) => MarketAnswer;

/** A whole sitting, in which `choose` answers. */
function play(seed: number, choose: Choose): Played[] {
  const played: Played[] = [];
  for (let trial = nextTrial(played, ordinarySetting(seed)); trial; trial = nextTrial(played, ordinarySetting(seed))) {
    const answer = choose(trial);
    const { item, option } = riverMarket.judge(trial, answer);
    played.push({ answer, item, option, responseTimeMs: 8_000, receivedAt: new Date(8_000 * played.length) });
  }
  return played;
}

const PEOPLE = 160;
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
const itemById = new Map<string, KeyedItem>(bank.items.map((item) => [item.id, item]));
const idsOf = (items: readonly KeyedItem[]) => new Set(items.map(({ id }) => id));
const [bargainIds, potIds] = [idsOf(BARGAIN_ITEMS), idsOf(POT_ITEMS)];
const classesIn = (played: readonly Played[], ids: ReadonlySet<string>) =>
  played.flatMap(({ item, option }) => (item !== null && ids.has(item) ? [classOf(option)] : []));

function thetaOf(bargaining: number, sharing: number): Float64Array {
  const theta = new Float64Array(FACET_COUNT);
  theta[BARGAINING] = bargaining;
  theta[SHARING] = sharing;
  return theta;
}
function personOf(seed: number, theta: Float64Array): Choose {
  const random = seededRandom(31 * seed + 7);
  return (trial) => riverMarket.simulate(trial, { theta, random });
}

const truth = seededRandom(2026);
const people = Array.from({ length: PEOPLE }, () => thetaOf(drawNormal(truth), drawNormal(truth)));
let sittings: Played[][] = [];
beforeAll(() => {
  sittings = people.map((theta, seed) => play(seed, personOf(seed, theta)));
});

describe('Simulated people', () => {
  it('are measured as reliably as designed, by the game alone', () => {
    const prior = normalPrior(facetCovariance);
    const modes = sittings.map((played) => {
      const answers = played.flatMap(({ item: id, option }) => {
        const item = id === null ? undefined : itemById.get(id);
        return item ? [{ item, option: classOf(option) }] : [];
      });
      return scoreMap(answers, prior).mode;
    });
    for (const facet of [BARGAINING, SHARING]) {
      const [truths, estimates] = [people.map((theta) => theta[facet]!), modes.map((mode) => mode[facet]!)];
      // Of 1,500 it was .62 and .61; over so few a squared correlation has a standard error of .05.
      expect(Math.abs(testRetest(truths, estimates).correlation ** 2 - 0.6)).toBeLessThan(0.15);
    }
  });

  it('come to the classes that the bank says, item by item', () => {
    for (const { id, options } of bank.items) {
      const found = sittings.flatMap((played) => played.flatMap(({ item, option }) => (item === id ? [classOf(option)] : [])));
      expect(found).toHaveLength(PEOPLE);
      const expected = people.map((theta) =>
        optionProbabilities(itemById.get(id)!, theta).reduce((sum, chance, place) => sum + chance * place, 0),
      );
      // A class mean of so many has a standard error of .1.
      expect(Math.abs(mean(found) - mean(expected)), id).toBeLessThan(0.4);
      expect(Math.max(...found)).toBeLessThan(options.length);
    }
  });

  it('come to every class, each to about its share', () => {
    for (const [ids, classes] of [
      [bargainIds, 5],
      [potIds, 4],
    ] as const) {
      const all = sittings.flatMap((played) => classesIn(played, ids));
      for (let one = 0; one < classes; one += 1) {
        const share = all.filter((found) => found === one).length / all.length;
        expect(Math.abs(share - 1 / classes), `class ${one} of ${classes}`).toBeLessThan(0.1);
      }
    }
  });

  it('take about as many answers as they are told', () => {
    expect(Math.abs(mean(sittings.map((played) => played.length)) - riverMarket.typicalLength)).toBeLessThan(2);
  });
});

describe('Rules of thumb', () => {
  const SEEDS = Array.from({ length: 20 }, (_, seed) => 5_000 + seed);
  const meanOf = (choose: Choose, ids: ReadonlySet<string>) => mean(SEEDS.flatMap((seed) => classesIn(play(seed, choose), ids)));
  const bargain =
    (rule: (trial: Extract<Trial, { kind: 'bargain' }>) => Take | null): Choose =>
    (trial) =>
      trial.kind === 'bargain' ? { kind: 'bargain', offers: [...trial.own, rule(trial)] } : { kind: 'pot', shares: [...trial.own, 5] };
  const give =
    (rule: (trial: Extract<Trial, { kind: 'pot' }>) => number): Choose =>
    (trial) =>
      trial.kind === 'pot' ? { kind: 'pot', shares: [...trial.own, rule(trial)] } : { kind: 'bargain', offers: [...trial.own, null] };
  let able: Played[] = [];
  beforeAll(() => {
    able = SEEDS.flatMap((seed) => play(seed, personOf(seed, thetaOf(0.7, 0.7))));
  });
  const worthOf = (trial: Extract<Trial, { kind: 'bargain' }>) => trial.source.stall.load.worth;

  it.each<[string, Choose]>([
    ['always an even split', bargain(() => [2, 2, 2])],
    ['always the first offer', bargain(() => null)],
    ['ask for all, and take the last offer', bargain(({ standing }) => (standing.movesLeft > 1 ? [4, 4, 4] : null))],
    [
      'always the middle between the two last offers',
      bargain(({ standing, own }) => standing.onTable.map((count, kind) => Math.round((count + (own.at(-1)?.[kind] ?? 4)) / 2))),
    ],
    ['one of each kind', bargain(() => [1, 1, 1])],
    ['all of the dearest kind', bargain((trial) => worthOf(trial).map((worth) => (worth >= 7 ? 4 : 0)))],
    ['all of the dearest, half of the next', bargain((trial) => worthOf(trial).map((worth) => (worth >= 7 ? 4 : worth >= 4 ? 2 : 0)))],
  ])('do not bargain better than somebody above the average: %s', (_, choose) => {
    expect(meanOf(choose, bargainIds)).toBeLessThan(mean(classesIn(able, bargainIds)));
  });

  it.each<[string, Choose]>([
    ['always all', give(() => 10)],
    ['never anything', give(() => 0)],
    ['always half', give(() => 5)],
    ['always seven', give(() => 7)],
    ['as much as the others gave', give(({ rounds }) => Math.round(mean(rounds.at(-1)?.others ?? [5])))],
  ])('do not share better than somebody above the average: %s', (_, choose) => {
    expect(meanOf(choose, potIds)).toBeLessThan(mean(classesIn(able, potIds)));
  });
});
