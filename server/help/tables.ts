import type { ColumnType } from 'kysely';
import type { HelpLine } from '#contract/help.ts';

/** jsonb: read as a value, written as text, since the two databases take values differently. */
type HelpCountryTable = { country: string; lines: ColumnType<HelpLine[], string, string>; changedAt: Date };

interface HelpTables {
  helpCountry: HelpCountryTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends HelpTables {}
}
