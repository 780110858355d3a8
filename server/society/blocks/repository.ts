import { type RawBuilder, sql } from 'kysely';

/** That one of two has blocked the other; the second of them is a column of the query. */
export const isApartFrom = (personId: number, other: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from society.block where (blocker_id = ${personId} and blocked_id = ${sql.ref(other)})
    or (blocked_id = ${personId} and blocker_id = ${sql.ref(other)}))`;
