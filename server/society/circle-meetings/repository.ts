import { type Insertable, sql, type Updateable } from 'kysely';
import type { MeetingAnswer } from '#contract/society/circle-meeting-words.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import { isApartFrom } from '../blocks/repository.ts';
import { authors } from '../circle-board/repository.ts';
import type { Standing, Told } from './rules.ts';

/** The meetings of a circle as a reader has them: where one of two has blocked the other, neither sees what the other proposed. */
const meetingsFor = (database: Database, circleId: number, readerId: number) =>
  database
    .selectFrom('society.circleMeeting as meeting')
    .innerJoin('society.circleMeetingText as text', 'text.meetingId', 'meeting.id')
    .leftJoin(authors(database, circleId).as('author'), 'author.personId', 'text.proposerId')
    .leftJoin('society.circleMeetingInvitation as own', (join) =>
      join.onRef('own.meetingId', '=', 'meeting.id').on('own.personId', '=', readerId),
    )
    .select(['meeting.id', 'meeting.startsAt', 'meeting.minutes', 'meeting.timeZone', 'meeting.cancelledAt'])
    .select(['text.title', 'text.about', 'text.place', 'text.proposerId', 'author.memberId', 'author.name', 'own.answer'])
    .where('meeting.circleId', '=', circleId)
    .where('text.removedAt', 'is', null)
    .where(({ not }) => not(isApartFrom(readerId, 'text.proposerId')));
export type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

const end = sql<Date>`meeting.starts_at + make_interval(mins => meeting.minutes)`;

export const listComing = (database: Database, circleId: number, readerId: number, now: Date, atMost: number) =>
  meetingsFor(database, circleId, readerId).where(end, '>', now).orderBy('meeting.startsAt').orderBy('meeting.id').limit(atMost).execute();

/** Those that have taken place, the last one first. */
export const listPast = (database: Database, circleId: number, readerId: number, now: Date, atMost: number) =>
  meetingsFor(database, circleId, readerId)
    .where(end, '<=', now)
    .where('meeting.cancelledAt', 'is', null)
    .orderBy('meeting.startsAt', 'desc')
    .orderBy('meeting.id', 'desc')
    .limit(atMost)
    .execute();

export const findMeeting = (database: Database, circleId: number, readerId: number, meetingId: number) =>
  meetingsFor(database, circleId, readerId).where('meeting.id', '=', meetingId).executeTakeFirst();

/** What those answered who are in the circle; where one has blocked the other, neither sees the other’s answer. */
export const listAnswers = (database: Database, circleId: number, meetingIds: readonly number[], readerId: number) =>
  database
    .selectFrom('society.circleMeetingInvitation as given')
    .innerJoin(authors(database, circleId).as('author'), 'author.personId', 'given.personId')
    .select(['given.meetingId', 'given.personId', 'given.answer', 'author.memberId', 'author.name'])
    .where('given.meetingId', 'in', [0, ...meetingIds])
    .where('given.answer', '<>', 'waiting')
    .where(({ not }) => not(isApartFrom(readerId, 'given.personId')))
    .orderBy('given.answeredAt')
    .orderBy('given.personId')
    .execute();

