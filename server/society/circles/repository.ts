import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tables } from '#server/platform/database.ts';
import { isApartFrom } from '../blocks/repository.ts';

/** Whoever bears the mark, or else the member who has been in longest, of those who are there. */
const hostId = sql<number | null>`(
  select seat.person_id from society.circle_seat as seat join society.present_member using (person_id)
  where seat.circle_id = circle.id order by seat.is_host desc, seat.joined_at, seat.person_id limit 1)`;

/** How a circle looks to a reader: where one has blocked the other, neither is counted for the other. */
const circlesFor = (database: Database, readerId: number, openSince: Date) =>
  database
    .selectFrom('society.circle as circle')
    .select(['circle.id', 'circle.title', 'circle.question', 'circle.charter', 'circle.closesAt', 'circle.lastAt', 'circle.closedAt'])
    .select([
      hostId.as('hostId'),
      sql<number>`(select count(*)::int from society.circle_seat as seat join society.present_member using (person_id)
        where seat.circle_id = circle.id and not ${isApartFrom(readerId, 'seat.personId')})`.as('members'),
      sql<number>`(select count(*)::int from society.circle_seat as seat where seat.circle_id = circle.id)`.as('seats'),
      sql<boolean>`exists (select from society.circle_seat as seat where seat.circle_id = circle.id and seat.person_id = ${readerId})`.as(
        'isIn',
      ),
      sql<'asked' | 'invited' | null>`(select kind from society.circle_request as wish where wish.circle_id = circle.id
        and wish.person_id = ${readerId} and wish.state = 'open' and wish.at > ${openSince})`.as('wish'),
    ]);
export type CircleRow = NonNullable<Awaited<ReturnType<typeof findCircle>>>;

/** Has a host, who is not apart from the reader. */
const isThereFor = (readerId: number) => sql<boolean>`exists (select from (select ${hostId} as id) as host
  where host.id is not null and not ${isApartFrom(readerId, 'host.id')})`;

type Listing = { readonly openSince: Date; readonly after: number | undefined; readonly size: number };

/** One more than asked for, if there are more. */
export function listCircles(database: Database, readerId: number, { openSince, after, size }: Listing) {
  let query = circlesFor(database, readerId, openSince).where('circle.closedAt', 'is', null).where(isThereFor(readerId));
  if (after !== undefined) query = query.where('circle.id', '<', after);
  return query
    .orderBy('circle.id', 'desc')
    .limit(size + 1)
    .execute();
}

/** Those that somebody is in; something is new where a thread goes on after what they have read of it. */
export const listOwn = (database: Database, personId: number, openSince: Date) =>
  circlesFor(database, personId, openSince)
    .innerJoin('society.circleMember as own', (join) => join.onRef('own.circleId', '=', 'circle.id').on('own.personId', '=', personId))
    .select(
      sql<boolean>`exists (select from society.circle_thread as thread where thread.circle_id = circle.id
        and thread.last_post > coalesce((select read_up_to from society.circle_reading as reading
          where reading.thread_id = thread.id and reading.person_id = ${personId}), 0)
        and not exists (select from society.circle_post as first where first.thread_id = thread.id and first.is_first
          and ${isApartFrom(personId, 'first.authorId')})
        and exists (select from society.circle_post as post where post.thread_id = thread.id and post.withdrawn_at is null
          and post.removed_at is null
          and post.author_id <> ${personId} and not ${isApartFrom(personId, 'post.authorId')}
          and post.id > coalesce((select read_up_to from society.circle_reading as reading
            where reading.thread_id = thread.id and reading.person_id = ${personId}), 0)))`.as('hasNew'),
    )
    .orderBy('circle.lastAt', 'desc')
    .orderBy('circle.id', 'desc')
    .limit(200)
    .execute();

