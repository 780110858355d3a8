import type { JobContent } from '#contract/hiring/job-content.ts';
import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import { isPastClosing } from './rules.ts';

/** The fields that differ, by name, for the record of who changed what. Questions are compared whole. */
export function changedFields(before: JobContent | undefined, after: JobContent): (keyof JobContent)[] {
  const fields = Object.keys(after) as (keyof JobContent)[];
  return before ? fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])) : fields;
}

/** What a job needs before anybody is asked to look at it, by field. A draft may lack it. */
export function missingIn(
  { description, place, workPlace, closesOn }: Pick<JobContent, 'description' | 'place' | 'workPlace' | 'closesOn'>,
  timeZone: string,
  now: Date,
): Record<string, string> {
  return {
    ...(description === '' && { description: say.descriptionMissing }),
    ...(place === '' && workPlace !== 'remote' && { place: say.placeMissing }),
    ...(isPastClosing(closesOn, timeZone, now) && { closesOn: say.closesOnPast }),
  };
}
