import { sql } from 'kysely';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { Database } from '#server/platform/database.ts';

const FIRST_PERSON = 100_000;
/** A circle has ten members, a member ten threads or letters with their five messages. */
export const MEMBERS_OF_A_CIRCLE = 10;
const THREADS_OF_A_CIRCLE = 10;
const POSTS_OF_A_THREAD = 5;
const MESSAGES_OF_A_CONVERSATION = 5;

/** The numbers of the rows that `fillSociety` makes, so that a bench can name them. */
export const personAt = (index: number): number => FIRST_PERSON + index;
export const conversationOf = (person: number): number => person;
export const circleOf = (person: number): number => FIRST_PERSON + Math.floor((person - FIRST_PERSON) / MEMBERS_OF_A_CIRCLE);
export const threadOf = (circle: number, index: number): number => FIRST_PERSON + (circle - FIRST_PERSON) * THREADS_OF_A_CIRCLE + index;

/**
 * Members from one index up to another, each with a page, a conversation with the next one, and a place in a circle with its board,
 * straight in the database. Names, words and times follow from the numbers alone.
 */
export async function fillSociety(database: Database, from: number, to: number): Promise<void> {
  for (const statement of statements(from, to)) await sql.raw(statement).execute(database);
}

function statements(from: number, to: number): string[] {
  const people = `FROM generate_series(${personAt(from)}, ${personAt(to - 1)}) n`;
  const circles = `FROM generate_series(${circleOf(personAt(from))}, ${circleOf(personAt(to - 1))}) c`;
  const other = `(CASE WHEN n = ${personAt(to - 1)} THEN ${personAt(from)} ELSE n + 1 END)`;
  const ago = (number: string) => `(now() - interval '1 minute' * (${number} % 100000))`;
  const names = `(ARRAY['Asha','Ravi','Kavya','Meera','Anil','Usha','Kiran','Nikhil','Farah','Joseph','Leela','Om','Pooja'])[1 + n % 13]
    || ' ' || (ARRAY['Rao','Nair','Shah','Khan','Das','Iyer','Singh','Bose','Patel','Thomas','Reddy'])[1 + (n / 13) % 11] || ' ' || n`;
  const lines = `'I like ' || (ARRAY['rivers','old maps','bridges','birds','cities at night'])[1 + n % 5]
    || ' and ' || (ARRAY['chess','weaving','tides','grammar','bees','tea','clay'])[1 + n % 7] || ', and questions that stay open.'`;
  const thread = `(${FIRST_PERSON} + (c - ${FIRST_PERSON}) * ${THREADS_OF_A_CIRCLE} + t)`;
  const author = `(${FIRST_PERSON} + (c - ${FIRST_PERSON}) * ${MEMBERS_OF_A_CIRCLE} + (t + p) % ${MEMBERS_OF_A_CIRCLE})`;
  const threads = `${circles}, generate_series(0, ${THREADS_OF_A_CIRCLE - 1}) t`;
  return [
    `INSERT INTO people.person (id, name, email, username, email_verified) SELECT n, ${names}, 'member' || n || '@example.org', 'member' || n, true ${people}`,
    `INSERT INTO people.birth (person_id, year, month, told_at) SELECT n, 1990, 4, now() ${people}`,
    `INSERT INTO consent_record (person_id, purpose, is_given, given_by, notice, language, recorded_at)
      SELECT n, 'measuring', true, 'person', '${currentNotice.version}', 'en', now() ${people}`,
    `INSERT INTO society.membership (person_id, state, tries, invited_at, replay_until, confirmed_at, joined_at)
      SELECT n, 'member', 1, now(), now(), now(), now() ${people}`,
    `INSERT INTO society.member_page (id, person_id, name, lines, fields, languages, place, shown, updated_at) OVERRIDING SYSTEM VALUE
      SELECT n, n, ${names}, ${lines}, '["environment"]', '["en", "hi"]', (ARRAY['Kochi','Pune','Delhi','Mumbai','Jaipur'])[1 + n % 5],
        '["name", "lines", "fields", "languages", "place"]', now() ${people}`,
    `INSERT INTO society.conversation (id, one_id, other_id, begun_at) OVERRIDING SYSTEM VALUE SELECT n, n, ${other}, ${ago('n')} ${people}`,
    `INSERT INTO society.message (conversation_id, author_id, text, at)
      SELECT n, CASE WHEN m % 2 = 0 THEN n ELSE ${other} END, ${lines}, ${ago('n')} + interval '1 second' * m
      ${people}, generate_series(1, ${MESSAGES_OF_A_CONVERSATION}) m ORDER BY m, n`,
    ...[`n, ${other}`, `${other}, n`].map(
      (pair) => `INSERT INTO society.conversation_side (conversation_id, person_id, other_id, last_at, last_message)
        SELECT n, ${pair}, ${ago('n')}, (SELECT max(id) FROM society.message WHERE conversation_id = n) ${people}`,
    ),
    `INSERT INTO society.circle (id, title, question, charter, closes_at, begun_at, last_at) OVERRIDING SYSTEM VALUE
      SELECT c, 'Circle ' || c, 'Who pays for the shade?', 'We meet on Mondays.', now() + interval '90 days', now(), now() ${circles}`,
    `INSERT INTO society.circle_member (circle_id, person_id, is_host, joined_at)
      SELECT ${FIRST_PERSON} + (n - ${FIRST_PERSON}) / ${MEMBERS_OF_A_CIRCLE}, n, n % ${MEMBERS_OF_A_CIRCLE} = 0, now() ${people}`,
    `INSERT INTO society.circle_thread (id, circle_id, last_at) OVERRIDING SYSTEM VALUE SELECT ${thread}, c, ${ago(thread)} ${threads}`,
    `INSERT INTO society.circle_post (thread_id, author_id, is_first, title, text, at)
      SELECT ${thread}, ${author}, p = 0, CASE WHEN p = 0 THEN 'A thread about shade' ELSE '' END, 'What do **trees** cost?', ${ago(thread)}
      ${threads}, generate_series(0, ${POSTS_OF_A_THREAD - 1}) p ORDER BY p, c, t`,
    `UPDATE society.circle_thread SET last_post = (SELECT max(id) FROM society.circle_post WHERE thread_id = circle_thread.id)
      WHERE id BETWEEN ${threadOf(circleOf(personAt(from)), 0)} AND ${threadOf(circleOf(personAt(to - 1)), THREADS_OF_A_CIRCLE - 1)}`,
  ];
}
