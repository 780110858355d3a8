import { jobMessages as say } from '#contract/hiring/job-messages.ts';

type Wanted = { readonly stageId: number | null };
type Standing = { readonly stageId: number; readonly isEmpty: boolean };

/** Which stages go, or the message why they cannot: a stage with people or a history stays. */
export function stagesToRemove(standing: readonly Standing[], wanted: readonly Wanted[]): number[] | string {
  const kept = new Set(wanted.flatMap(({ stageId }) => stageId ?? []));
  const gone = standing.filter(({ stageId }) => !kept.has(stageId));
  return gone.every(({ isEmpty }) => isEmpty) ? gone.map(({ stageId }) => stageId) : say.stageInUse;
}

/** Each number once, and of this job. */
export const areOfJob = (standing: readonly Standing[], wanted: readonly Wanted[]): boolean => {
  const ids = wanted.flatMap(({ stageId }) => stageId ?? []);
  return new Set(ids).size === ids.length && ids.every((id) => standing.some(({ stageId }) => stageId === id));
};
