import { heldBackMessages } from '#contract/held-back-reports.ts';
import type { ReportName } from '#contract/report-names.ts';
import type { Config } from '#server/platform/config.ts';
import { Problem } from '#server/platform/problem.ts';

/** A report that the operator holds back is not told: not on a page, not on paper, not by a link. */
export function refuseHeldBack(report: ReportName, { heldBackReports }: Pick<Config, 'heldBackReports'>): void {
  if (heldBackReports.includes(report)) throw new Problem('not-found', heldBackMessages.heldBack);
}
