import type { Kysely } from 'kysely';
import type { OwnData } from '#contract/own-data.ts';
import {
  ANSWER_DAYS,
  CONVERSATIONS_PAGE_SIZE,
  INTRODUCTIONS_A_DAY,
  MESSAGES_AN_HOUR,
  MESSAGES_PAGE_SIZE,
  introductionMessages as say,
} from '#contract/society/introduction-words.ts';
import type { BlockList, ConversationList, ConversationPage, Introductions } from '#contract/society/introductions.ts';
import { memberPageMessages } from '#contract/society/member-page-messages.ts';
import { type AttemptCounter, makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import { type Database, isUniqueViolation, type Tables } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { daysAfter, HOUR_S } from '#server/platform/time.ts';
import { findPage } from '../member-pages/repository.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import * as repository from './repository.ts';
import { refusalToAsk, stateAt } from './rules.ts';

export type Network = { readonly database: Kysely<Tables>; readonly now: () => Date };

/** The account behind a page; for whom it is not there, as if it had never been. */
async function findOther(database: Database, personId: number, memberId: number): Promise<number> {
  const page = await findPage(database, personId, memberId);
  if (!page) throw new Problem('not-found', memberPageMessages.notThere);
  if (page.personId === personId) throw new Problem('conflict', say.own);
  return page.personId;
}

export async function ask({ database, now }: Network, askerId: number, memberId: number, reason: string): Promise<Introductions> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    await repository.lockMember(transaction, askerId);
    await mustMayWrite(transaction, askerId, at);
    const askedId = await findOther(transaction, askerId, memberId);
    if (!(await repository.findShowsName(transaction, askerId))) throw new Problem('conflict', say.showFirst);
    if (await repository.findOpenConversation(transaction, askerId, askedId)) throw new Problem('conflict', say.alreadyTalking);
    await repository.lapseRequests(transaction, askerId, askedId, daysAfter(at, -ANSWER_DAYS));
    const refusal = refusalToAsk(await repository.listRequestsTo(transaction, askerId, askedId), at);
    if (refusal) throw new Problem('conflict', refusal);
    if ((await repository.countRequestsSince(transaction, askerId, daysAfter(at, -1))) >= INTRODUCTIONS_A_DAY)
      throw new Problem('too-many', say.tooMany);
    await repository.insertRequest(transaction, { askerId, askedId, reason, askedAt: at }).catch(unlessOpen);
  });
  return readIntroductions({ database, now }, askerId);
}

/** The other one has asked, perhaps at this very moment. */
function unlessOpen(error: unknown): never {
  if (isUniqueViolation(error)) throw new Problem('conflict', say.alreadyOpen);
  throw error;
}

export async function readIntroductions({ database, now }: Network, personId: number): Promise<Introductions> {
  const [received, sent] = await Promise.all([
    repository.listRequests(database, personId, 'received'),
    repository.listRequests(database, personId, 'sent'),
  ]);
  const toListed = ({ id, askedAt, state, removedAt, ...request }: (typeof sent)[number]) => ({
    ...{ ...request, introductionId: id, askedAt: askedAt.toISOString(), isRemoved: removedAt !== null },
    state: stateAt({ state, askedAt }, now()),
  });
  return { received: received.map(toListed).filter(({ state }) => state === 'open'), sent: sent.map(toListed) };
}

export async function answer(network: Network, personId: number, introductionId: number, isYes: boolean): Promise<Introductions> {
  const at = network.now();
  await network.database.transaction().execute(async (transaction) => {
    const held = await repository.holdRequest(transaction, personId, introductionId, daysAfter(at, -ANSWER_DAYS));
    if (!held) throw new Problem('not-found', say.notThere);
    await repository.answerRequest(transaction, introductionId, isYes, at);
    if (isYes && !(await repository.findOpenConversation(transaction, held.askerId, personId)))
      await repository.beginConversation(transaction, held.askerId, personId, at);
  });
  return readIntroductions(network, personId);
}

type SideRow = NonNullable<Awaited<ReturnType<typeof repository.findSide>>>;
const toListed = ({ conversationId, memberId, name, endedAt }: SideRow) => ({ conversationId, memberId, name, isEnded: endedAt !== null });

