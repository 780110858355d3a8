import type { Random } from '../numerics/random.ts';
import type { ItemChoice } from './best-few.ts';

/** P(administered | selected) per item: 1 lets an item pass always. */
export type ExposureParameters = Float64Array;

/**
 * Chooses under Sympson-Hetter exposure control: the best item passes with its own probability; one that fails is out for the rest of this
 * person's test (it is added to `held`), and the next best is tried. `choose` is told what is held back besides what it knows itself.
 * Undefined when `choose` has nothing more. Sympson and Hetter 1985 (Proc. 27th Military Testing Association).
 */
export function chooseUnderControl(request: {
  readonly parameters: ExposureParameters;
  /** Items that failed before in this test; added to. */
  readonly held: Set<number>;
  readonly choose: (isHeld: (index: number) => boolean) => ItemChoice | undefined;
  readonly random: Random;
  /** Called with every item that was selected, whether or not it passed. */
  readonly onSelected?: (index: number) => void;
}): ItemChoice | undefined {
  const { parameters, held, choose, random, onSelected } = request;
  for (;;) {
    const choice = choose((index) => held.has(index));
    if (!choice) return undefined;
    const parameter = parameters[choice.index];
    if (parameter === undefined) throw new RangeError(`There is no exposure parameter for item ${choice.index}.`);
    onSelected?.(choice.index);
    if (random() < parameter) return choice;
    if (held.has(choice.index))
      throw new RangeError(`Item ${choice.index} was held back, but chosen again: \`choose\` must leave held items out.`);
    held.add(choice.index);
  }
}

export type ExposureSetting = {
  readonly parameters: ExposureParameters;
  /** Share of the simulated people of the last round who met each item. */
  readonly exposure: Float64Array;
  readonly rounds: number;
  /** Whether the largest exposure came within the tolerance of the target. */
  readonly isSettled: boolean;
};

/**
 * Finds exposure parameters by simulation: everyone starts at 1, and after each round an item selected for a larger share of people than `target` gets
 * target / that share. `simulate` plays one test with the parameters given and returns the items selected and those administered. As many
 * items as a test is long keep the parameter 1, so that no test runs out of items.
 * Throws a RangeError when the target is not in (0, 1], or below length / items, which no bank can meet.
 */
export function setExposureParameters(request: {
  readonly itemCount: number;
  readonly testLength: number;
  /** The largest share of people that should meet any item. */
  readonly target: number;
  readonly people: number;
  readonly simulate: (
    parameters: ExposureParameters,
    person: number,
  ) => { readonly selected: Iterable<number>; readonly administered: Iterable<number> };
  readonly mostRounds?: number;
  /** How far above the target the largest exposure may lie at the end; twice the sampling error of the share unless told. */
  readonly tolerance?: number;
}): ExposureSetting {
  const { itemCount, testLength, target, people, simulate, mostRounds = 20 } = request;
  if (!(target > 0 && target <= 1)) throw new RangeError(`The target exposure must lie above 0 and be at most 1, got ${target}.`);
  if (testLength / itemCount > target) {
    throw new RangeError(
      `With ${testLength} of ${itemCount} items asked, the mean exposure is already ${testLength / itemCount}, above ${target}.`,
    );
  }
  const tolerance = request.tolerance ?? 2 * Math.sqrt((target * (1 - target)) / people);
  const parameters = new Float64Array(itemCount).fill(1);
  const exposure = new Float64Array(itemCount);
  for (let rounds = 1; ; rounds++) {
    const selections = new Float64Array(itemCount);
    exposure.fill(0);
    for (let person = 0; person < people; person++) {
      const { selected, administered } = simulate(parameters, person);
      for (const index of new Set(selected)) selections[index]! += 1 / people;
      for (const index of new Set(administered)) exposure[index]! += 1 / people;
    }
    const isSettled = exposure.every((share) => share <= target + tolerance);
    if (isSettled || rounds === mostRounds) return { parameters, exposure, rounds, isSettled };
    for (let i = 0; i < itemCount; i++) parameters[i] = selections[i]! > target ? target / selections[i]! : 1;
    freeLeastSelected(parameters, selections, testLength);
  }
}

/** Keeps `count` items at 1: those that are held back least. */
function freeLeastSelected(parameters: ExposureParameters, selections: Float64Array, count: number): void {
  let free = parameters.reduce((sum, parameter) => sum + (parameter === 1 ? 1 : 0), 0);
  const order = Array.from(parameters.keys()).sort((a, b) => selections[a]! - selections[b]!);
  for (const index of order) {
    if (free >= count) return;
    if (parameters[index]! < 1) {
      parameters[index] = 1;
      free++;
    }
  }
}
