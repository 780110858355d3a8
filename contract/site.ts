import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What keeps the server from doing its work. */
export const healthMessages = {
  notReady: 'The server cannot work right now. Nothing was lost; please try again in a minute.',
  databaseSilent: 'The database does not answer.',
  diskFull: 'The disk that holds the data folder is full, or nearly so.',
} as const;

const Healthy = z.object({ ok: z.literal(true) });

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server is ready: the same as /api/health/ready.',
  tag: 'Site',
  access: 'anyone',
  ok: Healthy,
  problems: ['unavailable'],
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether the server can do its work: its database answers and its disk has room. Else `errors` names what is wrong.',
  tag: 'Site',
  access: 'anyone',
  ok: Healthy,
  problems: ['unavailable'],
});

export const readLiveness = endpoint({
  method: 'GET',
  path: '/api/health/alive',
  summary: 'Whether the program runs and answers, whatever its database and its disk do.',
  tag: 'Site',
  access: 'anyone',
  ok: Healthy,
  problems: [],
});

export const readApiDescription = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description, as OpenAPI 3.1.',
  tag: 'Site',
  access: 'anyone',
  ok: z.looseObject({ openapi: z.string() }),
  problems: [],
});

export const readShownContact = endpoint({
  method: 'GET',
  path: '/api/site/contact',
  summary: 'How the operator can be reached, for the foot of each page. What is not set is null.',
  tag: 'Site',
  access: 'anyone',
  ok: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  problems: [],
});

export const siteEndpoints = [readHealth, readReadiness, readLiveness, readApiDescription, readShownContact] as const;
