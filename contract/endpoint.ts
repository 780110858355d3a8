import { z } from 'zod';
import { LANGUAGES } from './language.ts';
import { type ProblemCode, platformMessages } from './problem.ts';

/** What a field says that has no message of its own; Zod's own words are for programmers, and in English only. */
z.config({ customError: () => platformMessages.wrongField });

/** An address of the API as data. Server, page and API description are all made from it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** Who may use it: the name of a door in the table of server/app.ts. The server opens this door before the handler runs. */
  readonly access: string;
  readonly status?: number;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a file, of any media type and up to so many bytes, and `body` gets its bytes. All other bodies are JSON. */
  readonly file?: { readonly maxBytes: number; readonly tooLarge: string };
  readonly ok: z.ZodType;
  /** The answer comes line by line, each a JSON value of the shape `ok`, as soon as the server has it. */
  readonly inLines?: true;
  /** The answer is a stream of server-sent events whose data are JSON values of the shape `ok`; it goes on until one side ends it. */
  readonly inEvents?: true;
  /** The media type of a file: then `ok` is `FileContent`, and its bytes are sent as they are. Otherwise JSON is sent. */
  readonly media?: `${string}/${string}`;
  readonly problems: readonly ProblemCode[];
  /** Where it names a row: what whoever is let in is told when that row is not there. Whoever is not let in is never told so. */
  readonly missing?: ProblemCode;
};

export const endpoint = <const E extends Endpoint>(description: E): E => description;

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown;
/** What a caller gives. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;
/** What a caller gets. */
export type Output<E extends Endpoint> = z.output<E['ok']>;

/** A file, and the name under which a browser saves it. */
export const FileContent = z.object({ name: z.string().regex(/^[\p{L}\p{M}\p{N} ._-]+$/u), bytes: z.instanceof(Uint8Array) });
export type FileContent = z.infer<typeof FileContent>;

/** PostgreSQL's integer: a larger number is no id of ours. */
const MAX_ID = 2_147_483_647;
export const IdIn = (message: string) =>
  z
    .union(
      [
        z.int().min(1, { error: message }).max(MAX_ID, { error: message }),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      { error: message },
    )
    .refine((id) => id >= 1 && id <= MAX_ID, { error: message });

/** A person's id, in an address. */
export const UserId = IdIn(platformMessages.userIdMalformed).meta({
  description: `A person, 1 to ${MAX_ID}; 25 is the demo.`,
  example: 25,
});

export const LanguageCode = z.enum(LANGUAGES).meta({ description: 'The language to write in.' });
