/**
 * The measurement engine for people who bring their own data: `npm run --silent measure -- <verb> ... --json`, or without `--json` readable tables.
 */
import { runCommand } from './measure/command.ts';

const { code, out, error } = await runCommand(process.argv.slice(2));
process.stderr.write(error);
process.stdout.write(out);
process.exitCode = code;
