import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { TEXT } from '#server/platform/file-kind.ts';
import { isApartFrom } from '../blocks/repository.ts';
import { idIn, type Subject } from '../subjects/repository.ts';

/**
 * Read by whoever is in the circle. After a block one can still report what the other wrote before it: a block shall not keep anybody from
 * saying so. What was written later is not seen.
 */
export const circlePost: Subject = {
  isBlind: false,
  async find(database, readerId, subject) {
    const { rows } = await sql<{ authorId: number; title: string; text: string }>`
      select post.author_id, post.title, post.text from society.circle_post as post
        join society.circle_thread as thread on thread.id = post.thread_id
        join society.circle_seat as seat on seat.circle_id = thread.circle_id and seat.person_id = ${readerId}
      where post.id = ${idIn(subject) ?? 0} and post.withdrawn_at is null and post.removed_at is null
        and not exists (select from society.block where block.at <= post.at
          and ((blocker_id = ${readerId} and blocked_id = post.author_id) or (blocker_id = post.author_id and blocked_id = ${readerId})))`.execute(
      database,
    );
    const [post] = rows;
    if (!post) return undefined;
    const title = post.title === '' ? [] : [{ part: 'title' as const, text: post.title }];
    return { subject, authors: [post.authorId], parts: [...title, { part: 'text', text: post.text }] };
  },
  remove: (transaction, subject, _parts, at) => markPost(transaction, subject, at),
  restore: (transaction, subject) => markPost(transaction, subject, null),
  /** A circle is small: whoever is in it decides nothing about it. */
  async isPartOf(database, subject, personId) {
    const { rows } = await sql`select from society.circle_post as post
        join society.circle_thread as thread on thread.id = post.thread_id
        join society.circle_seat as seat on seat.circle_id = thread.circle_id and seat.person_id = ${personId}
      where post.id = ${Number(subject)}`.execute(database);
    return rows.length > 0;
  },
};

async function markPost(transaction: Database, subject: string, removedAt: Date | null): Promise<void> {
  await transaction.updateTable('society.circlePost').set({ removedAt }).where('id', '=', Number(subject)).execute();
}

/** How much of a file of plain text is kept with a complaint; of the others the name. Operators open the file itself. */
const MAX_TEXT_LENGTH = 2_000;

/** Seen by the same people as a post, and kept for operators until the complaint is over, also when it is taken back. */
export const circleFile: Subject = {
  isBlind: false,
  async find(database, readerId, subject) {
    const { rows } = await sql<{ authorId: number; name: string; media: string; bytes: Uint8Array }>`
      select file.author_id, file.name, file.media, file.bytes from society.circle_file as file
        join society.circle_seat as seat on seat.circle_id = file.circle_id and seat.person_id = ${readerId}
      where file.id = ${idIn(subject) ?? 0} and file.withdrawn_at is null and file.removed_at is null
        and not exists (select from society.block where block.at <= file.at
          and ((blocker_id = ${readerId} and blocked_id = file.author_id) or (blocker_id = file.author_id and blocked_id = ${readerId})))`.execute(
      database,
    );
    const [file] = rows;
    if (!file) return undefined;
    const text = file.media === TEXT ? new TextDecoder().decode(file.bytes).slice(0, MAX_TEXT_LENGTH) : '';
    const parts = [{ part: 'title' as const, text: file.name }, ...(text ? [{ part: 'text' as const, text }] : [])];
    return { subject, authors: [file.authorId], parts };
  },
  remove: (transaction, subject, _parts, at) => markFile(transaction, subject, at),
  restore: (transaction, subject) => markFile(transaction, subject, null),
  async isPartOf(database, subject, personId) {
    const { rows } = await sql`select from society.circle_file as file
        join society.circle_seat as seat on seat.circle_id = file.circle_id and seat.person_id = ${personId}
      where file.id = ${Number(subject)}`.execute(database);
    return rows.length > 0;
  },
};

async function markFile(transaction: Database, subject: string, removedAt: Date | null): Promise<void> {
  await transaction.updateTable('society.circleFile').set({ removedAt }).where('id', '=', Number(subject)).execute();
}

/**
 * Its words, for those in the circle. After a block one can still report what came by mail before it. Once it is removed the meeting does not
 * take place: who has it in a calendar is told so, and invited again if it comes back.
 */
export const circleMeeting: Subject = {
  isBlind: false,
  async find(database, readerId, subject) {
    const { rows } = await sql<{ proposerId: number; title: string; about: string; place: string }>`
      select text.proposer_id, text.title, text.about, text.place from society.circle_meeting_text as text
        join society.circle_meeting as meeting on meeting.id = text.meeting_id
        join society.circle_seat as seat on seat.circle_id = meeting.circle_id and seat.person_id = ${readerId}
      where meeting.id = ${idIn(subject) ?? 0} and text.removed_at is null
        and (not ${isApartFrom(readerId, 'text.proposerId')} or exists (select from society.circle_meeting_invitation as given
          where given.meeting_id = meeting.id and given.person_id = ${readerId} and given.told <> 'nothing'))`.execute(database);
    const [text] = rows;
    if (!text) return undefined;
    const about = text.about === '' ? [] : [{ part: 'text' as const, text: text.about }];
    return {
      subject,
      authors: [text.proposerId],
      parts: [{ part: 'title', text: text.title }, ...about, { part: 'place', text: text.place }],
    };
  },
  remove: (transaction, subject, _parts, at) => markMeeting(transaction, subject, at),
  restore: (transaction, subject) => markMeeting(transaction, subject, null),
  async isPartOf(database, subject, personId) {
    const { rows } = await sql`select from society.circle_meeting as meeting
        join society.circle_seat as seat on seat.circle_id = meeting.circle_id and seat.person_id = ${personId}
      where meeting.id = ${Number(subject)}`.execute(database);
    return rows.length > 0;
  },
};

async function markMeeting(transaction: Database, subject: string, removedAt: Date | null): Promise<void> {
  await transaction.updateTable('society.circleMeetingText').set({ removedAt }).where('meetingId', '=', Number(subject)).execute();
}
