import { OUTCOME_DAYS } from '#contract/society/think-tank/words.ts';

/** After how many days somebody is asked; undefined for a number that is none of them. */
export const outcomeDays = (afterDays: number): (typeof OUTCOME_DAYS)[number] | undefined => OUTCOME_DAYS.find((one) => one === afterDays);
