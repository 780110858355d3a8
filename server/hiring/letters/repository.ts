import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { LetterState, LetterTemplateTable } from '../candidates/tables.ts';

export const listLettersTo = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.letter as letter')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'letter.orgId').onRef('member.id', '=', 'letter.memberId'),
    )
    .select([
      'letter.id as letterId',
      'member.name as by',
      'letter.subject',
      'letter.text',
      'letter.state',
      'letter.reason',
      'letter.madeAt',
      'letter.sentAt',
    ])
    .where('letter.orgId', '=', orgId)
    .where('letter.applicationId', '=', applicationId)
    .orderBy('letter.id', 'desc')
    .limit(200)
    .execute();

type NewLetter = {
  readonly orgId: number;
  readonly applicationId: number;
  readonly decisionId: number;
  readonly memberId: number;
  readonly subject: string;
  readonly text: string;
  readonly sendAfter: Date;
  readonly madeAt: Date;
};

export async function insertLetter(transaction: Database, letter: NewLetter): Promise<number> {
  const { id } = await transaction
    .insertInto('hiring.letter')
    .values({ ...letter, state: 'queued', reason: '', sentAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const WRITING = 4712;

/** Two members who write at once do it one after the other, so that their letters are counted together. */
export async function waitToWrite(transaction: Database, orgId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITING}::integer, ${orgId}::integer)`.execute(transaction);
}

/** Whom an organisation has written to since then, the earliest first; without what was taken back. */
export const listWrittenSince = (transaction: Database, orgId: number, since: Date) =>
  transaction
    .selectFrom('hiring.letter as letter')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'letter.orgId').onRef('application.id', '=', 'letter.applicationId'),
    )
    .innerJoin('hiring.candidate as candidate', (join) =>
      join.onRef('candidate.orgId', '=', 'application.orgId').onRef('candidate.id', '=', 'application.candidateId'),
    )
    .select(['candidate.email as to', 'letter.madeAt'])
    .where('letter.orgId', '=', orgId)
    // the numbers rise with time, and have an index: so the letters of earlier years are not read
    .where(
      sql<boolean>`letter.id > coalesce((select earlier.id from hiring.letter as earlier
        where earlier.org_id = ${orgId} and earlier.made_at <= ${since} order by earlier.id desc limit 1), 0)`,
    )
    .where('letter.madeAt', '>', since)
    .where('letter.state', '<>', 'taken-back')
    .orderBy('letter.madeAt')
    .execute();

/** All that a mail needs, while the letter waits to be sent; undefined where it was taken back, or is sent. */
export const findLetterToSend = (transaction: Database, letterId: number) =>
  transaction
    .selectFrom('hiring.letter as letter')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'letter.orgId').onRef('application.id', '=', 'letter.applicationId'),
    )
    .innerJoin('hiring.candidate as candidate', (join) =>
      join.onRef('candidate.orgId', '=', 'application.orgId').onRef('candidate.id', '=', 'application.candidateId'),
    )
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'application.orgId').onRef('job.id', '=', 'application.jobId'))
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'letter.orgId')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'letter.orgId').onRef('member.id', '=', 'letter.memberId'),
    )
    .select([
      'letter.orgId',
      'letter.applicationId',
      'letter.subject',
      'letter.text',
      'candidate.email as to',
      'candidate.name',
      'job.title as job',
      'job.language',
      'organisation.name as organisation',
      'member.name as sender',
      'member.email as senderEmail',
    ])
    .where('letter.id', '=', letterId)
    .where('letter.state', '=', 'queued')
    .executeTakeFirst();

type Mark = { readonly state: LetterState; readonly reason: string; readonly sentAt: Date | null };

export async function markLetter(transaction: Database, orgId: number, letterId: number, mark: Mark): Promise<void> {
  await transaction.updateTable('hiring.letter').set(mark).where('orgId', '=', orgId).where('id', '=', letterId).execute();
}

export async function takeBackLetters(transaction: Database, orgId: number, decisionId: number): Promise<void> {
  await transaction
    .updateTable('hiring.letter')
    .set({ state: 'taken-back' })
    .where('orgId', '=', orgId)
    .where('decisionId', '=', decisionId)
    .where('state', '=', 'queued')
    .execute();
}

export const findSender = (transaction: Database, orgId: number, memberId: number) =>
  transaction
    .selectFrom('hiring.member as member')
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'member.orgId')
    .select(['member.name as sender', 'organisation.name as organisation'])
    .where('member.orgId', '=', orgId)
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();

export const listTemplates = (transaction: Database, orgId: number) =>
  transaction
    .selectFrom('hiring.letterTemplate')
    .select(['id as templateId', 'name', 'subject', 'text', 'version'])
    .where('orgId', '=', orgId)
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute();

export async function insertTemplate(transaction: Database, template: Insertable<LetterTemplateTable>): Promise<number> {
  const { id } = await transaction.insertInto('hiring.letterTemplate').values(template).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Held until the transaction ends. */
export const holdTemplate = (transaction: Database, orgId: number, id: number) =>
  transaction
    .selectFrom('hiring.letterTemplate')
    .select('version')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type TemplateChanges = { readonly name: string; readonly subject: string; readonly text: string; readonly version: number };
export async function updateTemplate(transaction: Database, orgId: number, id: number, changes: TemplateChanges): Promise<void> {
  await transaction.updateTable('hiring.letterTemplate').set(changes).where('orgId', '=', orgId).where('id', '=', id).execute();
}

export async function deleteTemplate(transaction: Database, orgId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('hiring.letterTemplate')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
