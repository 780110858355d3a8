import type { Generated } from 'kysely';

/** Replies of a person's report, as they go out. */
export type KeptReplyTable = {
  personId: number;
  version: Generated<number>;
  /** Of the program, the banks and the norms that made them. */
  edition: string | null;
  strengths: string | null;
  traits: string | null;
};

/** What a person says is not true of them, by the name of the statement. */
export type DisownedInsightTable = { personId: number; insight: string; disownedAt: Date };

interface ReportTables {
  keptReply: KeptReplyTable;
  disownedInsight: DisownedInsightTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends ReportTables {}
}
