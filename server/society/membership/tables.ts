import type { GeneratedAlways } from 'kysely';
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

type EditorTable = { personId: number; appointedBy: string; appointedAt: Date };

interface SocietyTables {
  'society.membership': MembershipTable;
  'society.membershipEvent': MembershipEventTable;
  'society.editor': EditorTable;
  /** A view: members whom others may see. */
  'society.presentMember': { personId: number; joinedAt: Date };
}

declare module '#server/platform/database.ts' {
  interface Tables extends SocietyTables {}
}
