import type { ColumnType, Generated } from 'kysely';
import type { JobState, JobStep, QUESTION_KINDS } from '#contract/hiring/job-words.ts';
import type { Json } from '../tables.ts';

type Made<Value> = ColumnType<Value, Value, never>;

export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** What is looked for in one of the twelve houses, and the written duty of the job that it serves. */
export type TargetHouse = { readonly house: number; readonly weight: number; readonly minimum: number; readonly duty: string };

export type JobQuestionTable = {
  id: Generated<number>;
  orgId: Made<number>;
  jobId: Made<number>;
  position: number;
  text: string;
  kind: QuestionKind;
  options: Json<string[]>;
  isRequired: boolean;
};

/** The newest version counts. It is locked by the first application (migration 0023). */
export type JobTargetTable = {
  orgId: Made<number>;
  jobId: Made<number>;
  version: Made<number>;
  houses: Json<TargetHouse[]>;
  madeBy: Made<number>;
  madeAt: Made<Date>;
  lockedAt: Date | null;
};

export type JobVersionTable = {
  orgId: Made<number>;
  jobId: Made<number>;
  version: Made<number>;
  memberId: Made<number>;
  changed: Json<string[]>;
  content: Json<Record<string, unknown>>;
  at: Made<Date>;
};

export type JobEventTable = {
  id: Generated<number>;
  orgId: Made<number>;
  jobId: Made<number>;
  step: Made<JobStep>;
  fromState: Made<JobState>;
  toState: Made<JobState>;
  memberId: number | null;
  operatorId: number | null;
  reason: Made<string>;
  at: Made<Date>;
};

interface JobTables {
  'hiring.jobQuestion': JobQuestionTable;
  'hiring.jobTarget': JobTargetTable;
  'hiring.jobVersion': JobVersionTable;
  'hiring.jobEvent': JobEventTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends JobTables {}
}
