import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { tankMessages as say } from './messages.ts';
import { OfferedProblem, ofProblem, Queued, Reason, tag } from './problems.ts';
import { OutcomeDays, OutcomeText } from './votes.ts';
import { MAX_ASKER_LENGTH } from './words.ts';

const ofOperators = { tag, access: 'operator', problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'] } as const;

export const TankClocks = z.object({
  problems: z
    .array(
      Queued.extend({ mayMove: z.boolean().meta({ description: 'False where you have a part in it and another operator has none.' }) }),
    )
    .meta({ description: 'The soonest to end first; 200 at most.' }),
  outcomes: z
    .array(z.object({ slug: z.string(), title: z.string(), askedBy: z.string(), afterDays: OutcomeDays }))
    .meta({ description: 'Organisations that are to be asked what became of an answer: they have no account to be asked by.' }),
});
export type TankClocks = z.infer<typeof TankClocks>;

export const readTankClocks = endpoint({
  ...ofOperators,
  method: 'GET',
  path: '/api/operator/think-tank',
  summary: 'Every problem, its step and its clock.',
  ok: TankClocks,
});

export const askProblem = endpoint({
  ...ofOperators,
  method: 'POST',
  path: '/api/operator/think-tank',
  summary: 'Offer a problem in the name of an organisation, or of Bhava itself.',
  body: OfferedProblem.extend({
    asker: z.string({ error: say.asker }).trim().min(2, { error: say.asker }).max(MAX_ASKER_LENGTH, { error: say.asker }),
  }),
  ok: TankClocks,
});

export const setTankClock = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/api/operator/think-tank/{slug}/clock',
  summary: 'Let the present step of a problem end at another moment. The log keeps that it was done and why.',
  params: ofProblem,
  body: z.object({ endsAt: z.iso.datetime({ error: say.clock }), reason: Reason }),
  ok: TankClocks,
  missing: 'not-found',
});

export const passOnOutcome = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/api/operator/think-tank/{slug}/outcome',
  summary: 'Pass on what an organisation says became of an answer.',
  params: ofProblem,
  body: z.object({ afterDays: OutcomeDays, text: OutcomeText }),
  ok: TankClocks,
  missing: 'not-found',
});

export const tankOperatingEndpoints = [readTankClocks, askProblem, setTankClock, passOnOutcome] as const;
