import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What is counted, for whom, and in which span: it begins with the first attempt, and the next one after its end starts anew. */
export type Attempt = { readonly name: string; readonly subject: string; readonly seconds: number };
export type Counted = { readonly count: number; readonly endsAt: Date };

export type AttemptCounter = {
  /** Counts one attempt, and tells how many there are now. */
  count(attempt: Attempt): Promise<Counted>;
  /** Takes one attempt back. */
  giveBack(attempt: Omit<Attempt, 'seconds'>): Promise<void>;
  forget(attempt: Omit<Attempt, 'seconds'>): Promise<void>;
};

/** Counts in the database, so that several servers, and a restart, count as one. */
export function makeAttemptCounter(database: Database, now: () => Date): AttemptCounter {
  return {
    count: (attempt) => countAttempt(database, keyOf(attempt), new Date(now().getTime() + attempt.seconds * 1000), now()),
    async giveBack(attempt) {
      await database
        .updateTable('people.attemptCount')
        .set((attempts) => ({ count: attempts('count', '-', 1) }))
        .where('key', '=', keyOf(attempt))
        .where('count', '>', 0)
        .execute();
    },
    async forget(attempt) {
      await database.deleteFrom('people.attemptCount').where('key', '=', keyOf(attempt)).execute();
    },
  };
}

/** In one statement, so that requests at the same time cannot all pass. */
async function countAttempt(database: Database, key: string, endsAt: Date, now: Date): Promise<Counted> {
  const { rows } = await sql<Counted>`
    insert into people.attempt_count as kept (key, count, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when kept.ends_at <= ${now} then 1 else kept.count + 1 end,
      ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
    returning count, ends_at`.execute(database);
  return rows[0]!;
}

export async function forgetPastAttempts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('people.attemptCount').where('endsAt', '<=', now).execute();
}

const keyOf = ({ name, subject }: Omit<Attempt, 'seconds'>) => createHash('sha256').update(`${name}\n${subject}`).digest('base64url');
