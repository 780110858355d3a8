import type { FastifyRequest } from 'fastify';

/**
 * The kinds of visitors: what the path of an address must name for the door to decide, and whom the door lets in. Each domain adds its own
 * kind in its `door.ts`, so that this file knows no domain.
 */
export interface Visitors {
  anyone: { path: unknown; visitor: undefined };
}
export type Access = keyof Visitors;

/** What a visitor shows, in the words of the API description: a security scheme of OpenAPI and its name there. */
export type Proof = { readonly name: string; readonly scheme: Readonly<Record<string, string>> };

/** Decides who is let in: returns the visitor, or throws the Problem that says what is missing. */
export type OpenDoor<A extends Access> = (request: FastifyRequest, path: Visitors[A]['path']) => Promise<Visitors[A]['visitor']>;

export type Door<A extends Access> = {
  /** What visitors show to be let in; undefined where nobody is asked. */
  readonly proof: Proof | undefined;
  /** Some are let in without it. */
  readonly isProofOptional?: boolean;
  readonly open: OpenDoor<A>;
};

/** One door for each kind of visitor: the one table, made in server/app.ts. */
export type Doors = { readonly [A in Access]: Door<A> };

export const openToAnyone: Door<'anyone'> = { proof: undefined, open: () => Promise.resolve(undefined) };
