import { advanced } from './advanced/advanced-report.ts';
import { career } from './career/career-report.ts';
import { cognitive } from './cognitive/cognitive-report.ts';
import { emotional } from './emotional/emotional-report.ts';
import { entrepreneurship } from './entrepreneurship/entrepreneurship-report.ts';
import { personal } from './personal/personal-report.ts';
import { professional } from './professional/professional-report.ts';
import { rational } from './rational/rational-report.ts';
import { relationship } from './relationship/relationship-report.ts';
import type { Reports } from './report.ts';
import { set1 } from './set1/set1-report.ts';
import { set2 } from './set2/set2-report.ts';

/** Every report, by its name. */
export const reports: Reports = {
  set1,
  set2,
  professional,
  personal,
  cognitive,
  emotional,
  rational,
  advanced,
  career,
  entrepreneurship,
  relationship,
};
