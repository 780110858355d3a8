import type { z } from 'zod';
import { platformMessages } from '#contract/problem.ts';
import { Problem } from './problem.ts';

/** All input passes here. Returns what fits the schema, or throws a Problem that names each wrong field with its first message. */
export function accept<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
  delete errors['']; // the body as a whole: the message below says it
  if (Object.keys(errors).length === 0) throw new Problem('malformed', platformMessages.malformed);
  throw new Problem('malformed', platformMessages.malformed, errors);
}

/** For the parts of an address: the message itself says what is wrong, since there is no form to show it in. */
export function acceptAddress<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Problem('malformed', parsed.error.issues[0]?.message ?? platformMessages.malformed);
}
