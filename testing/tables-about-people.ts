import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** A column that leads to a column of another table, and what becomes of the row when that one goes. */
type ForeignKey = { readonly column: string; readonly to: string; readonly toColumn: string; readonly onDelete: string };

export type AboutPeople = {
  /** With its schema. */
  readonly table: string;
  /** The columns that lead to a person: their own number, or the number of a row that is theirs. */
  readonly links: readonly ForeignKey[];
  /** The columns that lead to what is nobody's, such as a job. */
  readonly parents: readonly ForeignKey[];
};

const ROOT = 'people.person';
const SCHEMAS = sql`('public', 'people', 'hiring', 'society')`;

/** Every table from which foreign keys lead to a person, over others too; those over which it is reached come first. */
export async function tablesAboutPeople(database: Database): Promise<AboutPeople[]> {
  const { rows } = await sql<ForeignKey & { readonly table: string }>`
    select from_space.nspname || '.' || from_table.relname as table, attribute.attname as column,
      to_space.nspname || '.' || to_table.relname as to, to_attribute.attname as to_column, constraints.confdeltype::text as on_delete
    from pg_constraint as constraints
    join pg_class as from_table on from_table.oid = constraints.conrelid
    join pg_namespace as from_space on from_space.oid = from_table.relnamespace
    join pg_class as to_table on to_table.oid = constraints.confrelid
    join pg_namespace as to_space on to_space.oid = to_table.relnamespace
    cross join lateral unnest(constraints.conkey, constraints.confkey) as pair (from_number, to_number)
    join pg_attribute as attribute on attribute.attrelid = from_table.oid and attribute.attnum = pair.from_number
    join pg_attribute as to_attribute on to_attribute.attrelid = to_table.oid and to_attribute.attnum = pair.to_number
    where constraints.contype = 'f' and from_space.nspname in ${SCHEMAS}
    order by 1, 2`.execute(database);
  const about = new Set([ROOT]);
  for (let size = 0; size < about.size; ) {
    size = about.size;
    for (const { table, to } of rows) if (about.has(to)) about.add(table);
  }
  const waiting = [...about].filter((table) => table !== ROOT).toSorted();
  const placed = new Set([ROOT]);
  const found: AboutPeople[] = [];
  while (waiting.length > 0) {
    const isNext = (table: string) =>
      rows.every((row) => row.table !== table || row.to === table || !about.has(row.to) || placed.has(row.to));
    const table = waiting.find(isNext);
    if (!table) throw new Error(`these lead to each other: ${waiting.join(', ')}`);
    const keys = rows.filter((row) => row.table === table);
    found.push({ table, links: keys.filter(({ to }) => about.has(to)), parents: keys.filter(({ to }) => !about.has(to)) });
    placed.add(table);
    waiting.splice(waiting.indexOf(table), 1);
  }
  return found;
}

/** Columns that may name a person without a foreign key, such as an e-mail or a number; tables that are about no person are left out. */
export async function columnsNamingPeople(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
    where table_schema in ${SCHEMAS} and (column_name ~ '(^|_)(person|user|inviter|invited|operator)_id$' or column_name ~ 'email|identifier|username')
      and table_name not like 'kysely%'
    order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

/** Written into every text of a row that is put: wherever it is found afterwards, something is left. */
export const SAID = 'whatever somebody said';

type Column = { readonly name: string; readonly type: string; readonly isFilled: boolean };
export type Row = Readonly<Record<string, unknown>>;

/**
 * Puts one row into a table, by the kinds of its columns: what must be there, and every text that no rule of the table is about. `given` says
 * what cannot be guessed.
 */
export async function putRow(database: Database, table: string, given: Row): Promise<Row> {
  const { rows: columns } = await sql<Column>`
    select attribute.attname as name, format_type(attribute.atttypid, null) as type,
      attribute.attidentity = '' and attribute.attgenerated = '' and (attribute.attnotnull and not attribute.atthasdef
        or attribute.atttypid in ('text'::regtype, 'jsonb'::regtype) and not exists (select from pg_constraint
          where conrelid = attribute.attrelid and contype in ('c', 'f') and attribute.attnum = any (conkey))) as is_filled
    from pg_attribute as attribute where attribute.attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(database);
  const row: Record<string, unknown> = Object.fromEntries(
    columns.filter(({ isFilled }) => isFilled).map(({ name, type }) => [name, exampleOf(type)]),
  );
  Object.assign(row, given);
  const names = Object.keys(row);
  const { rows } = await sql<{ row: string }>`
    insert into ${sql.table(table)} as put (${sql.join(names.map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) returning to_jsonb(put)::text as row`.execute(database);
  return JSON.parse(rows[0]!.row) as Row;
}

function exampleOf(type: string): unknown {
  if (type === 'integer' || type === 'bigint' || type === 'real') return 1;
  if (type === 'boolean') return true;
  if (type === 'jsonb') return JSON.stringify([SAID]);
  if (type === 'bytea') return new Uint8Array([1]);
  if (type === 'date') return '2026-11-22';
  if (type.startsWith('timestamp')) return new Date();
  if (type === 'text') return `${SAID} ${Math.random()}`;
  throw new Error(`there is no example of a column of the type ${type}`);
}

export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(database);
  return Number(rows[0]!.count);
}
