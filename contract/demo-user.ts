import type { ReportName } from './report-names.ts';

/** The report that anyone may read, without an account. */
export const DEMO_USER_ID = 25;
/** Where its page is. */
export const DEMO_REPORT = `/home/set2report?userId=${DEMO_USER_ID}`;
/** Its traits. */
export const DEMO_TRAITS = `/report/${DEMO_USER_ID}`;
/** What a document of the demo may bring along. */
export type BroughtName = ReportName | 'traits';
/** The demo of each report: the general ones have addresses of their own. */
export function demoOf(report: ReportName): string {
  if (report === 'set2') return DEMO_REPORT;
  return `/home/${report === 'set1' ? 'set1report' : `reports/${report}`}?userId=${DEMO_USER_ID}`;
}
/** After so many tests the demo can be looked at: one story, two tests, all of them. */
export const DEMO_STATES = [1, 2, 12] as const;
