import type { ColumnType, Generated } from 'kysely';
import type { Recommendation } from '#contract/hiring/candidate-words.ts';
import type { ApplicationStatus } from '../tables.ts';

type Made<Value> = ColumnType<Value, Value, never>;

export type NoteTable = {
  id: Generated<number>;
  orgId: Made<number>;
  applicationId: number;
  memberId: Made<number>;
  text: string;
  mentions: ColumnType<number[], string, never>;
  at: Made<Date>;
};

export type Rating = { readonly criterion: string; readonly rating: number };

export type ScorecardTable = {
  orgId: Made<number>;
  applicationId: number;
  memberId: Made<number>;
  recommendation: Recommendation;
  ratings: ColumnType<Rating[], string, string>;
  remark: string;
  submittedAt: Date;
};

export type RevealTable = { orgId: Made<number>; applicationId: number; memberId: Made<number>; reason: string; at: Made<Date> };

export type DecisionKind = 'move' | 'reject' | 'reopen' | 'hire' | 'write';

export type DecisionTable = {
  id: Generated<number>;
  orgId: Made<number>;
  memberId: Made<number>;
  kind: Made<DecisionKind>;
  key: Made<string>;
  at: Made<Date>;
  undoUntil: Made<Date>;
  undoneAt: Date | null;
};

export type DecidedTable = {
  orgId: Made<number>;
  decisionId: Made<number>;
  applicationId: Made<number>;
  refusal: string | null;
  fromStage: number | null;
  fromStatus: ApplicationStatus | null;
  fromDecidedAt: Date | null;
  toStage: number | null;
  toStatus: ApplicationStatus | null;
};

export type LetterTemplateTable = {
  id: Generated<number>;
  orgId: Made<number>;
  name: string;
  subject: string;
  text: string;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Made<Date>;
};

export type LetterState = 'queued' | 'sent' | 'failed' | 'taken-back';

export type LetterTable = {
  id: Generated<number>;
  orgId: Made<number>;
  applicationId: number;
  decisionId: Made<number>;
  memberId: Made<number>;
  subject: Made<string>;
  text: Made<string>;
  state: LetterState;
  reason: string;
  sendAfter: Made<Date>;
  madeAt: Made<Date>;
  sentAt: Date | null;
};

interface CandidateTables {
  'hiring.note': NoteTable;
  'hiring.scorecard': ScorecardTable;
  'hiring.reveal': RevealTable;
  'hiring.decision': DecisionTable;
  'hiring.decided': DecidedTable;
  'hiring.letterTemplate': LetterTemplateTable;
  'hiring.letter': LetterTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends CandidateTables {}
}
