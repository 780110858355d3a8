import { drawIndex, optionProbabilities, type Random } from '#psychometrics';
import type { KeyedItem } from './items.ts';

/** Somebody who answers as the model of the bank says. */
export type SimulatedPerson = {
  /** The 36 facets. */
  readonly theta: ArrayLike<number>;
  readonly random: Random;
};

/** The id of the option that this person takes. */
export const drawOption = (item: KeyedItem, { theta, random }: SimulatedPerson): string =>
  item.options[drawIndex(optionProbabilities(item, theta), random)]!.id;
