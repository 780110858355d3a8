import type { Generated, GeneratedAlways } from 'kysely';
import type { Marks } from '#contract/society/think-tank/briefs.ts';
import type { Field, ProblemState } from '#contract/society/think-tank/words.ts';

/** JSON columns: written as text, read as values. */
type Json<Value> = import('kysely').ColumnType<Value, string, string>;

type Later<Value> = import('kysely').ColumnType<Value | null, undefined, Value | null>;

export type ProblemTable = {
  id: GeneratedAlways<number>;
  slug: string;
  state: ProblemState;
  /** The step that it was in before operators removed it. */
  removedFrom: Later<ProblemState>;
  title: string;
  context: string;
  question: string;
  known: string;
  use: string;
  fields: Json<Field[]>;
  language: string;
  askerSeat: string | null;
  /** Of the operator who asked it in another's name. */
  posedBySeat: string | null;
  asker: string | null;
  proposalsUntil: Date;
  offeredAt: Date;
  openedAt: Date | null;
  endsAt: Date | null;
  remindedAt: Date | null;
  publishedAt: Date | null;
  seal: string | null;
};

export type ReviewState = 'asked' | 'given' | 'replaced';

interface TankTables {
  'society.tankSeat': { seat: Generated<string>; problemId: number; personId: number };
  'society.reviewer': { personId: number; fields: Json<Field[]>; organisation: string; isAvailable: boolean };
  'society.problem': ProblemTable;
  'society.problemDecision': { problemId: number; seat: string; accepts: boolean; reason: string; at: Date };
  'society.proposal': {
    id: Generated<string>;
    problemId: number;
    /** `removed`: by operators, after a complaint. */
    state: 'draft' | 'submitted' | 'withdrawn' | 'removed';
    version: number;
    joinCode: string;
    answeredAt: Date | null;
  };
  'society.proposalVersion': {
    proposalId: string;
    version: number;
    title: string;
    text: string;
    sources: Json<string[]>;
    note: string;
    savedAt: Date;
  };
  'society.proposalAuthor': { proposalId: string; seat: string };
  'society.review': {
    id: Generated<string>;
    proposalId: string;
    seat: string;
    state: ReviewState;
    dueAt: Date;
    remindedAt: Date | null;
    marks: Json<Marks> | null;
    answer: string | null;
    /** By operators, after a complaint. */
    removedAt: Later<Date>;
    /** What authors know it by. */
    shownAs: Generated<string>;
  };
  'society.reading': { proposalId: string; seat: string };
  'society.ballot': { problemId: number; seat: string; approved: Json<string[]> };
  /** As it was counted when the problem was published. */
  'society.result': { problemId: number; proposalId: string; approvals: number; isChosen: boolean };
  'society.outcome': { problemId: number; afterDays: number; askedAt: Date; text: string | null; saidAt: Date | null };
  /** Only ever added to: the database refuses anything else. */
  'society.tankLog': {
    problemId: number;
    number: number;
    kind: string;
    digest: string;
    previous: string;
    hash: string;
    at: Date;
  };
}

declare module '#server/platform/database.ts' {
  interface Tables extends TankTables {}
}
