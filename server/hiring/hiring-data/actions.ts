import type { z } from 'zod';
import { type KeyScope, keyMessages } from '#contract/hiring/api-key-words.ts';
import type {
  ApplicationData,
  readApplicationsData as applicationsEndpoint,
  JobData,
  readJobsData as jobsEndpoint,
  WholeApplicationData,
} from '#contract/hiring/hiring-data.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { platformMessages } from '#contract/problem.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Employers } from '../accounts/employers.ts';
import { asRecruiter, type KeyHolder } from '../api-keys/rules.ts';
import { findApplication, listApplications, listHistory, listStages } from '../candidates/repository.ts';
import { type Place, readPlace, writePlace } from '../candidates/rules.ts';
import { findJob, type JobRow, listJobs } from '../jobs/repository.ts';
import { maySeeJob } from '../jobs/rules.ts';
import { inScope } from '../scope.ts';

type Desk = Pick<Employers, 'database' | 'now'>;

/** In the scope of the key's organisation, if the key has been given what it asks for. */
function read<Result>({ database }: Desk, key: KeyHolder, scope: KeyScope, work: (transaction: Database) => Promise<Result>) {
  allow(key.scopes.includes(scope), keyMessages.scopeMissing);
  return inScope(database, { organisation: key.orgId }, work);
}

function placeOf(after: string | undefined): Place | undefined {
  const place = after === undefined ? undefined : readPlace(after);
  if (after !== undefined && !place) throw new Problem('malformed', platformMessages.malformed);
  return place;
}

/** Cuts the row that only tells that there are more. */
function cut<Row extends { readonly moment: string }>(rows: readonly Row[], size: number, idOf: (row: Row) => number) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last ? writePlace({ moment: last.moment, id: idOf(last) }) : null };
}

type Stages = Awaited<ReturnType<typeof listStages>>;
const toJob = (job: JobRow, stages: Stages, state = job.state): JobData => ({
  jobId: job.id,
  title: job.title,
  state,
  closeReason: state === job.state ? job.closeReason : 'expired',
  department: job.department,
  place: job.place,
  region: job.region,
  country: job.country,
  workPlace: job.workPlace as JobData['workPlace'],
  employment: job.employment as JobData['employment'],
  salaryFrom: job.salaryFrom,
  salaryTo: job.salaryTo,
  salaryCurrency: job.salaryCurrency as JobData['salaryCurrency'],
  salaryPer: job.salaryPer as JobData['salaryPer'],
  openings: job.openings,
  language: job.language,
  closesOn: job.closesOn,
  publishedAt: job.publishedAt?.toISOString() ?? null,
  closedAt: job.closedAt?.toISOString() ?? null,
  updatedAt: job.updatedAt.toISOString(),
  stages: stages.filter(({ jobId }) => jobId === job.id).map(({ stageId, name }) => ({ stageId, name })),
});

export const readJobsData = (desk: Desk, key: KeyHolder, { state, after, size }: z.output<(typeof jobsEndpoint)['query']>) =>
  read(desk, key, 'jobs', async (transaction) => {
    const rows = await listJobs(transaction, asRecruiter(key), { state, now: desk.now() }, placeOf(after), size + 1);
    const { page, next } = cut(rows, size, ({ id }) => id);
    const stages = await listStages(
      transaction,
      key.orgId,
      page.map(({ id }) => id),
    );
    return { jobs: page.map((job) => toJob(job, stages, job.listedState)), next };
  });

export const readJobData = (desk: Desk, key: KeyHolder, jobId: number) =>
  read(desk, key, 'jobs', async (transaction) => {
    const job = await findJob(transaction, key.orgId, jobId);
    if (!job || !maySeeJob(asRecruiter(key), job)) throw new Problem('not-found', hiringMessages.notFound);
    return { ...toJob(job, await listStages(transaction, key.orgId, [jobId])), description: job.description };
  });

type Listed = Awaited<ReturnType<typeof listApplications>>[number];
/** The name is null while the screening is blind, and empty once the person was erased. */
const toApplication = (row: Omit<Listed, 'moment'>, seesCandidates: boolean): ApplicationData => ({
  applicationId: row.applicationId,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  stageId: row.stageId,
  stageName: row.stageName,
  stageSince: row.stageSince.toISOString(),
  status: row.status,
  source: row.source,
  appliedAt: row.appliedAt.toISOString(),
  candidate: seesCandidates && row.name ? { name: row.name, headline: row.headline ?? '', place: row.place ?? '' } : null,
});

const seesCandidates = ({ scopes }: KeyHolder) => scopes.includes('candidates');

export const readApplicationsData = (
  desk: Desk,
  key: KeyHolder,
  { sort, after, size, ...filter }: z.output<(typeof applicationsEndpoint)['query']>,
) =>
  read(desk, key, 'applications', async (transaction) => {
    const rows = await listApplications(transaction, asRecruiter(key), { filter, sort, after: placeOf(after), size });
    const { page, next } = cut(rows, size, ({ applicationId }) => applicationId);
    return { applications: page.map((row) => toApplication(row, seesCandidates(key))), next };
  });

export const readApplicationData = (desk: Desk, key: KeyHolder, applicationId: number): Promise<WholeApplicationData> =>
  read(desk, key, 'applications', async (transaction) => {
    const found = await findApplication(transaction, asRecruiter(key), applicationId);
    if (!found) throw new Problem('not-found', hiringMessages.notFound);
    const { candidate, ...application } = toApplication(found, seesCandidates(key));
    const { email, phone, letter } = found;
    const history = await listHistory(transaction, key.orgId, applicationId);
    return {
      ...application,
      candidate: candidate && { ...candidate, email, phone, letter },
      answers: seesCandidates(key) ? found.answers.map(({ text, answer }) => ({ text, answer })) : null,
      history: history.map(({ kind, at, from, to }) => ({ kind, at: at.toISOString(), from, to })),
    };
  });
