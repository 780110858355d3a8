import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { changeProblems, Job, JobPath, Version } from './job.ts';
import { areDifferent } from './job-content.ts';
import { jobMessages as say } from './job-messages.ts';
import * as words from './job-words.ts';

export const saveJobStages = endpoint({
  method: 'PUT',
  path: '/api/hiring/jobs/{jobId}/stages',
  summary: 'The stages of a job, in their order. Only a stage in which nobody is, or was, can be removed.',
  tag: 'Jobs',
  access: 'member',
  params: JobPath,
  body: z.object({
    version: Version,
    stages: z
      .array(
        z.object({
          stageId: z.int32().nullable(),
          name: z
            .string({ error: say.stageName })
            .trim()
            .min(1, { error: say.stageName })
            .max(words.MAX_STAGE_LENGTH, { error: say.stageName }),
          deadlineDays: z
            .int({ error: say.deadline })
            .min(1, { error: say.deadline })
            .max(words.MAX_DEADLINE_DAYS, { error: say.deadline })
            .nullable(),
        }),
      )
      .min(1, { error: say.tooManyStages })
      .max(words.MAX_STAGES, { error: say.tooManyStages })
      .refine((stages) => areDifferent(stages.map(({ name }) => name)), { error: say.stageTwice }),
    blindUntil: z
      .int32()
      .min(0)
      .nullable()
      .meta({ description: 'The index, in this list, of the stage from which on candidates have a name.' }),
  }),
  ok: Job,
  problems: changeProblems,
});
