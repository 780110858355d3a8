import type { PlayedAnswer } from './answers.ts';
import type { Game } from './games/game.ts';
import type { SimulatedPerson } from './simulated-person.ts';
import { judgeChoice, type Story, simulateChoices } from './stories/story.ts';
import type { Test } from './test.ts';

export type SimulatedResponse = PlayedAnswer & { readonly screen: string };

/** Plays a test from start to end, through its real rules, as a person with this theta would under the model of the bank. */
export function simulateSitting(test: Test, person: SimulatedPerson, seed: number): SimulatedResponse[] {
  return test.kind === 'story' ? simulateStory(test, person) : simulateGame(test, person, seed);
}

function simulateStory(story: Story, person: SimulatedPerson): SimulatedResponse[] {
  return simulateChoices(story, person).map((answer, index) => {
    const screen = story.screens[index]!;
    return { screen, answer, ...judgeChoice(story, screen, answer) };
  });
}

function simulateGame(game: Game, person: SimulatedPerson, seed: number): SimulatedResponse[] {
  const responses: SimulatedResponse[] = [];
  for (let trial = game.nextTrial(responses, seed); trial !== null; trial = game.nextTrial(responses, seed)) {
    const answer = game.simulate(trial, person);
    const { item, option } = game.judge(trial, answer);
    responses.push({ screen: game.show(trial).id, answer, item, option });
  }
  return responses;
}
