import type { ColumnType, GeneratedAlways } from 'kysely';

type SteadyKeyTable = { personId: number; wrapped: Uint8Array };
type SteadyRecordTable = { id: GeneratedAlways<number>; personId: number; sealed: Uint8Array };
type SteadyReviewTable = {
  id: GeneratedAlways<number>;
  clinician: string;
  qualification: string;
  reviewedOn: string;
  recordedAt: Date;
  withdrawnAt: ColumnType<Date | null, undefined, Date>;
};

interface SteadyTables {
  steadyKey: SteadyKeyTable;
  steadyRecord: SteadyRecordTable;
  steadyReview: SteadyReviewTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends SteadyTables {}
}
