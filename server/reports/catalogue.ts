import type { ReportName } from '#contract/written-reports.ts';
import { emotional } from './emotional/emotional-report.ts';
import { personal } from './personal/personal-report.ts';
import { professional } from './professional/professional-report.ts';
import { rational } from './rational/rational-report.ts';
import { relationship } from './relationship/relationship-report.ts';
import type { Reports } from './report.ts';

const placeholders = Object.fromEntries(
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

/** Every report, by its name. */
export const reports: Reports = { ...placeholders, emotional, rational, personal, relationship };
