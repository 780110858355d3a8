import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database.ts';

export const JOBS_OF_EACH = 100;
export const APPLICATIONS_OF_EACH = 5_000;

const FIRST_JOB = 100_000;
const FIRST_STAGE = 1_000_000;
const FIRST_APPLICATION = 10_000_000;
const FILLED = ['job', 'stage', 'candidate', 'application', 'application_event', 'notification'] as const;

/** The numbers of the rows that `fill` makes, so that a bench can name them. */
export const jobsOf = (org: number): number[] =>
  Array.from({ length: JOBS_OF_EACH }, (_, index) => FIRST_JOB + (org - 1) * JOBS_OF_EACH + index);
export const firstStageOf = (job: number): number => FIRST_STAGE + 4 * (job - FIRST_JOB);

/**
 * Organisations `from` to `to`, each with an owner, a hundred jobs and five thousand applications, straight in the database: as its owner,
 * without walls, triggers and foreign keys, and with indexes built at the end. Names, places and dates follow from the numbers alone.
 */
export async function fill(transaction: Transaction<Tables>, from: number, to: number): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run(`SET LOCAL session_replication_role = 'replica'`);
  await run(`SET LOCAL maintenance_work_mem = '512MB'`);
  const indexes = await takeIndexes(transaction);
  for (const { name } of indexes) await run(`DROP INDEX hiring.${name}`);
  for (const statement of statements(from, to)) await run(statement);
  for (const { definition } of indexes) await run(definition);
}