export const listInvitations = (database: Database, personId: number, openSince: Date) =>
  circlesFor(database, personId, openSince)
    .innerJoin('society.circleRequest as asked', 'asked.circleId', 'circle.id')
    .where('asked.personId', '=', personId)
    .where('asked.kind', '=', 'invited')
    .where('asked.state', '=', 'open')
    .where('asked.at', '>', openSince)
    .where('circle.closedAt', 'is', null)
    .where(isThereFor(personId))
    .orderBy('asked.id', 'desc')
    .limit(100)
    .execute();

/** Undefined for whoever is not in it where it has closed, or is hosted by somebody apart. */
export const findCircle = (database: Database, readerId: number, circleId: number, openSince: Date) =>
  circlesFor(database, readerId, openSince)
    .where('circle.id', '=', circleId)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('society.circleSeat as own')
            .select('own.circleId')
            .whereRef('own.circleId', '=', 'circle.id')
            .where('own.personId', '=', readerId),
        ),
        and([eb('circle.closedAt', 'is', null), isThereFor(readerId)]),
      ]),
    )
    .executeTakeFirst();

/** Held until the transaction ends: whatever changes a circle follows one after the other. */
export async function holdCircle(transaction: Database, circleId: number): Promise<boolean> {
  const query = transaction.selectFrom('society.circle').select('id').where('id', '=', circleId).forUpdate();
  return (await query.executeTakeFirst()) !== undefined;
}

const shownName = sql<string>`case when page.is_listed then page.name else '' end`;

/** Those who are in a circle and there for the reader, the longest first. */
export const listPeople = (database: Database, circleId: number, readerId: number) =>
  database
    .selectFrom('society.circleSeat as seat')
    .innerJoin('society.presentMember as present', 'present.personId', 'seat.personId')
    .innerJoin('society.memberPage as page', 'page.personId', 'seat.personId')
    .select(['seat.personId', 'page.id as memberId', shownName.as('name')])
    .where('seat.circleId', '=', circleId)
    .where(({ not }) => not(isApartFrom(readerId, 'seat.personId')))
    .orderBy('seat.joinedAt')
    .orderBy('seat.personId')
    .execute();

/** Who would like to join, as the host sees them. */
export const listRequests = (database: Database, circleId: number, hostId: number, openSince: Date) =>
  database
    .selectFrom('society.circleRequest as wish')
    .innerJoin('society.presentMember as present', 'present.personId', 'wish.personId')
    .innerJoin('society.memberPage as page', 'page.personId', 'wish.personId')
    .select(['wish.id', 'wish.personId', 'page.id as memberId', shownName.as('name'), 'wish.reason', 'wish.at'])
    .where('wish.circleId', '=', circleId)
    .where('wish.kind', '=', 'asked')
    .where('wish.state', '=', 'open')
    .where('wish.at', '>', openSince)
    .where(({ not }) => not(isApartFrom(hostId, 'wish.personId')))
    .orderBy('wish.id')
    .execute();

