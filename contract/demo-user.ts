import { addressOf, type ReportName } from './report-names.ts';

/** The report that anyone may read, without an account. */
export const DEMO_USER_ID = 25;
/** The demo of each report. */
export const demoOf = (report: ReportName): string => `${addressOf(report)}?userId=${DEMO_USER_ID}`;
/** The one that is offered first. */
export const DEMO_REPORT = demoOf('set2');
/** Its traits. */
export const DEMO_TRAITS = `/report/${DEMO_USER_ID}`;
/** What a document of the demo may bring along. */
export type BroughtName = ReportName | 'traits';
/** After so many tests the demo can be looked at: one story, two tests, all of them. */
export const DEMO_STATES = [1, 2, 12] as const;
