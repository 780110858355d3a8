import { drawOption, type SimulatedPerson } from '../../simulated-person.ts';
import { itemOf, namedAs } from './judge.ts';
import { FEELING_ITEMS, LOOKS_ITEMS, readLooksOption } from './key.ts';
import type { MasksAnswer } from './script.ts';
import type { Trial } from './sitting.ts';

const itemById = new Map([...LOOKS_ITEMS, ...FEELING_ITEMS].map((item) => [item.id, item]));

/** Answers as the model of the bank says. Practice is easy: everyone has it right. */
export function simulate(trial: Trial, person: SimulatedPerson): MasksAnswer {
  if (trial.kind === 'looks') {
    const right = trial.looks.map(({ moved }) => moved !== null);
    if (trial.practice) return { kind: 'looks', changed: right };
    const { hits, alarms } = readLooksOption(drawOption(itemById.get(itemOf(trial))!, person))!;
    const seen = someOf(placesOf(right, true), hits, person);
    const imagined = someOf(placesOf(right, false), alarms, person);
    return { kind: 'looks', changed: right.map((_, place) => seen.has(place) || imagined.has(place)) };
  }
  const naming = trial.practice ? 'named' : drawOption(itemById.get(itemOf(trial))!, person);
  return { kind: 'feeling', place: trial.made.options.findIndex((feeling) => namedAs(trial, feeling) === naming) };
}

const placesOf = (right: readonly boolean[], isChanged: boolean): number[] =>
  right.flatMap((changed, place) => (changed === isChanged ? [place] : []));

function someOf(places: readonly number[], count: number, { random }: SimulatedPerson): ReadonlySet<number> {
  const left = [...places];
  return new Set(Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!));
}