/** Indexes that no key needs: they are built much faster than they are kept up. */
async function takeIndexes(transaction: Transaction<Tables>) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'hiring' and tablename in (${sql.join([...FILLED])})
      and not exists (select from pg_constraint where conname = indexname)`.execute(transaction);
  return rows;
}

function statements(from: number, to: number): string[] {
  const firstJob = jobsOf(from)[0]!;
  const lastJob = jobsOf(to).at(-1)!;
  const [firstApplication, lastApplication] = [from, to + 1].map((org) => FIRST_APPLICATION + (org - 1) * APPLICATIONS_OF_EACH) as [
    number,
    number,
  ];
  const org = `(${from} + (n - ${firstJob}) / ${JOBS_OF_EACH})`;
  /** An organisation's applications go round its jobs. */
  const orgOf = `(${from} + (n - ${firstApplication}) / ${APPLICATIONS_OF_EACH})`;
  const jobOf = `(${FIRST_JOB} + (${orgOf} - 1) * ${JOBS_OF_EACH} + n % ${JOBS_OF_EACH})`;
  const stageOf = `(${FIRST_STAGE} + 4 * (${jobOf} - ${FIRST_JOB}) + (n / 100) % 4)`;
  const statusOf = `(ARRAY['active','active','active','rejected','active','rejected','withdrawn','active','hired','rejected'])[1 + (n / 7) % 10]`;
  const appliedAt = `(now() - interval '1 hour' * (n % 17520))`;
  const names = `(ARRAY['Asha','Ravi','Kavya','Meera','Anil','Usha','Kiran','Nikhil','Farah','Joseph','Leela','Om','Pooja'])[1 + n % 13]
    || ' ' || (ARRAY['Rao','Nair','Shah','Khan','Das','Iyer','Singh','Bose','Patel','Thomas','Reddy'])[1 + (n / 13) % 11]`;
  const series = (first: number, last: number) => `FROM generate_series(${first}, ${last}) n`;
  return [
    `INSERT INTO employers.person (id, name, email, email_verified) SELECT n, 'Owner ' || n, 'owner' || n || '@firm.example', true ${series(from, to)}`,
    `INSERT INTO employers.session (id, expires_at, token, updated_at, user_id)
      SELECT n, now() + interval '7 days', 'bench' || n, now(), n ${series(from, to)}`,
    `INSERT INTO hiring.organisation (org_id, name, mobile_number, verified_at, created_at) OVERRIDING SYSTEM VALUE
      SELECT n, 'Firm ' || n, '9820012345', now(), now() ${series(from, to)}`,
    `INSERT INTO hiring.member (id, org_id, account_id, role, name, email, joined_at) OVERRIDING SYSTEM VALUE
      SELECT n, n, n, 'owner', 'Owner ' || n, 'owner' || n || '@firm.example', now() ${series(from, to)}`,
    `INSERT INTO hiring.job (id, org_id, state, close_reason, waits_for, title, place, published_at, created_by, created_at, updated_at)
      OVERRIDING SYSTEM VALUE
      SELECT n, ${org}, state, CASE WHEN state = 'closed' THEN 'filled' END, CASE WHEN state = 'pending_approval' THEN 'member' END,
        (ARRAY['Pump fitter','Nurse','Teacher','Welder','Clerk','Driver','Cook'])[1 + n % 7] || ' ' || n,
        (ARRAY['Kochi','Pune','Delhi','Mumbai','Jaipur'])[1 + n % 5],
        CASE WHEN state <> 'pending_approval' THEN now() - interval '1 hour' * (n % 8760) END, ${org}, now(), now() - interval '1 minute' * (n % 9999)
      FROM (SELECT n, (ARRAY['open','open','open','closed','open','open','closed','open','paused','pending_approval'])[1 + n % 10] AS state
        ${series(firstJob, lastJob)}) numbered`,
    `INSERT INTO hiring.stage (id, org_id, job_id, position, name, deadline_days) OVERRIDING SYSTEM VALUE
      SELECT ${FIRST_STAGE} + 4 * (n - ${FIRST_JOB}) + place, ${org}, n, place + 1, (ARRAY['Applied','Screening','Interview','Offer'])[place + 1], 7
      ${series(firstJob, lastJob)}, generate_series(0, 3) place`,
    `INSERT INTO hiring.candidate (id, org_id, name, email, phone, headline, created_at) OVERRIDING SYSTEM VALUE
      SELECT n, ${orgOf}, ${names}, 'candidate' || n || '@example.org', '98' || n, 'Has worked for ' || n % 30 || ' years', now()
      ${series(firstApplication, lastApplication - 1)}`,
    `INSERT INTO hiring.application (id, org_id, job_id, candidate_id, status, stage_id, stage_since, source, applied_at, reviewed_at, decided_at)
      OVERRIDING SYSTEM VALUE
      SELECT n, ${orgOf}, ${jobOf}, n, ${statusOf}, ${stageOf}, ${appliedAt}, (ARRAY['board','link','board','import'])[1 + n % 4], ${appliedAt},
        CASE WHEN (n / 11) % 10 > 0 THEN ${appliedAt} END, CASE WHEN ${statusOf} <> 'active' THEN ${appliedAt} + interval '9 days' END
      ${series(firstApplication, lastApplication - 1)}`,
    `INSERT INTO hiring.application_event (org_id, application_id, job_id, kind, to_stage, at)
      SELECT org_id, id, job_id, 'applied', (SELECT ${FIRST_STAGE} + 4 * (job_id - ${FIRST_JOB})), applied_at
      FROM hiring.application WHERE id BETWEEN ${firstApplication} AND ${lastApplication - 1} ORDER BY id`,
    `INSERT INTO hiring.application_event (org_id, application_id, job_id, kind, to_stage, at)
      SELECT org_id, id, job_id, CASE WHEN status = 'active' THEN 'moved' ELSE status END,
        CASE WHEN status = 'active' THEN stage_id END, applied_at + interval '9 days'
      FROM hiring.application WHERE id BETWEEN ${firstApplication} AND ${lastApplication - 1} ORDER BY id`,
    `INSERT INTO hiring.notification (org_id, member_id, kind, facts, path, at)
      SELECT n, n, 'application', '{}', '/home', now() FROM generate_series(${from}, ${to}) n, generate_series(1, 30)`,
    `SELECT board.show(n) FROM generate_series(${from}, ${to}) n`,
  ];
}
