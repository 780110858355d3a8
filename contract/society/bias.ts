import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ATTRIBUTES, WATCHED } from './bias-words.ts';

const Group = z.enum([...WATCHED.language, ...WATCHED.device, ...WATCHED.age]);
const Counted = z.object({
  people: z.int().meta({ description: 'Who have finished all tests and agreed to be looked at.' }),
  index: z.number().meta({ description: 'The mean index, in standard deviations of the population.' }),
  indexError: z.number().meta({ description: 'The standard error of that mean.' }),
  invited: z.int().meta({ description: 'Ever.' }),
  confirmed: z.int(),
});

export const BiasWatch = z.object({
  lookedAt: z.iso.datetime().nullable().meta({ description: 'Null before the first time.' }),
  groups: z.array(
    z.object({
      attribute: z.enum(ATTRIBUTES),
      group: Group,
      counted: Counted.nullable().meta({ description: 'Null for a group that is too small to be told of.' }),
      impact: z
        .object({ ratio: z.number(), low: z.number(), high: z.number(), isBelowFourFifths: z.boolean(), p: z.number() })
        .nullable()
        .meta({ description: 'How often it is invited, beside the group of the same attribute that is invited most often.' }),
    }),
  ),
  compared: z.int().meta({ description: 'How many times an item was compared between two groups.' }),
  items: z
    .array(
      z.object({
        game: z.string(),
        item: z.string(),
        attribute: z.enum(ATTRIBUTES),
        group: Group,
        reference: Group,
        answers: z.tuple([z.int(), z.int()]).meta({ description: 'Of the group, and of the reference.' }),
        difference: z.number().meta({ description: 'In standard deviations of the item; negative where the group does worse.' }),
        class: z.enum(['B', 'C']).meta({ description: 'B: moderate. C: large.' }),
      }),
    )
    .meta({ description: 'Items that people of two groups who do alike in the game answer differently; the largest difference first.' }),
});
export type BiasWatch = z.infer<typeof BiasWatch>;

export const readBias = endpoint({
  method: 'GET',
  path: '/api/operator/society/bias',
  summary: 'Whether language, device or age make a difference to who is invited, and to single items of the games.',
  tag: 'Operators',
  access: 'operator',
  ok: BiasWatch,
  problems: ['unauthenticated', 'forbidden'],
});

export const biasEndpoints = [readBias] as const;
