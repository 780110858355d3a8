import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const changesMessages = {
  tooMany: 'Too many pages of yours listen already. This one asks again from time to time.',
} as const;

export const CHANGED = ['application', 'job', 'interview', 'notification', 'letter', 'everything'] as const;
/** `everything`: who was away for more than a day loads all again. */
export type Changed = (typeof CHANGED)[number];

export const followChanges = endpoint({
  method: 'GET',
  path: '/api/hiring/changes',
  summary:
    'What has changed in your organisation, as server-sent events. Ask with `Accept: text/event-stream`, and after a pause with the id of the last event in `Last-Event-ID`; without the first, what there is now is answered, and no more.',
  tag: 'Hiring: what happens now',
  access: 'member',
  ok: z.object({ what: z.array(z.enum(CHANGED)).meta({ description: 'What to load again.' }) }),
  inEvents: true,
  problems: ['unauthenticated', 'too-many'],
});

export const changesEndpoints = [followChanges] as const;
