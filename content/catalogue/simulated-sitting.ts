import { drawIndex, optionProbabilities, type Random } from '#psychometrics';
import type { KeyedItem } from '../items.ts';
import { OPTION_IDS } from '../scenes.ts';
import type { GameTest, StoryTest, TestDefinition } from './tests.ts';

export type SimulatedResponse = {
  readonly screen: string;
  readonly answer: Readonly<Record<string, unknown>> & { readonly kind: 'choice' | 'matrix' };
  readonly item: string | null;
  readonly option: string;
};
export type SimulatedPerson = {
  /** The 36 facets. */
  readonly theta: ArrayLike<number>;
  readonly random: Random;
};

/** Plays a test from start to end, through its real rules, as a person with this theta would under the model of the bank. */
export function simulateSitting(test: TestDefinition, person: SimulatedPerson, seed: number): SimulatedResponse[] {
  return test.kind === 'story' ? simulateStory(test, person) : simulateGame(test, person, seed);
}

function simulateStory(test: StoryTest, { theta, random }: SimulatedPerson): SimulatedResponse[] {
  const chosen = new Map<string, string>();
  return test.screens.map((screen) => {
    const item = test.bank.items.find(({ id }) => id === screen);
    const option = item ? draw(item, theta, random) : unscoredChoice(test, screen, chosen);
    chosen.set(screen, option);
    return { screen, answer: { kind: 'choice', option }, item: item?.id ?? null, option };
  });
}

/** An attentive person does as told, and means the same in both dresses of the repeated choice. */
function unscoredChoice({ attention, consistency }: StoryTest, screen: string, chosen: ReadonlyMap<string, string>): string {
  if (screen === attention.screen) return attention.expected;
  return consistency.same.find(([first]) => chosen.get(consistency.first) === first)?.[1] ?? OPTION_IDS[0];
}

function simulateGame({ bank, rules }: GameTest, { theta, random }: SimulatedPerson, seed: number): SimulatedResponse[] {
  const responses: SimulatedResponse[] = [];
  for (;;) {
    const trial = rules.nextTrial(rules.playedTrials(responses), seed);
    if (!trial) return responses;
    const item = bank.items.find(({ id }) => id === trial.template);
    const option = item ? draw(item, theta, random) : 'right-sure'; // practice is easy and has no item
    const { alternatives, right } = rules.matrixOf(trial);
    const wrong = alternatives.filter(({ id }) => id !== right);
    const alternative = option.startsWith('right') ? right : wrong[Math.floor(random() * wrong.length)]!.id;
    const answer = { kind: 'matrix', alternative, sure: option.endsWith('-sure'), timedOut: false } as const;
    const score = rules.scoreTrial(trial, answer);
    responses.push({ screen: rules.trialId(trial), answer, item: score.item, option: score.option });
  }
}

const draw = (item: KeyedItem, theta: ArrayLike<number>, random: Random): string =>
  item.options[drawIndex(optionProbabilities(item, theta), random)]!.id;
