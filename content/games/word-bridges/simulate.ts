import { drawOption, type SimulatedPerson } from '../../simulated-person.ts';
import { bank } from './key.ts';
import type { BridgeAnswer } from './script.ts';
import type { Trial } from './sitting.ts';

const itemById = new Map(bank.items.map((item) => [item.id, item]));

/** Answers as the model of the bank says. Practice is easy: everyone has it right. */
export function simulate({ practice, bridge, words }: Trial, person: SimulatedPerson): BridgeAnswer {
  const option = practice ? 'typed' : drawOption(itemById.get(bridge.id)!, person);
  if (option === 'typed') return { kind: 'typed', text: bridge.word };
  const right = words.indexOf(bridge.word);
  if (option === 'chosen') return { kind: 'chosen', place: right };
  const step = 1 + Math.floor(person.random() * (words.length - 1));
  return { kind: 'chosen', place: (right + step) % words.length };
}