export async function countComing(database: Database, circleId: number, now: Date): Promise<number> {
  const query = database
    .selectFrom('society.circleMeeting as meeting')
    .innerJoin('society.circleMeetingText as text', 'text.meetingId', 'meeting.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('meeting.circleId', '=', circleId)
    .where('meeting.cancelledAt', 'is', null)
    .where('text.removedAt', 'is', null)
    .where(end, '>', now);
  return (await query.executeTakeFirstOrThrow()).count;
}

type Text = Omit<Insertable<Tables['society.circleMeetingText']>, 'meetingId' | 'removedAt'>;

export async function insertMeeting(
  transaction: Database,
  meeting: Pick<Insertable<Tables['society.circleMeeting']>, 'circleId' | 'startsAt' | 'minutes' | 'timeZone'>,
  text: Text,
): Promise<number> {
  const { id } = await transaction.insertInto('society.circleMeeting').values(meeting).returning('id').executeTakeFirstOrThrow();
  await transaction
    .insertInto('society.circleMeetingText')
    .values({ ...text, meetingId: id })
    .execute();
  return id;
}

export async function updateMeeting(
  transaction: Database,
  id: number,
  changed: Updateable<Pick<Tables['society.circleMeeting'], 'startsAt' | 'minutes' | 'timeZone' | 'cancelledAt'>>,
): Promise<void> {
  await transaction
    .updateTable('society.circleMeeting')
    .set((row) => ({ ...changed, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateText(transaction: Database, meetingId: number, text: Omit<Text, 'proposerId'>): Promise<void> {
  await transaction.updateTable('society.circleMeetingText').set(text).where('meetingId', '=', meetingId).execute();
}

export async function keepAnswer(
  transaction: Database,
  meetingId: number,
  personId: number,
  given: { readonly answer: MeetingAnswer; readonly answeredAt: Date },
): Promise<void> {
  await transaction
    .insertInto('society.circleMeetingInvitation')
    .values({ meetingId, personId, ...given })
    .onConflict((conflict) => conflict.columns(['meetingId', 'personId']).doUpdateSet(given))
    .execute();
}

/** At another time everybody answers anew. */
export async function forgetAnswers(transaction: Database, meetingId: number): Promise<void> {
  await transaction
    .updateTable('society.circleMeetingInvitation')
    .set({ answer: 'waiting', answeredAt: null })
    .where('meetingId', '=', meetingId)
    .execute();
}

/** Held until the transaction ends: nobody is told of the same thing twice. */
export async function holdMeeting(transaction: Database, meetingId: number): Promise<void> {
  await transaction.selectFrom('society.circleMeeting').select('id').where('id', '=', meetingId).forUpdate().execute();
}

type Stands = Standing & { readonly meetingId: number; readonly personId: number };

/** How everybody stands to one meeting, or to each that is to come, who is in its circle or was told of it. */
export async function listStandings(
  database: Database,
  which: { readonly meetingId: number } | { readonly after: Date },
): Promise<Stands[]> {
  const { rows } = await sql<Stands>`
    select meeting.id as meeting_id, one.person_id,
      circle.id is not null and exists (select from society.circle_seat as seat join society.present_member using (person_id)
        where seat.circle_id = circle.id and seat.person_id = one.person_id) and not exists (select from society.block
        where (blocker_id = text.proposer_id and blocked_id = one.person_id) or (blocker_id = one.person_id and blocked_id = text.proposer_id))
        as is_there,
      meeting.cancelled_at is null and circle.id is not null and circle.closed_at is null and text.meeting_id is not null as is_on,
      coalesce(given.told in ('invited', 'changed'), false) as is_held,
      coalesce(given.told_version = meeting.version, false) as is_current,
      exists (select from society.block where blocker_id = text.proposer_id and blocked_id = one.person_id)
        and exists (select from society.circle_seat as seat where seat.circle_id = circle.id and seat.person_id = one.person_id) as is_blocked
    from society.circle_meeting as meeting
    left join society.circle on circle.id = meeting.circle_id
    left join society.circle_meeting_text as text on text.meeting_id = meeting.id and text.removed_at is null
    cross join lateral (
      select person_id from society.circle_seat where circle_id = meeting.circle_id
      union select person_id from society.circle_meeting_invitation where meeting_id = meeting.id) as one
    left join society.circle_meeting_invitation as given on given.meeting_id = meeting.id and given.person_id = one.person_id
    where ${'after' in which ? sql`meeting.starts_at > ${which.after}` : sql`meeting.id = ${which.meetingId}`}
    order by meeting.id, one.person_id`.execute(database);
  return rows;
}

/** Keeps what somebody is told, and which one of their mails it is. The moment of an invitation stays known until the next one. */
export async function keepNews(transaction: Database, meetingId: number, personId: number, told: Told): Promise<void> {
  const isInvited = told === 'invited' || told === 'changed';
  await sql`insert into society.circle_meeting_invitation as given (meeting_id, person_id, told, told_version, told_start, mails)
    select id, ${personId}, ${told}, version, starts_at, 1 from society.circle_meeting where id = ${meetingId}
    on conflict (meeting_id, person_id) do update set told = excluded.told, told_version = excluded.told_version,
      told_start = case when ${isInvited} then excluded.told_start else given.told_start end, mails = given.mails + 1`.execute(transaction);
}

export type NewsRow = NonNullable<Awaited<ReturnType<typeof findNews>>>;

/** What a mail says. Of what is gone only the moment is left. */
export const findNews = (database: Database, meetingId: number, personId: number) =>
  database
    .selectFrom('society.circleMeetingInvitation as given')
    .innerJoin('society.circleMeeting as meeting', 'meeting.id', 'given.meetingId')
    .leftJoin('society.circle as circle', 'circle.id', 'meeting.circleId')
    .leftJoin('society.circleMeetingText as text', (join) =>
      join.onRef('text.meetingId', '=', 'meeting.id').on('text.removedAt', 'is', null),
    )
    .select(['given.told', 'given.toldStart', 'given.mails', 'given.answer', 'meeting.circleId', 'circle.title as circle'])
    .select(['meeting.uid', 'meeting.startsAt', 'meeting.minutes', 'meeting.timeZone', 'text.title', 'text.about', 'text.place'])
    .where('given.meetingId', '=', meetingId)
    .where('given.personId', '=', personId)
    .executeTakeFirst();

/** What a circle said of its meetings goes with it; the moments of what will not take place go once they have passed. */
export async function sweepMeetings(database: Database, now: Date): Promise<void> {
  await sql`delete from society.circle_meeting_text where meeting_id in (select id from society.circle_meeting where circle_id is null)`.execute(
    database,
  );
  await sql`delete from society.circle_meeting as meeting where starts_at <= ${now} and not exists (
    select from society.circle_meeting_text as text where text.meeting_id = meeting.id)`.execute(database);
}
