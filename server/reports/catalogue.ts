import type { ReportName } from '#contract/written-reports.ts';
import { professional } from './professional/professional-report.ts';
import type { Reports } from './report.ts';

/** Every report, by its name. */
export const reports: Reports = Object.fromEntries(
  (
    [
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
    ] as ReportName[]
  ).map((n) => [n, professional]),
) as Reports; // PLACEHOLDER until every report is there
