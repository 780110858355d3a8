/** The reports, in the order in which they are offered. Whoever writes, words or shows one has a `Record` of this type. */
export const REPORTS = [
  'set1',
  'set2',
  'professional',
  'personal',
  'cognitive',
  'emotional',
  'rational',
  'advanced',
  'career',
  'entrepreneurship',
  'relationship',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** Where each report is read: the general ones have addresses of their own. */
export const addressOf = (report: ReportName): string =>
  report === 'set1' || report === 'set2' ? `/home/${report}report` : `/home/reports/${report}`;

/** The section of the professional report that is handed to others, on a page of its own. */
export const HAND_OVER = 'handOver';
