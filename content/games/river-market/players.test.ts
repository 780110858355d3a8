import { describe, expect, it } from 'vitest';
import { drawIndex, drawNormal, normalPrior, type Random, scoreMap, seededRandom, testRetest } from '#psychometrics';
import { facetCovariance } from '../../mind/prior.ts';
import { lotsOf, seedFor } from '../lots.ts';
import { POT_KINDS } from './course.ts';
import { POT_ITEMS, SHARING } from './key.ts';
import { backOf, type GivingManner } from './partners.ts';
import { makePot, nearness, nearnessClass, roundsOf } from './pot.ts';
import { PARTNERS, PURSE, type Round } from './script.ts';

/** People who give by rules of their own, to which no item's curve was fitted. */

type Gives = (rounds: readonly Round[]) => number;
type Player = (facet: number, random: Random) => Gives;

const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
const mean = (of: readonly number[]) => sum(of) / of.length;
const logistic = (value: number) => 1 / (1 + Math.exp(-value));
const prior = normalPrior(facetCovariance);

function sharingOf(seed: number, gives: Gives): number {
  const answers = POT_KINDS.map(({ manners }, place) => {
    const pot = makePot(manners, lotsOf(seedFor(seed, place)));
    const shares: number[] = [];
    while (shares.length < pot.rounds) shares.push(gives(roundsOf(pot, shares)));
    return { item: POT_ITEMS[place]!, option: nearnessClass(nearness(pot, roundsOf(pot, shares))) };
  });
  return scoreMap(answers, prior).mode[SHARING]!;
}

const PEOPLE = 200;

/** Squared correlation of the facet and what the pots find of it. */
function reliabilityFor(player: Player): number {
  const facets: number[] = [];
  const found = Array.from({ length: PEOPLE }, (_, index) => {
    const random = seededRandom(77 * index + 5);
    facets.push(drawNormal(random));
    return sharingOf(index, player(facets.at(-1)!, random));
  });
  return testRetest(facets, found).correlation ** 2;
}

/** How people give, and how many of them do: Fischbacher, Gaechter and Fehr 2001 (partners.ts). */
const KNOWN: Readonly<Record<GivingManner, number>> = { answers: 0.5, takes: 0.25, gives: 0.13, hump: 0.12 };
const MANNERS = Object.keys(KNOWN) as GivingManner[];
const USUAL_FIRST: Readonly<Record<GivingManner, number>> = { answers: 5, takes: 0, gives: 8, hump: 4 };

const givesNext = (manner: GivingManner, others: number, first: number): number =>
  ({ takes: 0, gives: Math.max(first, 7), answers: others, hump: others <= PURSE / 2 ? others : PURSE - others })[manner];
const meanOfOthers = ({ share, others }: Round, place: number) => (share + sum(others) - others[place]!) / PARTNERS;

type Belief = Readonly<Record<GivingManner, number>>;

/** What each partner may be, by Bayes' rule, after these rounds. */
function beliefsAfter(rounds: readonly Round[]): Belief[] {
  const [first] = rounds;
  return first!.others.map((opening, place) => {
    const likelihood = MANNERS.map((manner) => {
      const misses = rounds
        .slice(1)
        .map((round, index) => round.others[place]! - givesNext(manner, meanOfOthers(rounds[index]!, place), opening));
      return KNOWN[manner] * Math.exp(-sum([opening - USUAL_FIRST[manner], ...misses].map((miss) => miss ** 2 / 2)));
    });
    return Object.fromEntries(MANNERS.map((manner, index) => [manner, likelihood[index]! / sum(likelihood)])) as Belief;
  });
}

function worthOf(beliefs: readonly Belief[], openings: readonly number[], round: Round, later: number, weight: number): number {
  const { share, others } = round;
  const back = backOf(share, others);
  const now = PURSE - share + back + sum(others.map((other, place) => weight * (1 - beliefs[place]!.takes) * (PURSE - other + back)));
  if (later === 0) return now;
  const next = expectedShares(beliefs, openings, round);
  return (
    now +
    Math.max(...[0, PURSE / 2, PURSE].map((one) => worthOf(beliefs, openings, { share: one, others: next, back: 0 }, later - 1, weight)))
  );
}

const expectedShares = (beliefs: readonly Belief[], openings: readonly number[], round: Round): number[] =>
  beliefs.map((belief, place) =>
    sum(MANNERS.map((manner) => belief[manner] * givesNext(manner, meanOfOthers(round, place), openings[place]!))),
  );

const SHARES = Array.from({ length: PURSE + 1 }, (_, share) => share);

/** Learns who the partners are, weighs two rounds ahead, and chooses the more surely the higher the facet; how much others count is anyone's own. */
const learns: Player = (facet, random) => {
  const weight = 0.3 + 0.4 * random();
  const sureness = Math.exp(0.9 * facet - 0.9);
  return (rounds) => {
    if (rounds.length === 0) return 4 + Math.floor(3 * random());
    const beliefs = beliefsAfter(rounds);
    const openings = rounds[0]!.others;
    const others = expectedShares(beliefs, openings, rounds.at(-1)!);
    const appeals = SHARES.map((share) => Math.exp(sureness * (worthOf(beliefs, openings, { share, others, back: 0 }, 2, weight) - 40)));
    return drawIndex(
      appeals.map((appeal) => appeal / sum(appeals)),
      random,
    );
  };
};

/** Gives a little more than the others where they give, and less where they do not; or, the lower the facet, as much as ever. */
const followsOthers: Player = (facet, random) => {
  const habit = PURSE * random();
  const follows = logistic(1.5 * facet);
  return (rounds) => {
    const given = rounds.length === 0 ? 5 : mean(rounds.at(-1)!.others);
    const answer = given > 3 ? Math.min(PURSE, given + 2.5) : given / 2;
    return Math.min(PURSE, Math.max(0, Math.round(follows * answer + (1 - follows) * habit + drawNormal(random))));
  };
};

describe('People who give by rules of their own are put in order by the pots', () => {
  // Of 300 it was .69 and .47; over 200 a squared correlation has a standard error of .04 to .05.
  it.each<[string, number, Player]>([
    ['who learn what the partners are and weigh what follows', 0.55, learns],
    ['who follow the others rather than a habit', 0.35, followsOthers],
  ])('%s', (_, least, player) => {
    expect(reliabilityFor(player)).toBeGreaterThan(least);
  });
});
