import { heldBackMessages } from '#contract/held-back-reports.ts';
import type { TextKind } from '#contract/narratives.ts';
import type { ReportName } from '#contract/report-names.ts';
import type { Config } from '#server/platform/config.ts';
import { Problem } from '#server/platform/problem.ts';

/** A report that the operator holds back is not told: not on a page, not on paper, not by a link. */
export function refuseHeldBack(report: ReportName, { heldBackReports }: Pick<Config, 'heldBackReports'>): void {
  if (heldBackReports.includes(report)) throw new Problem('not-found', heldBackMessages.heldBack);
}

/** A summary is of one general report; what explains a chart is of both. */
export function refuseHeldBackText(kind: TextKind, { heldBackReports }: Pick<Config, 'heldBackReports'>): void {
  const ofReports: readonly ReportName[] = kind === 'summary' ? ['set2'] : kind === 'dashboard' ? ['set1'] : ['set1', 'set2'];
  if (ofReports.every((report) => heldBackReports.includes(report))) throw new Problem('not-found', heldBackMessages.heldBack);
}
