import { emotional } from './emotional/emotional-report.ts';
import { personal } from './personal/personal-report.ts';
import { professional } from './professional/professional-report.ts';
import { rational } from './rational/rational-report.ts';
import { relationship } from './relationship/relationship-report.ts';
import type { Report, Reports } from './report.ts';

/** PLACEHOLDER until every report is there. */
const unwritten: Report = { needs: { any: 1 }, inShort: () => [], sections: () => [], thisMonth: () => [] };

/** Every report, by its name. */
export const reports: Reports = {
  set1: unwritten,
  set2: unwritten,
  professional,
  personal,
  cognitive: unwritten,
  emotional,
  rational,
  advanced: unwritten,
  career: unwritten,
  entrepreneurship: unwritten,
  relationship,
};
