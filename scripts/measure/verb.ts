/** One thing that `measure` can do. */
export type Verb = {
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, VerbOption>>;
  /** What the input looks like, in a few lines. */
  readonly details: readonly string[];
  /** Complete command lines, each with what it shows. */
  readonly examples: readonly (readonly [command: string, what: string])[];
  readonly run: (options: Readonly<Record<string, string | true>>) => Promise<Answer>;
};

/** `value` names what follows the option; without it the option is a switch. */
export type VerbOption = { readonly value?: string; readonly isRequired?: boolean; readonly what: string };

/** `warnings` go to standard error, so that what is printed stays data. */
export type Answer = { readonly json: unknown; readonly text: () => string; readonly warnings?: readonly string[] };

/** The command line is not understood: exit code 2. */
export class UsageProblem extends Error {}

/** A file does not hold what it should; the message names file, row and column. Exit code 1. */
export class DataProblem extends Error {
  override name = 'DataProblem';
}

/** A whole number that an option gives, or its default. */
export function wholeNumber(options: Readonly<Record<string, string | true>>, name: string, least: number): number | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isInteger(number) || number < least)
    throw new UsageProblem(`--${name} is a whole number of ${least} or more; got "${given}".`);
  return number;
}

/** One of several words. */
export function oneOf<const Word extends string>(
  options: Readonly<Record<string, string | true>>,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const word = words.find((candidate) => candidate === String(given).toLowerCase());
  if (word === undefined) throw new UsageProblem(`--${name} is one of ${words.join(', ')}; got "${given}".`);
  return word;
}

/** Does something with the content of a file, and names the file when the engine refuses it. */
export function withFile<Result>(path: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof RangeError) throw new DataProblem(`${path}: ${error.message}`);
    throw error;
  }
}
