import { drawNormal, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from './answers.ts';
import type { Game, Setting } from './games/game.ts';
import type { SimulatedPerson } from './simulated-person.ts';
import { judgeChoice, STORY_PACE, type Story, simulateChoices } from './stories/story.ts';
import type { Test } from './test.ts';

export type SimulatedResponse = PlayedAnswer & { readonly screen: string };

/** Plays a test from start to end, through its real rules, as a person with this theta would under the model of the bank. */
export function simulateSitting(test: Test, person: SimulatedPerson, setting: Setting): SimulatedResponse[] {
  return test.kind === 'story' ? simulateStory(test, person, setting) : simulateGame(test, person, setting);
}

function simulateStory(story: Story, person: SimulatedPerson, { seed }: Setting): SimulatedResponse[] {
  const takeTime = attentiveTimes(STORY_PACE.typicalMs, seed);
  return simulateChoices(story, person).map((answer, index) => {
    const screen = story.screens[index]!;
    return { screen, answer, ...judgeChoice(story, screen, answer), ...takeTime() };
  });
}

function simulateGame(game: Game, person: SimulatedPerson, setting: Setting): SimulatedResponse[] {
  const takeTime = attentiveTimes(game.pace.typicalMs, setting.seed);
  const responses: SimulatedResponse[] = [];
  for (let trial = game.nextTrial(responses, setting); trial !== null; trial = game.nextTrial(responses, setting)) {
    const answer = game.simulate(trial, person);
    const { item, option } = game.judge(trial, answer);
    responses.push({ screen: game.show(trial).id, answer, item, option, ...takeTime() });
  }
  return responses;
}

/** Of the logarithm of one person's times (lognormal model: van der Linden 2006). */
const SPREAD = 0.35;

/** Times of somebody who attends, from a source of their own: a person's choices do not depend on them. */
function attentiveTimes(typicalMs: number, seed: number): () => Pick<PlayedAnswer, 'responseTimeMs' | 'receivedAt'> {
  const random = seededRandom(seed + 1);
  let passedMs = 0;
  return () => {
    const responseTimeMs = Math.round(typicalMs * Math.exp(SPREAD * drawNormal(random)));
    passedMs += responseTimeMs;
    return { responseTimeMs, receivedAt: new Date(passedMs) };
  };
}
