import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

type Join = { readonly orgId: number; readonly from: number; readonly into: number };

/** From now on the one goes on as the other; so do those that had been joined to it before. What is not decided yet ends here. */
export async function markJoined(transaction: Database, { orgId, from, into }: Join, at: Date): Promise<void> {
  await sql`update hiring.application set joined_to = ${into},
      status = case status when 'active' then 'withdrawn' else status end, decided_at = coalesce(decided_at, ${at})
    where org_id = ${orgId} and id = ${from}`.execute(transaction);
  await sql`update hiring.application set joined_to = ${into} where org_id = ${orgId} and joined_to = ${from}`.execute(transaction);
}

type Move = (join: Join) => ReturnType<typeof sql>;

const along =
  (table: string): Move =>
  ({ orgId, from, into }) =>
    sql`update ${sql.table(`hiring.${table}`)} set application_id = ${into} where org_id = ${orgId} and application_id = ${from}`;

/**
 * What becomes of the rows of each table that hang on an application which is joined to another; a test sees that no table is forgotten.
 * Null: they stay with it, as the record of what happened.
 */
export const joinedRows: Readonly<Record<string, Move | null>> = {
  application_event: null,
  decided: null,
  reveal: null,
  application_file: along('application_file'),
  note: along('note'),
  result_grant: along('result_grant'),
  test_invitation: along('test_invitation'),
  // of a letter that both got by one press, each keeps its own
  letter: ({ orgId, from, into }) => sql`update hiring.letter as letter set application_id = ${into}
    where letter.org_id = ${orgId} and letter.application_id = ${from} and not exists (select from hiring.letter as own
      where own.org_id = letter.org_id and own.application_id = ${into} and own.decision_id = letter.decision_id)`,
  // whoever has rated both keeps the card of the one that goes on
  scorecard: ({ orgId, from, into }) => sql`update hiring.scorecard as card set application_id = ${into}
    where card.org_id = ${orgId} and card.application_id = ${from} and not exists (select from hiring.scorecard as own
      where own.org_id = card.org_id and own.application_id = ${into} and own.member_id = card.member_id)`,
  self_identification: ({ orgId, from, into }) => sql`update hiring.self_identification as told set application_id = ${into}
    where told.org_id = ${orgId} and told.application_id = ${from} and not exists (select from hiring.self_identification as own
      where own.org_id = told.org_id and own.application_id = ${into})`,
  // results are granted for the application, so that who was shown those of one is not shown those of the other
  assignment: ({ orgId, from, into }) => sql`insert into hiring.assignment (org_id, application_id, member_id, sees_results, assigned_at)
    select org_id, ${into}, member_id, false, assigned_at from hiring.assignment
    where org_id = ${orgId} and application_id = ${from} on conflict do nothing`,
  // two that are planned have different names
  interview: ({ orgId, from, into }) => sql`update hiring.interview as interview set application_id = ${into},
      title = case when exists (select from hiring.interview as own where own.org_id = interview.org_id and own.application_id = ${into}
        and lower(own.title) = lower(interview.title)) then interview.title || ' (' || interview.id || ')' else interview.title end
    where interview.org_id = ${orgId} and interview.application_id = ${from}`,
};

/** All that hangs on one application goes along to the other, with what the candidate has sent. */
export async function moveJoined(transaction: Database, join: Join): Promise<void> {
  for (const move of Object.values(joinedRows)) if (move) await move(join).execute(transaction);
  const { orgId, from, into } = join;
  await sql`update hiring.application as one set person_id = coalesce(one.person_id, other.person_id),
      letter = concat_ws(E'\n\n', nullif(one.letter, ''), nullif(other.letter, '')), answers = one.answers || other.answers
    from hiring.application as other where one.org_id = ${orgId} and one.id = ${into} and other.org_id = ${orgId} and other.id = ${from}`.execute(
    transaction,
  );
  for (const table of ['interview', 'interview_slot'])
    await sql`update ${sql.table(`hiring.${table}`)} as kept set person_id = application.person_id
      from hiring.application as application
      where kept.org_id = ${orgId} and application.org_id = ${orgId} and application.id = ${into} and kept.person_id is null
        and ${table === 'interview' ? sql`kept.application_id = ${into}` : sql`kept.interview_id in (select id from hiring.interview where org_id = ${orgId} and application_id = ${into})`}`.execute(
      transaction,
    );
}
