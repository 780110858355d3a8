import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { changeProblems, Job, JobPath, Version } from './job.ts';
import { jobMessages as say } from './job-messages.ts';
import * as words from './job-words.ts';

const TargetHouse = z.object({
  house: z.int().min(1).max(12),
  weight: z.int({ error: say.weight }).min(1, { error: say.weight }).max(words.MAX_WEIGHT, { error: say.weight }),
  minimum: z.number({ error: say.minimum }).min(0, { error: say.minimum }).max(words.MAX_MINIMUM, { error: say.minimum }),
  duty: z
    .string({ error: say.duty })
    .trim()
    .min(words.MIN_DUTY_LENGTH, { error: say.duty })
    .max(words.MAX_DUTY_LENGTH, { error: say.duty }),
});

export const saveJobTarget = endpoint({
  method: 'PUT',
  path: '/api/hiring/jobs/{jobId}/target',
  summary: 'What the job looks for: at most five houses, each with the written duty that it serves. Locked by the first application.',
  tag: 'Jobs',
  access: 'member',
  params: JobPath,
  body: z.object({
    version: Version,
    houses: z
      .array(TargetHouse)
      .max(words.MAX_TARGET_HOUSES, { error: say.tooManyHouses })
      .refine((houses) => new Set(houses.map(({ house }) => house)).size === houses.length, { error: say.tooManyHouses }),
  }),
  ok: Job,
  problems: changeProblems,
});
