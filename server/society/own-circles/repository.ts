import { type RawBuilder, sql } from 'kysely';
import type { OwnData } from '#contract/own-data.ts';
import type { Database } from '#server/platform/database.ts';

type Own = OwnData['circles'];

/** All that somebody did in circles. What others wrote there is theirs. */
export async function readOwnCircleRecord(database: Database, personId: number): Promise<Own> {
  const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(database)).rows;
  const [memberships, requests, posts, files, meetings, meetingAnswers] = await Promise.all([
    rowsOf(sql<Own['memberships'][number]>`select title, question, charter, is_host, ${moment('joined_at')} as joined_at
      from society.circle_member join society.circle on circle.id = circle_id where person_id = ${personId} order by circle.id`),
    rowsOf(sql<Own['requests'][number]>`select title as circle, kind, reason, state, ${moment('at')} as at
      from society.circle_request join society.circle on circle.id = circle_id where person_id = ${personId} order by circle_request.id`),
    rowsOf(sql<Own['posts'][number]>`select circle.title as circle, post.title, text, ${moment('at')} as at
      from society.circle_post as post join society.circle_thread as thread on thread.id = thread_id join society.circle on circle.id = circle_id
      where author_id = ${personId} and withdrawn_at is null order by post.id`),
    rowsOf(sql<Own['files'][number]>`select circle.title as circle, name, media, size as bytes, ${moment('at')} as at,
      '/api/society/own-files/' || file.id as address from society.circle_file as file join society.circle on circle.id = circle_id
      where author_id = ${personId} and withdrawn_at is null order by file.id`),
    rowsOf(sql<
      Own['meetings'][number]
    >`select circle.title as circle, text.title, about, place, ${moment('starts_at')} as starts_at, minutes
      from society.circle_meeting_text as text join society.circle_meeting as meeting on meeting.id = meeting_id
      join society.circle on circle.id = circle_id where proposer_id = ${personId} order by meeting.id`),
    rowsOf(sql<Own['meetingAnswers'][number]>`select coalesce(circle.title, '') as circle, ${moment('starts_at')} as starts_at, answer,
      ${moment('answered_at')} as answered_at from society.circle_meeting_invitation join society.circle_meeting as meeting on meeting.id = meeting_id
      left join society.circle on circle.id = circle_id where person_id = ${personId} order by meeting.id`),
  ]);
  return { memberships, requests, posts, files, meetings, meetingAnswers };
}

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
