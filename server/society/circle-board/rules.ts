import { EDIT_MINUTES } from '#contract/society/circle-words.ts';
import { MINUTE_MS } from '#server/platform/time.ts';

type Written = { readonly at: Date; readonly withdrawnAt: Date | null; readonly removedAt: Date | null };

export const mayEdit = ({ at, withdrawnAt, removedAt }: Written, now: Date): boolean =>
  withdrawnAt === null && removedAt === null && now.getTime() - at.getTime() < EDIT_MINUTES * MINUTE_MS;
