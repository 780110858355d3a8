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

interface ReportTables {
  keptReply: KeptReplyTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends ReportTables {}
}
