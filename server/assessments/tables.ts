import type { ColumnType, Generated } from 'kysely';

/** A person's one go at a test. */
type SittingTable = {
  id: Generated<number>;
  personId: number;
  test: string;
  bankVersion: string;
  seed: number;
  language: string;
  device: string;
  startedAt: Date;
  finishedAt: Date | null;
  /** jsonb: the names of what spoke against the sitting. */
  flags: ColumnType<string[] | null, string | null, string>;
  valid: boolean | null;
};

/** An answer, kept before it is acknowledged. `item` and `option` say what it means; an unscored one has no item. */
type ResponseTable = {
  sittingId: number;
  position: number;
  screen: string;
  answer: ColumnType<unknown, string, never>;
  item: string | null;
  option: string;
  responseTimeMs: number;
  receivedAt: Date;
};

type AssessmentTables = { sitting: SittingTable; response: ResponseTable };

declare module '#server/platform/database.ts' {
  interface Tables extends AssessmentTables {}
}
