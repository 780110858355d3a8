import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MembershipState } from '#contract/society/membership-words.ts';

type MembershipTable = {
  personId: number;
  state: MembershipState;
  tries: number;
  invitedAt: Date;
  replayUntil: Date;
  confirmedAt: Date | null;
  joinedAt: Date | null;
  endedAt: Date | null;
  tryAgainFrom: Date | null;
};

/** Only ever added to: the database refuses anything else. */
type MembershipEventTable = {
  id: GeneratedAlways<number>;
  personId: number;
  kind: string;
  operator: string | null;
  text: string | null;
  at: Date;
};

/** One row. */
type LookedAtTable = { onlyRow: Generated<boolean>; until: Date };

type Later<Value> = ColumnType<Value | null, undefined, Value | null>;
type ExclusionTable = {
  id: GeneratedAlways<number>;
  personId: number;
  reason: string;
  excludedBy: string;
  excludedAt: Date;
  /** What the membership was before. */
  was: ColumnType<MembershipState, MembershipState | undefined, never>;
  caseId: ColumnType<number | null, number | null | undefined, never>;
  appeal: Later<string>;
  appealedAt: Later<Date>;
  outcome: Later<'upheld' | 'lifted'>;
  outcomeReason: Later<string>;
  decidedBy: Later<string>;
  decidedAt: Later<Date>;
};

type EditorTable = { personId: number; appointedBy: string; appointedAt: Date };

interface SocietyTables {
  'society.membership': MembershipTable;
  'society.membershipEvent': MembershipEventTable;
  'society.lookedAt': LookedAtTable;
  'society.exclusion': ExclusionTable;
  'society.editor': EditorTable;
  /** A view: members whom others may see. */
  'society.presentMember': { personId: number; joinedAt: Date };
}

declare module '#server/platform/database.ts' {
  interface Tables extends SocietyTables {}
}
