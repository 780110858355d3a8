import { APPEAL_DAYS, DANGER_HOURS, DECISION_HOURS, type Harm, OUTCOMES, type Outcome, type Side } from '#contract/society/safety-words.ts';
import { daysAfter, HOUR_MS } from '#server/platform/time.ts';
import { mayDecide } from '../membership/rules.ts';

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** By when operators decide on what was said to do this harm. */
export const dueFrom = (harm: Harm, at: Date): Date => hoursAfter(at, harm === 'danger' ? DANGER_HOURS : DECISION_HOURS);

/** A mail is sent when a quarter of the time is left. */
export const isDueSoon = (begunAt: Date, dueAt: Date, now: Date): boolean =>
  now.getTime() >= dueAt.getTime() - (dueAt.getTime() - begunAt.getTime()) / 4;

/** How many days a pause lasts; undefined for what is none. */
export const PAUSE_DAYS: Partial<Record<Outcome, number>> = { 'pause-7': 7, 'pause-30': 30 };

/** A pause and an exclusion take along what they were for: problems, proposals and briefs are read by others than members. */
export const isRemoving = (outcome: Outcome): boolean => outcome === 'removal' || outcome === 'exclusion' || outcome in PAUSE_DAYS;

/** What can be decided: where no account stands behind it, it can be removed or left. */
export const outcomesFor = (authors: number): readonly Outcome[] => (authors > 0 ? OUTCOMES : ['none', 'removal']);

/** What an appeal can lead to; the first lets the decision stand. */
export const outcomesOfAppeal = (side: Side, outcome: Outcome, authors: number): readonly Outcome[] =>
  side === 'author' ? [outcome, 'none'] : outcomesFor(authors);

type Decided = { readonly outcome: Outcome | null; readonly decidedAt: Date | null };

/**
 * Until when a side can appeal; null where it cannot. Authors appeal against what was done to them, an exclusion by the way of its own; whoever
 * complained, when nothing was done.
 */
export function appealUntil(side: Side, { outcome, decidedAt }: Decided, hasAppealed: boolean, now: Date): Date | null {
  if (!outcome || !decidedAt || hasAppealed) return null;
  const isAgainst = side === 'author' ? outcome !== 'none' && outcome !== 'exclusion' : outcome === 'none';
  const until = daysAfter(decidedAt, APPEAL_DAYS);
  return isAgainst && now < until ? until : null;
}

/** Nobody decides what they have a part in, as long as there is another operator who has none. */
export const mayJudge = (operator: string, involved: readonly string[], operators: readonly string[]): boolean =>
  !involved.includes(operator) || operators.every((one) => involved.includes(one));

/** Nor an appeal against what they have decided; the only operator there is may. */
export const mayDecideCase = (
  operator: string,
  involved: readonly string[],
  decidedBy: string | null,
  operators: readonly string[],
): boolean => mayJudge(operator, involved, operators) && mayDecide(operator, decidedBy ?? '', operators);
