import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { isApartFrom } from '../blocks/repository.ts';

/** Of a query whose other one is the column: a member who is there, for this reader. */
const isThereFor = (personId: number, other: string): RawBuilder<boolean> => sql<boolean>`(exists (
  select from society.present_member as present where present.person_id = ${sql.ref(other)}) and not ${isApartFrom(personId, other)})`;

const shownName = sql<string>`case when page.is_listed then page.name else '' end`;

/** One after the other for each member: what counts their requests sees all of them. */
export async function lockMember(transaction: Database, personId: number): Promise<void> {
  await transaction.selectFrom('society.membership').select('personId').where('personId', '=', personId).forUpdate().execute();
}

export const findShowsName = async (database: Database, personId: number): Promise<boolean> =>
  (await database.selectFrom('society.memberPage').select('isListed').where('personId', '=', personId).executeTakeFirst())?.isListed ??
  false;

/** The requests of one member to another, the newest first. */
export const listRequestsTo = (database: Database, askerId: number, askedId: number) =>
  database
    .selectFrom('society.introduction')
    .select(['id', 'state', 'askedAt'])
    .where('askerId', '=', askerId)
    .where('askedId', '=', askedId)
    .orderBy('id', 'desc')
    .execute();

export async function countRequestsSince(database: Database, askerId: number, since: Date): Promise<number> {
  const { count } = await database
    .selectFrom('society.introduction')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('askerId', '=', askerId)
    .where('askedAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Requests between two members that nobody answered in time. */
export async function lapseRequests(transaction: Database, oneId: number, otherId: number, before: Date): Promise<void> {
  await transaction
    .updateTable('society.introduction')
    .set({ state: 'unanswered' })
    .where('state', '=', 'open')
    .where('askedAt', '<=', before)
    .where('askerId', 'in', [oneId, otherId])
    .where('askedId', 'in', [oneId, otherId])
    .execute();
}

export async function insertRequest(transaction: Database, request: { askerId: number; askedId: number; reason: string; askedAt: Date }) {
  await transaction.insertInto('society.introduction').values(request).execute();
}

type Direction = 'received' | 'sent';

export const listRequests = (database: Database, personId: number, direction: Direction) => {
  const [mine, theirs] = direction === 'sent' ? (['askerId', 'askedId'] as const) : (['askedId', 'askerId'] as const);
  return database
    .selectFrom('society.introduction as asked')
    .innerJoin('society.memberPage as page', 'page.personId', `asked.${theirs}`)
    .select(['asked.id', 'page.id as memberId', shownName.as('name'), 'asked.reason', 'asked.state', 'asked.askedAt', 'asked.removedAt'])
    .where(`asked.${mine}`, '=', personId)
    .where(({ or, eb }) => or([eb('asked.removedAt', 'is', null), eb('asked.askerId', '=', personId)]))
    .where(isThereFor(personId, `asked.${theirs}`))
    .orderBy('asked.id', 'desc')
    .limit(200)
    .execute();
};

/** Whatever became of whom they were sent to. */
export const listOwnRequests = (database: Database, askerId: number) =>
  database
    .selectFrom('society.introduction')
    .select(['reason', 'state', 'askedAt'])
    .where('askerId', '=', askerId)
    .orderBy('id', 'desc')
    .execute();

/** A request that waits for the answer of this member, by somebody who is there; held until the transaction ends. */
export const holdRequest = (transaction: Database, personId: number, introductionId: number, since: Date) =>
  transaction
    .selectFrom('society.introduction as asked')
    .select(['asked.askerId'])
    .where('asked.id', '=', introductionId)
    .where('asked.askedId', '=', personId)
    .where('asked.state', '=', 'open')
    .where('asked.askedAt', '>', since)
    .where('asked.removedAt', 'is', null)
    .where(isThereFor(personId, 'asked.askerId'))
    .forUpdate()
    .executeTakeFirst();

export async function answerRequest(transaction: Database, introductionId: number, isYes: boolean, answeredAt: Date): Promise<void> {
  await transaction
    .updateTable('society.introduction')
    .set({ state: isYes ? 'yes' : 'no', answeredAt })
    .where('id', '=', introductionId)
    .execute();
}

export const findOpenConversation = (database: Database, oneId: number, otherId: number) =>
  database
    .selectFrom('society.conversation')
    .select('id')
    .where('oneId', 'in', [oneId, otherId])
    .where('otherId', 'in', [oneId, otherId])
    .where('endedAt', 'is', null)
    .executeTakeFirst();

export async function beginConversation(transaction: Database, oneId: number, otherId: number, at: Date): Promise<void> {
  const { id } = await transaction
    .insertInto('society.conversation')
    .values({ oneId, otherId, begunAt: at, endedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('society.conversationSide')
    .values([
      { conversationId: id, personId: oneId, otherId, lastAt: at },
      { conversationId: id, personId: otherId, otherId: oneId, lastAt: at },
    ])
    .execute();
}

const sides = (database: Database, personId: number) =>
  database
    .selectFrom('society.conversationSide as side')
    .innerJoin('society.conversation as conversation', 'conversation.id', 'side.conversationId')
    .innerJoin('society.memberPage as page', 'page.personId', 'side.otherId')
    .select(['side.conversationId', 'side.otherId', 'side.readUpTo', 'side.lastMessage', 'side.lastAt'])
    .select(['conversation.endedAt', 'page.id as memberId', shownName.as('name')])
    .where('side.personId', '=', personId)
    .where(isThereFor(personId, 'side.otherId'));

type Inbox = { readonly after: number | undefined; readonly size: number };

/** One more than asked for, if there are more. */
export function listSides(database: Database, personId: number, { after, size }: Inbox) {
  let query = sides(database, personId);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(side.last_at, side.conversation_id) < (
        select last_at, conversation_id from society.conversation_side where person_id = ${personId} and conversation_id = ${after})`,
    );
  return query
    .orderBy('side.lastAt', 'desc')
    .orderBy('side.conversationId', 'desc')
    .limit(size + 1)
    .execute();
}

/** Undefined for whoever is none of the two, and while the other one is not there. */
export const findSide = (database: Database, personId: number, conversationId: number) =>
  sides(database, personId).where('side.conversationId', '=', conversationId).executeTakeFirst();

/** Whether it is still open; held until the transaction ends. */
export async function holdOpen(transaction: Database, conversationId: number): Promise<boolean> {
  const query = transaction.selectFrom('society.conversation').select('endedAt').where('id', '=', conversationId).forUpdate();
  return (await query.executeTakeFirst())?.endedAt === null;
}

export const listMessages = (database: Database, conversationId: number, before: number | undefined, size: number) => {
  let query = database
    .selectFrom('society.message')
    .select(['id', 'authorId', 'text', 'at', 'removedAt'])
    .where('conversationId', '=', conversationId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
};

type Written = { readonly conversationId: number; readonly authorId: number; readonly text: string; readonly at: Date };

export async function insertMessage(transaction: Database, message: Written): Promise<void> {
  const { id } = await transaction.insertInto('society.message').values(message).returning('id').executeTakeFirstOrThrow();
  await transaction
    .updateTable('society.conversationSide')
    .set({ lastMessage: id, lastAt: message.at })
    .where('conversationId', '=', message.conversationId)
    .execute();
  await markRead(transaction, message.authorId, message.conversationId, id);
}

export async function markRead(database: Database, personId: number, conversationId: number, messageId: number): Promise<void> {
  await database
    .updateTable('society.conversationSide')
    .set({ readUpTo: messageId })
    .where('conversationId', '=', conversationId)
    .where('personId', '=', personId)
    .where('readUpTo', '<', messageId)
    .execute();
}

export async function markEnded(database: Database, conversationId: number, endedAt: Date): Promise<void> {
  await database
    .updateTable('society.conversation')
    .set({ endedAt })
    .where('id', '=', conversationId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function endBetween(transaction: Database, oneId: number, otherId: number, endedAt: Date): Promise<void> {
  const open = await findOpenConversation(transaction, oneId, otherId);
  if (open) await markEnded(transaction, open.id, endedAt);
}

export async function insertBlock(transaction: Database, blockerId: number, blockedId: number, at: Date): Promise<void> {
  await transaction
    .insertInto('society.block')
    .values({ blockerId, blockedId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(database: Database, blockerId: number, memberId: number): Promise<void> {
  await database
    .deleteFrom('society.block')
    .where('blockerId', '=', blockerId)
    .where('blockedId', 'in', (query) => query.selectFrom('society.memberPage').select('personId').where('id', '=', memberId))
    .execute();
}

export const listBlocked = (database: Database, blockerId: number) =>
  database
    .selectFrom('society.block as block')
    .innerJoin('society.memberPage as page', 'page.personId', 'block.blockedId')
    .select(['page.id as memberId', shownName.as('name')])
    .where('block.blockerId', '=', blockerId)
    .orderBy('block.at', 'desc')
    .execute();

/** All that somebody wrote, for themselves. */
export const listOwnMessages = (database: Database, authorId: number) =>
  database.selectFrom('society.message').select(['conversationId', 'text', 'at']).where('authorId', '=', authorId).orderBy('id').execute();

/** Requests that wait for the answer of this member. */
export const countWaiting = async (database: Database, personId: number, since: Date): Promise<number> =>
  (
    await database
      .selectFrom('society.introduction as asked')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('asked.askedId', '=', personId)
      .where('asked.state', '=', 'open')
      .where('asked.askedAt', '>', since)
      .where('asked.removedAt', 'is', null)
      .where(isThereFor(personId, 'asked.askerId'))
      .executeTakeFirstOrThrow()
  ).count;

/** Conversations that go on after what this member has read of them. */
export const countUnread = async (database: Database, personId: number): Promise<number> =>
  (
    await database
      .selectFrom('society.conversationSide as side')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('side.personId', '=', personId)
      .whereRef('side.lastMessage', '>', 'side.readUpTo')
      .where(isThereFor(personId, 'side.otherId'))
      .executeTakeFirstOrThrow()
  ).count;
