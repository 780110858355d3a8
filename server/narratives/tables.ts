/** A text that was paid for, under the fingerprint of all that it was written from. */
export type KeptTextTable = {
  fingerprint: string;
  kind: string;
  language: string;
  writer: string;
  model: string;
  text: string;
  createdAt: Date;
};

/** What the calls of one day cost, by model and kind of text. Of its ends each call has one. */
export type TextCallTable = {
  /** In UTC, as 2026-03-01. */
  day: string;
  model: string;
  kind: string;
  answered: number;
  refused: number;
  failed: number;
  inputTokens: number;
  outputTokens: number;
};

interface NarrativeTables {
  keptText: KeptTextTable;
  textCall: TextCallTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends NarrativeTables {}
}
