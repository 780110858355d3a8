import { parseArgs } from 'node:util';
import { calibrateVerb } from './calibrate.ts';
import { difVerb } from './dif.ts';
import { estimateVerb } from './estimate.ts';
import { fitVerb } from './fit.ts';
import { overview, verbHelp } from './help.ts';
import { impactVerb } from './impact.ts';
import { scoreVerb } from './score.ts';
import { selectVerb } from './select.ts';
import { DataProblem, UsageProblem, type Verb } from './verb.ts';

const VERBS: readonly Verb[] = [calibrateVerb, scoreVerb, estimateVerb, selectVerb, fitVerb, difVerb, impactVerb];

/** What the command prints, and its exit code. 0: done. 1: the data do not fit. 2: the command is not understood. */
export type Outcome = { readonly code: 0 | 1 | 2; readonly out: string; readonly error: string };

export async function runCommand(words: readonly string[]): Promise<Outcome> {
  try {
    return await runVerb(words);
  } catch (error) {
    if (error instanceof UsageProblem) return { code: 2, out: '', error: `${error.message}\n` };
    if (error instanceof DataProblem) return { code: 1, out: '', error: `${error.message}\n` };
    return { code: 1, out: '', error: `${(error as Error).stack}\n` };
  }
}

async function runVerb(words: readonly string[]): Promise<Outcome> {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = VERBS.find((verb) => verb.name === rest[0]);
    return { code: name === undefined ? 2 : 0, out: about ? verbHelp(about) : overview(VERBS), error: '' };
  }
  const verb = VERBS.find((candidate) => candidate.name === name);
  if (verb === undefined) throw new UsageProblem(`There is no verb "${name}". There are ${VERBS.map((known) => known.name).join(', ')}.`);
  const values = readOptions(verb, rest);
  if (values.help === true) return { code: 0, out: verbHelp(verb), error: '' };
  for (const [option, { isRequired }] of Object.entries(verb.options)) {
    if (isRequired && values[option] === undefined) throw new UsageProblem(`${verb.name} needs --${option}.`);
  }
  const answer = await verb.run(values);
  const out = values.json === true ? `${JSON.stringify(answer.json, null, 2)}\n` : answer.text();
  return { code: 0, out, error: (answer.warnings ?? []).map((warning) => `${warning}\n`).join('') };
}

function readOptions(verb: Verb, words: readonly string[]): Record<string, string | true> {
  const own = Object.fromEntries(
    Object.entries(verb.options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
  );
  const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...words], options: { ...own, ...common }, strict: true }).values as Record<string, string | true>;
  } catch (error) {
    throw new UsageProblem(`${(error as Error).message.split('. ')[0]}. "measure help ${verb.name}" shows what it takes.`);
  }
}
