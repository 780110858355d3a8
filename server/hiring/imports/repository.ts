import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { recordApplicationEvent } from '../repository.ts';
import { type ImportedRow, keysOf } from './rules.ts';

export const findJobToImport = (transaction: Database, orgId: number, jobId: number) =>
  transaction
    .selectFrom('hiring.job')
    .select(['id', 'state', 'managerId', 'approverId', 'createdBy', 'isConfidential'])
    .where('orgId', '=', orgId)
    .where('id', '=', jobId)
    .forNoKeyUpdate() // two imports at once import nobody twice
    .executeTakeFirst();

/** The candidates of an organisation who share an e-mail or a phone with one of the rows, and whether they have applied for the job. */
export async function listKnown(transaction: Database, orgId: number, jobId: number, rows: readonly ImportedRow[]) {
  const keys = [...new Set(rows.flatMap(keysOf))];
  if (keys.length === 0) return [];
  const phone = sql<string>`right(regexp_replace(candidate.phone, '\\D', '', 'g'), 10)`;
  const found = await transaction
    .selectFrom('hiring.candidate as candidate')
    .leftJoin('hiring.application as application', (join) =>
      join
        .onRef('application.orgId', '=', 'candidate.orgId')
        .onRef('application.candidateId', '=', 'candidate.id')
        .on('application.jobId', '=', jobId),
    )
    .select(['candidate.id', 'candidate.email', 'candidate.phone', 'application.id as applicationId'])
    .where('candidate.orgId', '=', orgId)
    .where('candidate.mergedInto', 'is', null)
    .where(({ eb, or }) => or([eb(sql<string>`lower(candidate.email)`, 'in', keys), eb(phone, 'in', keys)]))
    .orderBy('candidate.id')
    .execute();
  return found.map(({ id, email, phone: number, applicationId }) => ({
    candidateId: id,
    hasApplied: applicationId !== null,
    keys: keysOf({ email, phone: number }),
  }));
}

type Import = { readonly orgId: number; readonly jobId: number; readonly stageId: number; readonly memberId: number; readonly at: Date };

/** An application for the job by somebody new, or by a candidate whom the organisation knows: of them nothing is rewritten. */
export async function insertImported(
  transaction: Database,
  { orgId, jobId, stageId, memberId, at }: Import,
  { row: _row, ...person }: ImportedRow,
  candidateId: number | undefined,
): Promise<void> {
  const { id } = candidateId
    ? { id: candidateId }
    : await transaction
        .insertInto('hiring.candidate')
        .values({ ...person, orgId, personId: null, mergedInto: null, createdAt: at })
        .returning('id')
        .executeTakeFirstOrThrow();
  const made = await transaction
    .insertInto('hiring.application')
    .values({
      ...{ orgId, jobId, stageId, candidateId: id, personId: null, stageSince: at, appliedAt: at, source: 'import' },
      ...{ reviewedAt: null, decidedAt: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordApplicationEvent(transaction, { orgId, applicationId: made.id, jobId, kind: 'applied', toStage: stageId, memberId, at });
}
