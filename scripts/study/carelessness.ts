import type { PlayedAnswer } from '#content/answers.ts';
import { catalogue } from '#content/catalogue.ts';
import { type Game, ordinarySetting } from '#content/games/game.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import type { SimulatedPerson } from '#content/simulated-person.ts';
import { OPTION_IDS } from '#content/stories/scenes.ts';
import { optionOrder } from '#content/stories/script-order.ts';
import { judgeChoice, STORY_PACE, type Story, simulateChoices } from '#content/stories/story.ts';
import { createRespondent, drawTheta, type Manner, normalPrior, seededRandom } from '#psychometrics';
import { judgeValidity } from '#server/assessments/validity.ts';

/** Which share of people had this test left out of their profile. */
export type InvalidRate = { readonly manner: Manner; readonly test: string; readonly invalidRate: number };
/** Which share of people stands out over all the tests together. */
export type FlagRate = { readonly manner: Manner; readonly flagRate: number };
export type Carelessness = { readonly sittings: readonly InvalidRate[]; readonly people: readonly FlagRate[] };

const MANNERS: readonly Manner[] = ['honest', 'random', 'straight-line', 'too-fast'];
const PEOPLE = 200;
const STARTED_AT = new Date(0);
const prior = normalPrior(facetCovariance);
/** One test may go wrong for anybody: a child pulls at the sleeve. Two that do not count speak of the person's way to answer. */
const MIN_INVALID_TESTS = 2;

/** How often honest people and three kinds of careless ones are found out: test by test, and over a whole sitting of all of them. */
export function measureCarelessness(seed: number, people = PEOPLE): Carelessness {
  const byManner = MANNERS.map((manner) => ({
    manner,
    sat: Array.from({ length: people }, (_, person) => sitThrough(manner, seed * 1_000 + person)),
  }));
  const share = (count: number) => count / people;
  return {
    sittings: catalogue.flatMap(({ slug }, test) =>
      byManner.map(({ manner, sat }) => ({ manner, test: slug, invalidRate: share(sat.filter((isValid) => !isValid[test]).length) })),
    ),
    people: byManner.map(({ manner, sat }) => ({
      manner,
      flagRate: share(sat.filter((isValid) => isValid.filter((one) => !one).length >= MIN_INVALID_TESTS).length),
    })),
  };
}

/** One person, in one manner and at one pace, plays every test: which of them count. */
function sitThrough(manner: Manner, seed: number): boolean[] {
  const random = seededRandom(seed);
  const person: SimulatedPerson = { theta: drawTheta(prior, random), random };
  const reply = createRespondent(manner, random);
  return catalogue.map(({ test }) => {
    const sittingSeed = Math.floor(random() * 2 ** 31);
    const answered =
      test.kind === 'story' ? readStory(test, reply, person, sittingSeed) : playGame(test, { manner, reply }, person, sittingSeed);
    const responses = answered.map((answer, position) => ({ ...answer, position, aways: 0 }));
    return judgeValidity(test, responses, { seed: sittingSeed, isUntimed: false, startedAt: STARTED_AT }).valid;
  });
}

type Respond = ReturnType<typeof createRespondent>;
type Answered = PlayedAnswer & { readonly screen: string };

/** Each answer arrives as soon as it is given. */
function startClock() {
  let passedMs = 0;
  return (responseTimeMs: number) => {
    passedMs += responseTimeMs;
    return { responseTimeMs, receivedAt: new Date(STARTED_AT.getTime() + passedMs) };
  };
}

function readStory(story: Story, reply: Respond, person: SimulatedPerson, seed: number): Answered[] {
  const arrive = startClock();
  return simulateChoices(story, person).map((honest, index): Answered => {
    const screen = story.screens[index]!;
    const order = optionOrder(OPTION_IDS, seed, screen);
    const question = { options: order.length, medianMs: STORY_PACE.typicalMs, honest: () => order.indexOf(honest.option) };
    const { place, milliseconds } = reply(question);
    const answer = { kind: 'choice', option: order[place]! } as const;
    return { screen, answer, ...judgeChoice(story, screen, answer), ...arrive(milliseconds) };
  });
}

type Player = { readonly manner: Manner; readonly reply: Respond };

function playGame(game: Game, { manner, reply }: Player, person: SimulatedPerson, seed: number): Answered[] {
  const arrive = startClock();
  const setting = ordinarySetting(seed);
  const played: Answered[] = [];
  for (let trial = game.nextTrial(played, setting); trial !== null; trial = game.nextTrial(played, setting)) {
    const blind = game.blindAnswers(trial);
    const { place, milliseconds } = reply({ options: blind.length, medianMs: game.pace.typicalMs, honest: () => 0 });
    const answer = manner === 'honest' ? game.simulate(trial, person) : blind[place]!;
    const { item, option } = game.judge(trial, answer);
    played.push({ screen: game.show(trial).id, answer, item, option, ...arrive(milliseconds) });
  }
  return played;
}
