import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a reader meets who says "Not me?" of something that no report states. */
export const disownedMessages = { noSuchInsight: 'No report states this, so it cannot be kept.' } as const;

const HOUSE = '(?:[1-9]|1[0-2])';
const DOMAIN = '(?:emotional|rational|cognitive)';
const HALF = `half-${HOUSE}-(?:stronger|quieter)`;
/** Every statement that a report may make of a person, by its name (`insightId`): so that nothing else can be kept. A sentence may list halves. */
const STATEMENTS = [
  `side-${HOUSE}-${DOMAIN}-(?:high|low)`,
  `contrast-${HOUSE}-${DOMAIN}-over-${DOMAIN}`,
  `pair-${HOUSE}-${HOUSE}-(?:both|first|second)`,
  `${HALF}(?:\\+${HALF}){0,11}`,
  'shape-(?:evenness|wholeness)-(?:high|low)',
  `change-${HOUSE}-${DOMAIN}-(?:risen|fallen)`,
  'play-[a-z-]{1,40}',
];
const STATEMENT = new RegExp(`^(?:${STATEMENTS.join('|')})$`);
const Insight = z
  .string()
  .regex(STATEMENT, { error: disownedMessages.noSuchInsight })
  .meta({ description: 'The name of a statement, as the sentences of a report carry it.', example: 'side-3-emotional-high' });

const Disowned = z.object({ insights: z.array(z.string()).meta({ description: 'The newest first.' }) });

const problems = ['malformed', 'unauthenticated'] as const;
const common = { tag: 'Reports', access: 'person', ok: Disowned, problems } as const;

export const readDisowned = endpoint({
  ...common,
  method: 'GET',
  path: '/api/disowned-insights',
  summary: 'What this person says is not true of them.',
});

export const disown = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/disowned-insights/{insight}',
  summary: 'Says that a statement is not true of oneself. It is kept and counted; no score changes.',
  params: z.object({ insight: Insight }),
});

export const takeBackDisowned = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/disowned-insights/{insight}',
  summary: 'Takes that back.',
  params: z.object({ insight: Insight }),
});

export const disownedEndpoints = [readDisowned, disown, takeBackDisowned] as const;
