import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

export type AboutPeople = {
  /** With its schema. */
  readonly table: string;
  /** The columns that lead to a person: their own number, or the number of a row that is theirs. */
  readonly links: readonly { readonly column: string; readonly to: string; readonly onDelete: string }[];
};

const ROOT = 'people.person';

/** Every table from which foreign keys lead to a person, over others too; those over which it is reached come first. */
export async function tablesAboutPeople(database: Database): Promise<AboutPeople[]> {
  const { rows } = await sql<{ table: string; column: string; to: string; onDelete: string }>`
    select from_space.nspname || '.' || from_table.relname as table, attribute.attname as column,
      to_space.nspname || '.' || to_table.relname as to, constraints.confdeltype::text as on_delete
    from pg_constraint as constraints
    join pg_class as from_table on from_table.oid = constraints.conrelid
    join pg_namespace as from_space on from_space.oid = from_table.relnamespace
    join pg_class as to_table on to_table.oid = constraints.confrelid
    join pg_namespace as to_space on to_space.oid = to_table.relnamespace
    join pg_attribute as attribute on attribute.attrelid = from_table.oid and attribute.attnum = any (constraints.conkey)
    where constraints.contype = 'f' and from_space.nspname in ('public', 'people', 'society')
    order by 1, 2`.execute(database);
  const found: AboutPeople[] = [];
  const known = new Set([ROOT]);
  for (let hasGrown = true; hasGrown; ) {
    const next = Map.groupBy(
      rows.filter(({ table, to }) => known.has(to) && !known.has(table)),
      ({ table }) => table,
    );
    hasGrown = next.size > 0;
    for (const [table, links] of next) {
      found.push({ table, links });
      known.add(table);
    }
  }
  return found;
}

/** Columns that may name a person without a foreign key, such as an e-mail or a number; tables that are about no person are left out. */
export async function columnsNamingPeople(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
    where table_schema in ('public', 'people', 'society') and (column_name ~ '(^|_)(person|user|inviter|invited)_id$' or column_name ~ 'email|identifier|username')
      and table_name not like 'kysely%'
    order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

type Column = { readonly name: string; readonly type: string; readonly needed: boolean };
const splitName = (table: string) => table.split('.') as [string, string];

/** Puts one row into a table, by the kinds of its columns; `given` says what cannot be guessed. Gives the value of its `id`, if it has one. */
export async function putRow(database: Database, table: string, given: Readonly<Record<string, unknown>>): Promise<number | undefined> {
  const [schema, name] = splitName(table);
  const { rows: columns } = await sql<Column>`
    select column_name as name, data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
    from information_schema.columns where table_schema = ${schema} and table_name = ${name}`.execute(database);
  const row: Record<string, unknown> = Object.fromEntries(
    columns.filter(({ needed }) => needed).map(({ name, type }) => [name, exampleOf(type)]),
  );
  Object.assign(row, given);
  const names = Object.keys(row);
  const hasId = columns.some(({ name }) => name === 'id');
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names.map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) ${hasId ? sql`returning id` : sql``}`.execute(database);
  return rows[0]?.id;
}

function exampleOf(type: string): unknown {
  if (type === 'integer' || type === 'bigint' || type === 'real') return 1;
  if (type === 'boolean') return true;
  if (type === 'jsonb') return '[]';
  if (type === 'bytea') return new Uint8Array([1]);
  if (type === 'date') return '2026-11-22';
  if (type.startsWith('timestamp')) return new Date();
  if (type === 'text') return `text ${Math.random()}`;
  throw new Error(`there is no example of a column of the type ${type}`);
}

export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(database);
  return Number(rows[0]!.count);
}
