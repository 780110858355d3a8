import type { ColumnType, Generated } from 'kysely';
import type { HISTORY_STEPS } from '#contract/hiring/candidate-words.ts';
import type { CloseReason, JobState } from '#contract/hiring/job-words.ts';
import type { Role } from '#contract/hiring/roles.ts';

/** jsonb: read as a value, written as text, since the two databases take values differently. */
export type Json<Value> = ColumnType<Value, string, string>;
type Made<Value> = ColumnType<Value, Value, never>;
/** Set by the database when a row is made, and changed by us. */
type Preset<Value> = ColumnType<Value, Value | undefined, Value>;

export type ApplicationStatus = 'active' | 'hired' | 'rejected' | 'withdrawn';
export type ApplicationSource = 'board' | 'link' | 'import' | 'api' | 'added';

export type OrganisationTable = {
  orgId: Generated<number>;
  name: string;
  mobileNumber: string;
  about: Preset<string>;
  website: Preset<string>;
  timeZone: Preset<string>;
  language: Preset<string>;
  verifiedAt: Date | null;
  keepRejectedDays: Preset<number>;
  keepHiredDays: Preset<number>;
  /** The index, in the stages that new jobs begin with, of the one from which on candidates have a name. */
  blindUntil: Preset<number | null>;
  /** Each rises when its part of the settings is changed. */
  profileVersion: Preset<number>;
  stagesVersion: Preset<number>;
  retentionVersion: Preset<number>;
  createdAt: Made<Date>;
};

export type MemberTable = {
  id: Generated<number>;
  orgId: Made<number>;
  accountId: Made<number>;
  role: Role;
  name: string;
  email: string;
  joinedAt: Made<Date>;
  leftAt: Date | null;
};

export type StageTemplateTable = { orgId: Made<number>; position: number; name: string; deadlineDays: number | null };

export type JobTable = {
  id: Generated<number>;
  orgId: Made<number>;
  state: JobState;
  closeReason: CloseReason | null;
  waitsFor: 'member' | 'platform' | null;
  title: string;
  description: Preset<string>;
  department: Preset<string>;
  place: Preset<string>;
  region: Preset<string>;
  country: Preset<string>;
  workPlace: Preset<string>;
  employment: Preset<string>;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: Preset<string>;
  salaryPer: Preset<string>;
  openings: Preset<number>;
  isConfidential: Preset<boolean>;
  managerId: number | null;
  approverId: number | null;
  /** YYYY-MM-DD. */
  closesOn: string | null;
  publishedAt: Date | null;
  closedAt: Date | null;
  blindUntil: number | null;
  language: Preset<string>;
  version: Preset<number>;
  createdBy: Made<number>;
  /** The number that the page gave it before it was sent. */
  madeWith: string | null;
  createdAt: Made<Date>;
  updatedAt: Date;
  search: ColumnType<string, never, never>;
};

export type StageTable = {
  id: Generated<number>;
  orgId: Made<number>;
  jobId: Made<number>;
  position: number;
  name: string;
  deadlineDays: number | null;
};

export type CandidateTable = {
  id: Generated<number>;
  orgId: Made<number>;
  personId: number | null;
  name: string;
  email: string;
  phone: Preset<string>;
  place: Preset<string>;
  headline: Preset<string>;
  mergedInto: number | null;
  createdAt: Made<Date>;
  search: ColumnType<string, never, never>;
};

export type AnsweredQuestion = { readonly questionId: number; readonly text: string; readonly answer: string };

export type ApplicationTable = {
  id: Generated<number>;
  orgId: Made<number>;
  jobId: Made<number>;
  candidateId: number;
  personId: number | null;
  status: Preset<ApplicationStatus>;
  stageId: number;
  stageSince: Date;
  source: ApplicationSource;
  letter: Preset<string>;
  answers: ColumnType<AnsweredQuestion[], string | undefined, string>;
  appliedAt: Made<Date>;
  reviewedAt: Date | null;
  decidedAt: Date | null;
  /** Since then only the numbers of it are left. */
  erasedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The application of the same person for the same job that goes on instead. */
  joinedTo: ColumnType<number | null, number | null | undefined, number | null>;
};

export type ApplicationEventKind = (typeof HISTORY_STEPS)[number];
export type ApplicationEventTable = {
  id: Generated<number>;
  orgId: Made<number>;
  applicationId: Made<number>;
  jobId: Made<number>;
  kind: Made<ApplicationEventKind>;
  fromStage: number | null;
  toStage: number | null;
  memberId: number | null;
  reason: Preset<string>;
  /** What an interview is called. */
  subject: Preset<string>;
  at: Made<Date>;
};

export type AssignmentTable = {
  orgId: Made<number>;
  applicationId: Made<number>;
  memberId: Made<number>;
  seesResults: Preset<boolean>;
  assignedAt: Made<Date>;
};

export type NotificationTable = {
  id: Generated<number>;
  orgId: Made<number>;
  memberId: Made<number>;
  kind: Made<string>;
  facts: Json<Record<string, string | number>>;
  path: Made<string>;
  at: Made<Date>;
  readAt: Date | null;
};

export type ChangeTable = {
  id: Generated<number>;
  orgId: Made<number>;
  what: Made<string>;
  subjectId: number | null;
  memberId: number | null;
  at: Made<Date>;
};

export type AuditEventTable = {
  id: Generated<number>;
  orgId: Made<number>;
  memberId: number | null;
  kind: Made<string>;
  subject: Preset<string>;
  details: Json<Record<string, unknown>>;
  at: Made<Date>;
};

interface HiringTables {
  'hiring.organisation': OrganisationTable;
  'hiring.member': MemberTable;
  'hiring.stageTemplate': StageTemplateTable;
  'hiring.job': JobTable;
  'hiring.stage': StageTable;
  'hiring.candidate': CandidateTable;
  'hiring.application': ApplicationTable;
  'hiring.applicationEvent': ApplicationEventTable;
  'hiring.assignment': AssignmentTable;
  'hiring.notification': NotificationTable;
  'hiring.change': ChangeTable;
  'hiring.auditEvent': AuditEventTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends HiringTables {}
}