export async function readConversations(database: Database, personId: number, after: number | undefined): Promise<ConversationList> {
  const rows = await repository.listSides(database, personId, { after, size: CONVERSATIONS_PAGE_SIZE });
  const page = rows.slice(0, CONVERSATIONS_PAGE_SIZE);
  return {
    conversations: page.map((row) => ({
      ...toListed(row),
      lastAt: row.lastAt.toISOString(),
      unread: row.readUpTo < row.lastMessage,
    })),
    next: rows.length > page.length ? page.at(-1)!.conversationId : null,
  };
}

async function findSide(database: Database, personId: number, conversationId: number): Promise<SideRow> {
  const side = await repository.findSide(database, personId, conversationId);
  if (!side) throw new Problem('not-found', say.noConversation);
  return side;
}

export async function readConversation(
  database: Database,
  personId: number,
  conversationId: number,
  before?: number,
): Promise<ConversationPage> {
  const side = await findSide(database, personId, conversationId);
  const rows = await repository.listMessages(database, conversationId, before, MESSAGES_PAGE_SIZE);
  const page = rows.slice(0, MESSAGES_PAGE_SIZE);
  const newest = before === undefined ? page[0]?.id : undefined;
  if (newest !== undefined && newest > side.readUpTo) await repository.markRead(database, personId, conversationId, newest);
  return {
    ...toListed(side),
    messages: page.reverse().map(({ id, authorId, text, at, removedAt }) => ({
      ...{ messageId: id, isYours: authorId === personId, text: removedAt ? '' : text, isRemoved: removedAt !== null },
      at: at.toISOString(),
    })),
    earlier: rows.length > page.length ? page[0]!.id : null,
  };
}

export function makeSending({ database, now }: Network) {
  const counter: AttemptCounter = makeAttemptCounter(database, now);
  return async (authorId: number, conversationId: number, text: string): Promise<ConversationPage> => {
    await findSide(database, authorId, conversationId);
    await mustMayWrite(database, authorId, now());
    const { count } = await counter.count({ name: 'society-messages', subject: String(authorId), seconds: HOUR_S });
    if (count > MESSAGES_AN_HOUR) throw new Problem('too-many', say.tooManyMessages);
    await database.transaction().execute(async (transaction) => {
      if (!(await repository.holdOpen(transaction, conversationId))) throw new Problem('conflict', say.ended);
      await repository.insertMessage(transaction, { conversationId, authorId, text, at: now() });
    });
    return readConversation(database, authorId, conversationId);
  };
}

export async function end({ database, now }: Network, personId: number, conversationId: number): Promise<ConversationPage> {
  await findSide(database, personId, conversationId);
  await repository.markEnded(database, conversationId, now());
  return readConversation(database, personId, conversationId);
}

export const readBlocked = async (database: Database, personId: number): Promise<BlockList> => ({
  blocked: await repository.listBlocked(database, personId),
});

/** Ends what is open between the two: nothing of it waits for the end of the block. */
export async function block({ database, now }: Network, personId: number, memberId: number): Promise<BlockList> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const otherId = await findOther(transaction, personId, memberId);
    await repository.lockMember(transaction, otherId); // a request of theirs that is on its way is seen here, or sees the block
    await repository.insertBlock(transaction, personId, otherId, at);
    await repository.lapseRequests(transaction, personId, otherId, at);
    await repository.endBetween(transaction, personId, otherId, at);
  });
  return readBlocked(database, personId);
}

export async function unblock(database: Database, personId: number, memberId: number): Promise<BlockList> {
  await repository.deleteBlock(database, personId, memberId);
  return readBlocked(database, personId);
}

/** What somebody wrote to others, and whom they blocked: what others wrote is theirs. */
export async function readOwnLetters({ database, now }: Network, personId: number): Promise<Omit<OwnData['network'], 'page'>> {
  const [sent, messages, { blocked }] = await Promise.all([
    repository.listOwnRequests(database, personId),
    repository.listOwnMessages(database, personId),
    readBlocked(database, personId),
  ]);
  return {
    introductions: sent.map(({ reason, state, askedAt }) => ({
      reason,
      // a block ends a request at once, and tells nobody: it waits here as long as any other
      state: state === 'unanswered' ? stateAt({ state: 'open', askedAt }, now()) : state,
      askedAt: askedAt.toISOString(),
    })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    blocked,
  };
}
