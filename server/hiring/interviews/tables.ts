import type { Generated } from 'kysely';
import type { InterviewAnswer, InterviewState, InterviewWay } from '#contract/hiring/interview-words.ts';

export type InterviewTable = {
  id: Generated<number>;
  orgId: number;
  applicationId: number;
  jobId: number;
  personId: number | null;
  state: InterviewState;
  title: string;
  way: InterviewWay;
  place: string;
  message: string;
  minutes: number;
  timeZone: string;
  startsAt: Date | null;
  endsAt: Date | null;
  askedAt: Date | null;
  askedText: Generated<string>;
  calendarUid: string;
  calendarSequence: Generated<number>;
  remindedOf: Date | null;
  createdBy: number;
  createdAt: Date;
  updatedAt: Date;
};

type SlotTable = {
  id: Generated<number>;
  orgId: number;
  interviewId: number;
  personId: number | null;
  startsAt: Date;
  isDouble: Generated<boolean>;
};

type InterviewerTable = {
  orgId: number;
  interviewId: number;
  memberId: number;
  answer: Generated<InterviewAnswer>;
  answeredAt: Date | null;
};

interface InterviewTables {
  'hiring.interview': InterviewTable;
  'hiring.interviewSlot': SlotTable;
  'hiring.interviewer': InterviewerTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends InterviewTables {}
}
