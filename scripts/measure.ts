/**
 * The measurement engine for people who bring their own data: `npm run --silent measure -- <verb> ... --json`, or without `--json` readable tables.
 */
import { parseArgs } from 'node:util';
import { calibrateVerb } from './measure/calibrate.ts';
import { difVerb } from './measure/dif.ts';
import { estimateVerb } from './measure/estimate.ts';
import { fitVerb } from './measure/fit.ts';
import { overview, verbHelp } from './measure/help.ts';
import { impactVerb } from './measure/impact.ts';
import { scoreVerb } from './measure/score.ts';
import { selectVerb } from './measure/select.ts';
import { DataProblem, UsageProblem, type Verb } from './measure/verb.ts';

const VERBS: readonly Verb[] = [calibrateVerb, scoreVerb, estimateVerb, selectVerb, fitVerb, difVerb, impactVerb];

/** 0: done. 1: the data do not fit. 2: the command is not understood. */
async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = VERBS.find((verb) => verb.name === rest[0]);
    process.stdout.write(about ? verbHelp(about) : overview(VERBS));
    return name === undefined ? 2 : 0;
  }
  const verb = VERBS.find((candidate) => candidate.name === name);
  if (verb === undefined) throw new UsageProblem(`There is no verb "${name}". There are ${VERBS.map((known) => known.name).join(', ')}.`);
  const values = readOptions(verb, rest);
  if (values.help === true) {
    process.stdout.write(verbHelp(verb));
    return 0;
  }
  for (const [option, { isRequired }] of Object.entries(verb.options)) {
    if (isRequired && values[option] === undefined) throw new UsageProblem(`${verb.name} needs --${option}.`);
  }
  const answer = await verb.run(values);
  process.stdout.write(values.json === true ? `${JSON.stringify(answer.json, null, 2)}\n` : answer.text());
  return 0;
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

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof UsageProblem || error instanceof DataProblem;
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = error instanceof UsageProblem ? 2 : 1;
}
