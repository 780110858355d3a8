import type { FastifyRequest } from 'fastify';
import type { Access, DoorParams } from '#contract/endpoint.ts';

/** Whom each door lets in. Each domain adds its own door's visitor, in its `door.ts`, so that this file knows no domain. */
export interface Visitors {
  anyone: undefined;
}

/** Decides who is let in: returns the visitor, or throws the Problem that says what is missing. */
export type Door<A extends Access> = (request: FastifyRequest, params: DoorParams<A>) => Promise<Visitors[A]>;

/** One door for each kind of visitor: the one table, made in server/app.ts. */
export type Doors = { readonly [A in Access]: Door<A> };

export const openDoor: Door<'anyone'> = () => Promise.resolve(undefined);