export async function countHosted(database: Database, personId: number): Promise<number> {
  const { count } = await database
    .selectFrom('society.circleMember as own')
    .innerJoin('society.circle as circle', 'circle.id', 'own.circleId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('own.personId', '=', personId)
    .where('own.isHost', '=', true)
    .where('circle.closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCircle(transaction: Database, circle: Insertable<Tables['society.circle']>): Promise<number> {
  return (await transaction.insertInto('society.circle').values(circle).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCircle(transaction: Database, circleId: number, changed: Updateable<Tables['society.circle']>): Promise<void> {
  await transaction.updateTable('society.circle').set(changed).where('id', '=', circleId).execute();
}

export async function insertMember(transaction: Database, circleId: number, personId: number, at: Date, isHost = false): Promise<void> {
  await transaction.insertInto('society.circleMember').values({ circleId, personId, isHost, joinedAt: at }).execute();
  await updateCircle(transaction, circleId, { lastAt: at });
}

/** With its last member a circle goes. */
export async function deleteMember(transaction: Database, circleId: number, personId: number): Promise<void> {
  await transaction.deleteFrom('society.circleMember').where('circleId', '=', circleId).where('personId', '=', personId).execute();
  await transaction
    .deleteFrom('society.circle')
    .where('id', '=', circleId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('society.circleSeat').select('circleId').where('circleId', '=', circleId))),
    )
    .execute();
}

export async function moveHost(transaction: Database, circleId: number, personId: number): Promise<void> {
  const all = transaction.updateTable('society.circleMember').where('circleId', '=', circleId);
  await all.set({ isHost: false }).execute();
  await all.set({ isHost: true }).where('personId', '=', personId).execute();
}

export const listWishes = (database: Database, circleId: number, personId: number) =>
  database
    .selectFrom('society.circleRequest')
    .select(['id', 'kind', 'state', 'at'])
    .where('circleId', '=', circleId)
    .where('personId', '=', personId)
    .execute();

/** How often somebody has asked to join a circle since then. */
export async function countAsked(database: Database, personId: number, since: Date): Promise<number> {
  const { count } = await database
    .selectFrom('society.circleRequest')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('personId', '=', personId)
    .where('kind', '=', 'asked')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Closes what waited too long, so that there is one open wish of somebody for a circle at most. */
export async function insertWish(
  transaction: Database,
  wish: Pick<Insertable<Tables['society.circleRequest']>, 'circleId' | 'personId' | 'kind' | 'reason' | 'at'>,
): Promise<void> {
  await transaction
    .updateTable('society.circleRequest')
    .set({ state: 'unanswered' })
    .where('circleId', '=', wish.circleId)
    .where('personId', '=', wish.personId)
    .where('state', '=', 'open')
    .execute();
  await transaction.insertInto('society.circleRequest').values(wish).execute();
}

export async function answerWish(transaction: Database, id: number, isYes: boolean): Promise<void> {
  await transaction
    .updateTable('society.circleRequest')
    .set({ state: isYes ? 'yes' : 'no' })
    .where('id', '=', id)
    .execute();
}

/** Open circles that end within so many days, by the calendar or by their sleep. */
export const listEnding = (database: Database, closesBefore: Date, silentSince: Date) =>
  database
    .selectFrom('society.circle')
    .select('id')
    .where('closedAt', 'is', null)
    .where(({ or, eb }) => or([eb('closesAt', '<=', closesBefore), eb('lastAt', '<=', silentSince)]))
    .orderBy('id')
    .execute();

const lifeOf = (database: Database, circleId: number) =>
  database.selectFrom('society.circle').select(['title', 'closesAt', 'lastAt', 'toldEnd', 'toldAt', 'closedAt']).where('id', '=', circleId);

export const findLife = (database: Database, circleId: number) => lifeOf(database, circleId).executeTakeFirst();
/** Held until the transaction ends. */
export const holdLife = (transaction: Database, circleId: number) => lifeOf(transaction, circleId).forUpdate().executeTakeFirst();

export const listPresentIds = async (database: Database, circleId: number): Promise<number[]> =>
  (
    await database
      .selectFrom('society.circleSeat as seat')
      .innerJoin('society.presentMember as present', 'present.personId', 'seat.personId')
      .select('seat.personId')
      .where('seat.circleId', '=', circleId)
      .execute()
  ).map(({ personId }) => personId);

/** Seats of those who have not belonged to the society since then, and circles and threads in which nobody is left. */
export async function sweep(database: Database, since: Date): Promise<void> {
  await sql`delete from society.circle_member where not exists (
      select from society.circle_seat as seat where seat.circle_id = circle_member.circle_id and seat.person_id = circle_member.person_id)
    and not exists (select from society.membership where membership.person_id = circle_member.person_id and membership.ended_at > ${since})`.execute(
    database,
  );
  await sql`delete from society.circle where not exists (select from society.circle_member where circle_id = circle.id)`.execute(database);
  await sql`delete from society.circle_thread where not exists (select from society.circle_post where thread_id = circle_thread.id)`.execute(
    database,
  );
}
