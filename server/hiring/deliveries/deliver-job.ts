import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { HOUR_S } from '#server/platform/time.ts';

/** A failure of the receiver is no failure of the job: it then adds the next one itself (rules.ts). These retries are for our own. */
export const deliverJob = {
  name: 'deliver-webhook',
  input: z.object({ orgId: z.int(), deliveryId: z.int() }),
  retries: { times: 6, firstPauseSeconds: 60, longestPauseSeconds: HOUR_S },
  atOnce: 4,
  attemptSeconds: 60,
} satisfies Job;

/** Of a delivery only the newest job is done: no other one tries it beside that. */
export const keyOf = ({ deliveryId }: { readonly deliveryId: number }): string => String(deliveryId);
