import { sql } from 'kysely';
import type { Snapshot } from '#contract/society/safety.ts';
import type { Harm, Outcome, SubjectKind } from '#contract/society/safety-words.ts';
import type { Database } from '#server/platform/database.ts';

type NewComplaint = {
  readonly caseId: number;
  readonly complainerId: number;
  readonly harm: Harm;
  readonly words: string;
  readonly at: Date;
};

export async function insertComplaint(transaction: Database, complaint: NewComplaint): Promise<void> {
  await transaction.insertInto('society.complaint').values(complaint).execute();
}

/** What somebody complained about before and was told the end of, as it stood then. */
export const listDecidedOf = (database: Database, complainerId: number, kind: SubjectKind, subject: string) =>
  database
    .selectFrom('society.safetyCase as one')
    .innerJoin('society.caseSnapshot as snapshot', 'snapshot.caseId', 'one.id')
    .select('snapshot.parts')
    .where('one.kind', '=', kind)
    .where('one.subject', '=', subject)
    .where('one.decidedAt', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('society.complaint as complaint')
          .select('complaint.id')
          .whereRef('complaint.caseId', '=', 'one.id')
          .where('complaint.complainerId', '=', complainerId),
      ),
    )
    .execute();

export type OwnCase = {
  readonly caseId: number;
  readonly kind: SubjectKind;
  readonly dueAt: Date;
  readonly outcome: Outcome | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  /** False once the account is erased that it was about. */
  readonly isThere: boolean;
};

/** The cases of somebody's complaints, the newest first. */
export async function listCasesOf(database: Database, complainerId: number): Promise<OwnCase[]> {
  const { rows } = await sql<OwnCase>`select one.id as case_id, one.kind, one.due_at, one.outcome, one.decided_at,
      (select reason from society.case_decision as decision where decision.case_id = one.id order by id desc limit 1) as reason,
      exists (select from society.case_snapshot where case_id = one.id) as is_there
    from society.safety_case as one
    where exists (select from society.complaint where case_id = one.id and complainer_id = ${complainerId})
    order by one.id desc`.execute(database);
  return rows;
}

export const listSaidBy = (database: Database, complainerId: number) =>
  database
    .selectFrom('society.complaint')
    .select(['caseId', 'harm', 'words', 'at'])
    .where('complainerId', '=', complainerId)
    .orderBy('id')
    .execute();

export type OwnDecision = {
  readonly caseId: number;
  readonly kind: SubjectKind;
  /** Null once its time is over, and it is kept no more. */
  readonly parts: Snapshot | null;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly at: Date;
  readonly current: Outcome;
  readonly decidedAt: Date;
};

/** What was decided about somebody, the newest first. Complaints that came to nothing are not told: they would only set people to guessing. */
export async function listDecisionsAbout(database: Database, personId: number): Promise<OwnDecision[]> {
  const { rows } = await sql<OwnDecision>`select decision.case_id, one.kind, decision.outcome, decision.reason, decision.at,
      one.outcome as current, one.decided_at,
      (select parts from society.case_snapshot as snapshot
        where snapshot.case_id = one.id and snapshot.person_id = ${personId} order by id desc limit 1) as parts
    from society.case_decision as decision join society.safety_case as one on one.id = decision.case_id
    where decision.person_id = ${personId} and decision.outcome <> 'none'
    order by decision.id desc`.execute(database);
  return rows;
}

export const listAppealsIn = (database: Database, caseIds: readonly number[]) =>
  caseIds.length === 0
    ? Promise.resolve([])
    : database.selectFrom('society.caseAppeal').selectAll().where('caseId', 'in', caseIds).execute();
