import type { REFUSALS } from '#contract/hiring/decisions.ts';
import type { DecisionKind } from '../candidates/tables.ts';
import type { ApplicationEventKind, ApplicationStatus } from '../tables.ts';

export type Refusal = (typeof REFUSALS)[number];
type State = { readonly stageId: number; readonly status: ApplicationStatus };

export type Now = State & {
  readonly mayWork: boolean;
  /** The stages of its job. */
  readonly stages: readonly number[];
  readonly openingsLeft: number;
  readonly hasAddress: boolean;
  /** They were written to so often today that another letter would be pressing. */
  readonly hasEnoughLetters: boolean;
};
type Wish = { readonly kind: DecisionKind; readonly stageId: number | undefined; readonly hasLetter: boolean };

/** What becomes of one application, or why it is left alone. `seen` is how the page has it. */
export function decideOne(
  now: Now,
  seen: State,
  { kind, stageId, hasLetter }: Wish,
): { readonly to: State } | { readonly refusal: Refusal } {
  if (!now.mayWork) return { refusal: 'not-allowed' };
  if (now.stageId !== seen.stageId || now.status !== seen.status) return { refusal: 'changed' };
  if (hasLetter && !now.hasAddress) return { refusal: 'no-address' };
  if (hasLetter && now.hasEnoughLetters) return { refusal: 'enough-letters' };
  const { status } = now;
  if (kind === 'write') return { to: { stageId: now.stageId, status } };
  if (kind === 'reopen') {
    if (status === 'active') return { refusal: 'already' };
    // who has withdrawn is not called back by others
    return status === 'withdrawn' ? { refusal: 'not-active' } : { to: { stageId: now.stageId, status: 'active' } };
  }
  if (status !== 'active') return { refusal: 'not-active' };
  if (kind === 'reject') return { to: { stageId: now.stageId, status: 'rejected' } };
  if (kind === 'hire') return now.openingsLeft > 0 ? { to: { stageId: now.stageId, status: 'hired' } } : { refusal: 'no-opening' };
  if (stageId === undefined || !now.stages.includes(stageId)) return { refusal: 'other-job' };
  return stageId === now.stageId ? { refusal: 'already' } : { to: { stageId, status } };
}

/** What the history says of a change of status or stage; nothing where only a letter is written. */
export function eventOf(from: State, to: State): ApplicationEventKind | undefined {
  if (from.status !== to.status) {
    const kinds = { active: 'reopened', rejected: 'rejected', hired: 'hired', withdrawn: 'withdrawn' } as const;
    return kinds[to.status];
  }
  return from.stageId === to.stageId ? undefined : 'moved';
}
