import type { SelfIdentification } from '#contract/hiring/self-identification.ts';
import type { SelfAttribute } from '#contract/hiring/self-identification-words.ts';
import type { ApplicationStatus } from '../tables.ts';

type SelfIdentificationTable = SelfIdentification & { orgId: number; applicationId: number; personId: number; toldAt: Date };

/** What those said whose applications are erased because their days are over. */
type SelfIdentificationSumTable = {
  orgId: number;
  jobId: number;
  /** YYYY-MM-DD, the first day of the month in which they applied. */
  month: string;
  attribute: SelfAttribute;
  said: string;
  stageId: number;
  status: Exclude<ApplicationStatus, 'active'>;
  people: number;
};

interface SelfIdentificationTables {
  'hiring.selfIdentificationSum': SelfIdentificationSumTable;
  'hiring.selfIdentification': SelfIdentificationTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends SelfIdentificationTables {}
}
