import { drawOption, type SimulatedPerson } from '../../simulated-person.ts';
import { ITEMS } from './key.ts';
import { ALTERNATIVES, type LoomAnswer } from './script.ts';
import { matrixOf, type Trial } from './sitting.ts';

const itemOfTemplate = new Map(ITEMS.map((item) => [item.id, item]));

/** Answers as the model of the bank says. Practice is easy: everyone has it right. */
export function simulate(trial: Trial, person: SimulatedPerson): LoomAnswer {
  const item = trial.practice ? undefined : itemOfTemplate.get(trial.template);
  const option = item ? drawOption(item, person) : 'right-sure';
  const { right } = matrixOf(trial);
  const wrong = (right + 1 + Math.floor(person.random() * (ALTERNATIVES - 1))) % ALTERNATIVES;
  return { kind: 'matrix', place: option.startsWith('right') ? right : wrong, sure: option.endsWith('-sure'), timedOut: false };
}
