import type { ColumnType, Generated } from 'kysely';
import type { Found } from './rules.ts';

declare module '#server/platform/database.ts' {
  interface Tables {
    /** One row. */
    'society.biasWatch': { onlyRow: Generated<boolean>; lookedAt: Date; found: ColumnType<Found, string, string> };
  }
}
