import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Snapshot } from '#contract/society/safety.ts';
import type { Harm, Outcome, Side, SubjectKind } from '#contract/society/safety-words.ts';

type Later<Value> = ColumnType<Value | null, undefined, Value | null>;

interface SafetyTables {
  'society.safetyCase': {
    id: GeneratedAlways<number>;
    kind: SubjectKind;
    subject: string;
    openedAt: Date;
    dueAt: Date;
    remindedAt: Later<Date>;
    outcome: Later<Outcome>;
    decidedBy: Later<string>;
    decidedAt: Later<Date>;
  };
  'society.caseSnapshot': {
    id: GeneratedAlways<number>;
    caseId: number;
    personId: number | null;
    parts: ColumnType<Snapshot, string, never>;
    at: Date;
  };
  'society.complaint': { id: GeneratedAlways<number>; caseId: number; complainerId: number; harm: Harm; words: string; at: Date };
  'society.caseDecision': {
    id: GeneratedAlways<number>;
    caseId: number;
    personId: number | null;
    outcome: Outcome;
    reason: string;
    at: Date;
  };
  'society.caseAppeal': {
    caseId: number;
    side: Side;
    personId: number;
    text: string;
    at: Date;
    dueAt: Date;
    remindedAt: Later<Date>;
    isChanged: Later<boolean>;
    reason: Later<string>;
    decidedBy: Later<string>;
    decidedAt: Later<Date>;
  };
  'society.pause': { caseId: number; personId: number; until: Date };
  /** Only ever added to: the database refuses anything else. */
  'society.safetyLog': {
    caseId: number;
    number: Generated<number>;
    kind: string;
    digest: string;
    previous: string;
    hash: string;
    at: Date;
  };
}

declare module '#server/platform/database.ts' {
  interface Tables extends SafetyTables {}
}
