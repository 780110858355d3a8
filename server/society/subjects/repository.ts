import { sql } from 'kysely';
import type { IntroductionState } from '#contract/society/introduction-words.ts';
import { PAGE_PARTS, type PagePart } from '#contract/society/member-page-words.ts';
import type { Snapshot } from '#contract/society/safety.ts';
import type { Database } from '#server/platform/database.ts';
import { findPage, savePage } from '../member-pages/repository.ts';
import { asShown } from '../member-pages/rules.ts';

/** `subject` is how the case is filed: a reviewer and a voter know the same proposal by different names. */
export type Found = { readonly subject: string; readonly authors: readonly number[]; readonly parts: Snapshot };

/** One kind of thing that can be complained about. */
export type Subject = {
  /** Who wrote it is told to nobody, operators included. */
  readonly isBlind: boolean;
  /** Authors who are no members read it too; all else is reported by members alone. */
  readonly isForAuthors?: true;
  /** Undefined for what is not there, and for what this reader cannot see: nothing tells the two apart. */
  readonly find: (database: Database, readerId: number, subject: string) => Promise<Found | undefined>;
  readonly remove: (transaction: Database, subject: string, parts: Snapshot, at: Date) => Promise<void>;
  readonly restore: (transaction: Database, subject: string, parts: Snapshot, at: Date) => Promise<void>;
  /** Whether somebody else than its authors has a part in it, so that they do not decide about it. */
  readonly isPartOf?: (database: Database, subject: string, personId: number) => Promise<boolean>;
};

const MAX_DIGITS = 9;
export const idIn = (subject: string): number | undefined =>
  /^[1-9]\d*$/.test(subject) && subject.length <= MAX_DIGITS ? Number(subject) : undefined;

const TEXTS = ['name', 'lines', 'place', 'offer', 'lookFor'] as const satisfies readonly PagePart[];

export const memberPage: Subject = {
  isBlind: false,
  async find(database, readerId, subject) {
    const id = idIn(subject);
    const page = id === undefined ? undefined : await findPage(database, readerId, id);
    if (!page) return undefined;
    const shown = asShown(page, page.id, false);
    return {
      ...{ subject: String(page.id), authors: [page.personId] },
      parts: TEXTS.map((part) => ({ part, text: shown[part] })).filter(({ text }) => text !== ''),
    };
  },
  /** Whatever of it is shown, or was: its owner may write another one. */
  async remove(transaction, subject, parts, at) {
    const page = await holdPage(transaction, subject);
    if (!page) return;
    const { id: _, personId, ...content } = page;
    const removed = TEXTS.filter((text) => page.shown.includes(text) || parts.some(({ part }) => part === text));
    const emptied = Object.fromEntries(removed.map((text) => [text, '']));
    await savePage(transaction, personId, { ...content, ...emptied, shown: [] }, at);
  },
  /** As it stood, unless its owner has written another one meanwhile. */
  async restore(transaction, subject, parts, at) {
    const page = await holdPage(transaction, subject);
    if (page?.name !== '') return;
    const { id: _, personId, ...content } = page;
    const texts = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const shown = PAGE_PARTS.filter((one) => one in texts);
    await savePage(transaction, personId, { ...content, ...texts, shown }, at);
  },
};

const holdPage = (transaction: Database, subject: string) =>
  transaction
    .selectFrom('society.memberPage')
    .select(['id', 'personId', 'name', 'lines', 'fields', 'languages', 'place', 'offer', 'lookFor', 'shown'])
    .where('id', '=', Number(subject))
    .forUpdate()
    .executeTakeFirst();

/** Also where one of the two has blocked the other: it was received, and a block shall not keep anybody from saying so. */
export const introduction: Subject = {
  isBlind: false,
  async find(database, readerId, subject) {
    const found = await database
      .selectFrom('society.introduction')
      .select(['askerId', 'reason'])
      .where('id', '=', idIn(subject) ?? 0)
      .where(({ or, eb }) => or([eb('askedId', '=', readerId), eb('askerId', '=', readerId)]))
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    return found && { subject, authors: [found.askerId], parts: [{ part: 'text', text: found.reason }] };
  },
  remove: (transaction, subject, _parts, at) => markIntroduction(transaction, subject, at),
  restore: (transaction, subject) => markIntroduction(transaction, subject, null),
};

async function markIntroduction(transaction: Database, subject: string, removedAt: Date | null): Promise<void> {
  const state = sql<IntroductionState>`case when state = 'open' then 'unanswered' else state end`;
  await transaction
    .updateTable('society.introduction')
    .set(removedAt ? { removedAt, state } : { removedAt }) // nobody answers it now, so it shall not keep the other one from asking
    .where('id', '=', Number(subject))
    .execute();
}

/** Nothing but this one message is shown to operators. */
export const message: Subject = {
  isBlind: false,
  async find(database, readerId, subject) {
    const found = await database
      .selectFrom('society.message as message')
      .innerJoin('society.conversation as conversation', 'conversation.id', 'message.conversationId')
      .select(['message.authorId', 'message.text'])
      .where('message.id', '=', idIn(subject) ?? 0)
      .where(({ or, eb }) => or([eb('conversation.oneId', '=', readerId), eb('conversation.otherId', '=', readerId)]))
      .where('message.removedAt', 'is', null)
      .executeTakeFirst();
    return found && { subject, authors: [found.authorId], parts: [{ part: 'text', text: found.text }] };
  },
  remove: (transaction, subject, _parts, at) => markMessage(transaction, subject, at),
  restore: (transaction, subject) => markMessage(transaction, subject, null),
};

async function markMessage(transaction: Database, subject: string, removedAt: Date | null): Promise<void> {
  await transaction.updateTable('society.message').set({ removedAt }).where('id', '=', Number(subject)).execute();
}
