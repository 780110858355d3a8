import type { PlayedAnswer } from '#content/answers.ts';
import { catalogue } from '#content/catalogue.ts';
import type { Game } from '#content/games/game.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import type { SimulatedPerson } from '#content/simulated-person.ts';
import { OPTION_IDS } from '#content/stories/scenes.ts';
import { optionOrder } from '#content/stories/script-order.ts';
import { judgeChoice, STORY_PACE, type Story, simulateChoices } from '#content/stories/story.ts';
import type { Test } from '#content/test.ts';
import { createRespondent, drawTheta, type Manner, normalPrior, seededRandom } from '#psychometrics';
import { judgeValidity } from '#server/assessments/validity.ts';

export type InvalidRate = { readonly manner: Manner; readonly test: string; readonly invalidRate: number };

const MANNERS: readonly Manner[] = ['honest', 'random', 'straight-line', 'too-fast'];
const PEOPLE = 200;

/** Which share of sittings is left out of the profile, for honest people and for three kinds of careless ones. */
export function measureInvalidRates(seed: number): InvalidRate[] {
  return catalogue.flatMap(({ slug, test }) => MANNERS.map((manner) => ({ manner, test: slug, invalidRate: rateFor(test, manner, seed) })));
}

function rateFor(test: Test, manner: Manner, seed: number): number {
  const prior = normalPrior(facetCovariance);
  let invalid = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const random = seededRandom(seed * 1_000 + person);
    const sittingSeed = Math.floor(random() * 2 ** 31);
    const somebody: SimulatedPerson = { theta: drawTheta(prior, random), random };
    const responses = arrive(
      test.kind === 'story' ? readStory(test, manner, somebody, sittingSeed) : playGame(test, manner, somebody, sittingSeed),
    );
    if (!judgeValidity(test, responses, { seed: sittingSeed, startedAt: STARTED_AT }).valid) invalid += 1;
  }
  return invalid / PEOPLE;
}

type Timed = PlayedAnswer & { readonly screen: string; readonly milliseconds: number };

function readStory(story: Story, manner: Manner, person: SimulatedPerson, seed: number): Timed[] {
  const reply = createRespondent(manner, person.random);
  return simulateChoices(story, person).map((honest, index): Timed => {
    const screen = story.screens[index]!;
    const order = optionOrder(OPTION_IDS, seed, screen);
    const question = { options: order.length, medianMs: STORY_PACE.typicalMs, honest: () => order.indexOf(honest.option) };
    const { place, milliseconds } = reply(question);
    const answer = { kind: 'choice', option: order[place]! } as const;
    return { screen, answer, milliseconds, ...judgeChoice(story, screen, answer) };
  });
}

function playGame(game: Game, manner: Manner, person: SimulatedPerson, seed: number): Timed[] {
  const reply = createRespondent(manner, person.random);
  const played: Timed[] = [];
  for (let trial = game.nextTrial(played, seed); trial !== null; trial = game.nextTrial(played, seed)) {
    const blind = game.blindAnswers(trial);
    const { place, milliseconds } = reply({ options: blind.length, medianMs: game.pace.typicalMs, honest: () => 0 });
    const answer = manner === 'honest' ? game.simulate(trial, person) : blind[place]!;
    const { item, option } = game.judge(trial, answer);
    played.push({ screen: game.show(trial).id, answer, item, option, milliseconds });
  }
  return played;
}

const STARTED_AT = new Date(0);

/** Each answer arrives as soon as it is given. */
function arrive(played: readonly Timed[]) {
  let passedMs = 0;
  return played.map(({ milliseconds, ...answer }, position) => {
    passedMs += milliseconds;
    return { ...answer, position, responseTimeMs: milliseconds, receivedAt: new Date(STARTED_AT.getTime() + passedMs) };
  });
}
