/** What the main thread asks of the database thread. `in` names the transaction that the call belongs to. */
export type Call = { id: number } & (
  | { do: 'query'; sql: string; parameters: unknown[]; in?: number | undefined }
  | { do: 'exec'; sql: string; in?: number | undefined }
  | { do: 'begin' }
  | { do: 'commit' | 'rollback'; in: number }
  | { do: 'listen' | 'unlisten'; channel: string }
  | { do: 'close' }
);

const INT8 = 20;
const DATE = 1082;

/** int8 as a number and dates as text, on both databases: by default PGlite and pg differ (number and string, Date at UTC and at local midnight). */
export const parsers = { [INT8]: Number, [DATE]: (text: string) => text };
