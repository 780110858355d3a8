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

interface NarrativeTables {
  keptText: KeptTextTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends NarrativeTables {}
}
