import type { ColumnType, Generated } from 'kysely';
import type { KeyScope } from '#contract/hiring/api-key-words.ts';

type Made<Value> = ColumnType<Value, Value, never>;

export type ApiKeyTable = {
  id: Generated<number>;
  orgId: Made<number>;
  name: Made<string>;
  prefix: Made<string>;
  digest: Made<string>;
  scopes: ColumnType<KeyScope[], string, never>;
  /** YYYY-MM-DD. */
  lastDay: Made<string | null>;
  madeBy: Made<number>;
  madeAt: Made<Date>;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

interface ApiKeyTables {
  'hiring.apiKey': ApiKeyTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends ApiKeyTables {}
}
