import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server is up.',
  tag: 'Site',
  access: 'anyone',
  ok: z.object({ ok: z.literal(true) }),
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

export const siteEndpoints = [readHealth, readApiDescription] as const;
