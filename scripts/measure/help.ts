import type { Verb } from './verb.ts';

const COMMAND = 'npm run --silent measure --';

export function overview(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(({ name }) => name.length));
  return [
    'Calibrate, score and check tests with the measurement engine, on your own data.',
    '',
    `  ${COMMAND} <verb> [options] [--json]`,
    '',
    ...verbs.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `"${COMMAND} help <verb>" shows a verb's options and examples.`,
    'Files are CSV with a header; files compressed with gzip are read as they are. How it works: docs/measurement.md.',
    '',
  ].join('\n');
}

export function verbHelp({ name, summary, options, details, examples }: Verb): string {
  const shown = Object.entries({ ...options, json: { what: 'print JSON instead of tables' } }).map(
    ([option, { value, isRequired, what }]: [string, { value?: string; isRequired?: boolean; what: string }]) =>
      [`--${option}${value ? ` ${value}` : ''}`, `${what}${isRequired ? ' (required)' : ''}`] as const,
  );
  const width = Math.max(...shown.map(([left]) => left.length));
  return [
    `${name}: ${summary}`,
    '',
    ...details,
    '',
    'Options',
    ...shown.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    'Examples',
    ...examples.flatMap(([command, what]) => [`  ${COMMAND} ${command}`, `      ${what}`]),
    '',
  ].join('\n');
}
