import { resultMessages } from '#contract/hiring/results.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { isMinor, type Known, stepOf } from '#server/privacy/rules.ts';
import type { ApplicationStatus } from '../tables.ts';

export type MaySharing = 'share' | 'adults-only' | 'notice-first' | 'nothing-known' | 'decided';

type Asked = { readonly known: Known | undefined; readonly status: ApplicationStatus; readonly shareable: number; readonly now: Date };

/** Whether somebody can share now, and if not, why. A child cannot, whoever agrees: a parent's consent is to measuring alone. */
export function maySharing({ known, status, shareable, now }: Asked): MaySharing {
  if (!known || stepOf(known, now) !== 'ready') return 'notice-first';
  if (!known.birth || isMinor(known.birth, now)) return 'adults-only';
  if (status !== 'active') return 'decided';
  return shareable === 0 ? 'nothing-known' : 'share';
}

export const refusals: Readonly<Record<Exclude<MaySharing, 'share'>, { readonly code: ProblemCode; readonly message: string }>> = {
  'adults-only': { code: 'forbidden', message: resultMessages.adultsOnly },
  'notice-first': { code: 'forbidden', message: resultMessages.noticeFirst },
  'nothing-known': { code: 'unprocessable', message: resultMessages.nothingYet },
  decided: { code: 'conflict', message: resultMessages.decided },
};
