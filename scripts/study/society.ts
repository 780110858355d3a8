import { catalogue } from '#content/catalogue.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import type { SocietyFigures } from '#content/science/script-society-figures.ts';
import type { Test } from '#content/test.ts';
import {
  addInformation,
  choleskyFactor,
  choleskySolve,
  drawNormal,
  drawTheta,
  normalPrior,
  normalQuantile,
  type Random,
  seededRandom,
} from '#psychometrics';
import { COGNITIVE_FACETS, chanceOfTop, type Index } from '#server/society/membership/standing.ts';
import { itemsOf, playTest } from './play.ts';

/** What one sitting of a game tells of its two facets: its information there, from a play of the game as it is shipped. */
type Play = { readonly theta: readonly [number, number]; readonly information: readonly [number, number, number] };
/** A game, by the places of its two facets among the twelve, and plays of it by people of all kinds. */
type PlayedGame = { readonly places: readonly [number, number]; readonly plays: readonly Play[] };

const SIZE = COGNITIVE_FACETS.length;
const FACETS = facetCovariance.length;
/** Wider than people are, so that there are enough plays of those at the top. */
const SPREAD = 1.4;

/** Plays each game `times` times by its real rules, and keeps how much each play told. */
export const playGamesFor = (times: number, seed: number): PlayedGame[] =>
  catalogue.filter(({ test }) => test.kind === 'game').map(({ test }, index) => playGame(test, times, seed + index));

function playGame(test: Test, times: number, seed: number): PlayedGame {
  const items = itemsOf(test);
  const random = seededRandom(seed);
  const measured = new Set(
    test.bank.items.flatMap(({ options }) => options.flatMap(({ loadings }) => loadings.map((one) => one.dimension))),
  );
  const [first, second] = [...measured].sort((one, other) => one - other) as [number, number];
  const plays = Array.from({ length: times }, (): Play => {
    const theta = new Float64Array(FACETS);
    for (const dimension of [first, second]) theta[dimension] = SPREAD * drawNormal(random);
    const information = new Float64Array(FACETS * FACETS);
    addInformation(
      playTest(test, items, theta, random).map(({ item }) => item),
      theta,
      FACETS,
      information,
    );
    const at = (row: number, column: number) => information[row * FACETS + column]!;
    return { theta: [theta[first]!, theta[second]!], information: [at(first, first), at(first, second), at(second, second)] };
  });
  return { places: [COGNITIVE_FACETS.indexOf(first), COGNITIVE_FACETS.indexOf(second)], plays };
}

/** The play of somebody nearest to these two facets. */
function nearest(plays: readonly Play[], one: number, other: number): Play {
  let found = plays[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const play of plays) {
    const distance = (play.theta[0] - one) ** 2 + (play.theta[1] - other) ** 2;
    if (distance < least) [found, least] = [play, distance];
  }
  return found;
}

export const populationOfGames = normalPrior(
  COGNITIVE_FACETS.map((row) => COGNITIVE_FACETS.map((column) => facetCovariance[row]![column]!)),
);
const WEIGHT = 1 / SIZE;
const POPULATION_VARIANCE = populationOfGames.covariance.reduce((sum, value) => sum + WEIGHT * WEIGHT * value, 0);

/** Precision and precision times estimate, of the twelve facets, from what was played so far. */
type Evidence = { readonly precision: Float64Array; readonly pull: Float64Array };
const noEvidence = (): Evidence => ({ precision: new Float64Array(SIZE * SIZE), pull: new Float64Array(SIZE) });

/** The six games once: estimates that scatter about the truth as much as the information of such a play allows. */
function playAll(games: readonly PlayedGame[], theta: Float64Array, { precision, pull }: Evidence, random: Random): void {
  for (const { places, plays } of games) {
    const [a, b] = places;
    const [aa, ab, bb] = nearest(plays, theta[a]!, theta[b]!).information;
    // pull = J theta + L noise, J = L L': then J^-1 pull has mean theta and covariance J^-1
    const root = Math.sqrt(aa);
    const below = ab / root;
    const rest = Math.sqrt(Math.max(0, bb - below * below));
    const [noise, other] = [drawNormal(random), drawNormal(random)];
    pull[a]! += aa * theta[a]! + ab * theta[b]! + root * noise;
    pull[b]! += ab * theta[a]! + bb * theta[b]! + below * noise + rest * other;
    precision[a * SIZE + a]! += aa;
    precision[a * SIZE + b]! += ab;
    precision[b * SIZE + a]! += ab;
    precision[b * SIZE + b]! += bb;
  }
}

/** What the evidence says of the mean of the twelve facets. */
function judge({ precision, pull }: Evidence): Index {
  const sum = precision.map((value, place) => value + populationOfGames.precision[place]!);
  choleskyFactor(sum, SIZE, sum);
  const solved = new Float64Array(SIZE).fill(WEIGHT);
  choleskySolve(sum, SIZE, solved);
  const variance = solved.reduce((total, value) => total + WEIGHT * value, 0);
  const mean = solved.reduce((total, value, place) => total + value * pull[place]!, 0);
  return { z: mean / Math.sqrt(POPULATION_VARIANCE), standardError: Math.sqrt(variance / POPULATION_VARIANCE) };
}

type Looked = { readonly truth: number; readonly first: number; readonly both: number | undefined; readonly index: Index };

/** One person: the truth, the chance after the first time through the games, and after both for whoever is invited by `invite`. */
export function lookAt(games: readonly PlayedGame[], theta: Float64Array, invite: number, random: Random): Looked {
  const truth = (WEIGHT * theta.reduce((sum, value) => sum + value, 0)) / Math.sqrt(POPULATION_VARIANCE);
  const evidence = noEvidence();
  playAll(games, theta, evidence, random);
  const index = judge(evidence);
  const first = chanceOfTop(index);
  if (first < invite) return { truth, first, both: undefined, index };
  playAll(games, theta, evidence, random);
  return { truth, first, both: chanceOfTop(judge(evidence)), index };
}

type Rule = { readonly invite: number; readonly admit: number };
export function runSociety(games: readonly PlayedGame[], people: number, seed: number, rule: Rule): SocietyFigures {
  const [top1, top3] = [normalQuantile(0.99), normalQuantile(0.97)];
  const counts = { invited: 0, admitted: 0, inTop1: 0, inTop3: 0, truly: 0, trulyAdmitted: 0 };
  let spread = 0;
  for (let person = 0; person < people; person += 1) {
    const random = seededRandom(seed + person * 2 ** 32);
    const { truth, both, index } = lookAt(games, drawTheta(populationOfGames, random), rule.invite, random);
    spread += index.standardError ** 2;
    const isAdmitted = both !== undefined && both >= rule.admit;
    if (both !== undefined) counts.invited += 1;
    if (truth > top1) counts.truly += 1;
    if (!isAdmitted) continue;
    counts.admitted += 1;
    if (truth > top3) counts.inTop3 += 1;
    if (truth > top1) counts.inTop1 += 1;
  }
  return {
    ...{ people, seed, plays: games[0]!.plays.length, rule },
    reliability: 1 - spread / people,
    invited: counts.invited / people,
    admitted: counts.admitted / people,
    admittedInTop1: counts.inTop1 / counts.admitted,
    admittedInTop3: counts.inTop3 / counts.admitted,
    missed: 1 - counts.inTop1 / counts.truly,
  };
}
