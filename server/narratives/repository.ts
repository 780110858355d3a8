import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { CallKept } from './ask-provider.ts';
import type { KeptTextTable } from './tables.ts';

async function findKeptText(database: Database, fingerprint: string): Promise<string | undefined> {
  const row = await database.selectFrom('keptText').select('text').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row?.text;
}

/** Two servers may ask for the same text at once. The first one is kept, so that a reader always sees the same text. */
async function keepText(database: Database, kept: KeptTextTable): Promise<void> {
  await database
    .insertInto('keptText')
    .values(kept)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
}

export const keptTexts = { find: findKeptText, keep: keepText };

export async function keepTextCall(database: Database, { model, kind, end, tokens }: CallKept, at: Date): Promise<void> {
  const ends = { answered: 0, refused: 0, failed: 0, [end]: 1 };
  await sql`
    insert into text_call as kept (day, model, kind, answered, refused, failed, input_tokens, output_tokens)
    values (${at.toISOString().slice(0, 10)}, ${model}, ${kind}, ${ends.answered}, ${ends.refused}, ${ends.failed}, ${tokens.input}, ${tokens.output})
    on conflict (day, model, kind) do update set
      answered = kept.answered + excluded.answered,
      refused = kept.refused + excluded.refused,
      failed = kept.failed + excluded.failed,
      input_tokens = kept.input_tokens + excluded.input_tokens,
      output_tokens = kept.output_tokens + excluded.output_tokens`.execute(database);
}

export type CountedCalls = {
  readonly day: string;
  readonly model: string;
  readonly answered: number;
  readonly refused: number;
  readonly failed: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

/** What each day's calls cost, by model, the newest day first. */
export async function countTextCalls(database: Database, atMostDays: number): Promise<CountedCalls[]> {
  const { rows } = await sql<CountedCalls>`
    select day::text as day, model, sum(answered)::int as answered, sum(refused)::int as refused, sum(failed)::int as failed,
      sum(input_tokens)::float8 as input_tokens, sum(output_tokens)::float8 as output_tokens
    from text_call
    where day in (select distinct day from text_call order by day desc limit ${atMostDays})
    group by day, model order by day desc, model`.execute(database);
  return rows;
}
