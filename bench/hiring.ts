import type { Database } from '#server/platform/database.ts';
import { APPLICATIONS_OF_EACH, fill, firstStageOf, JOBS_OF_EACH, jobsOf } from './hiring/fill.ts';
import { signTokens } from './http/people.ts';
import { type Asked, benchScreens, type Screens } from './screens.ts';

/** Few are one percent of the many: organisations as large as the others. */
const ORGANISATIONS = { few: 2, many: 200 } as const;
const ASKED_OF_EACH = 20;

/** What a member's page asks for, of one organisation and one of its jobs; then what a job seeker's does, among the jobs of all. */
const screens = {
  board: (job) => `/api/hiring/applications?job=${job}&stage=${firstStageOf(job)}&status=active&size=30`,
  list: () => '/api/hiring/applications?status=active',
  'list of a job': (job) => `/api/hiring/applications?job=${job}&sort=waiting`,
  search: (job) => `/api/hiring/applications?search=${['kavya', 'ravi rao', 'usha n', 'nikhil'][job % 4]}`,
  jobs: () => '/api/hiring/jobs',
  'dashboard, counters': () => '/api/hiring/dashboard/metrics',
  'dashboard, jobs': () => '/api/hiring/dashboard/jobs',
  'dashboard, applications': () => '/api/hiring/dashboard/applications',
  'dashboard, notifications': () => '/api/hiring/notifications',
  'job board': () => '/api/jobs',
  'job board, search': (job) => `/api/jobs?q=${['pump fitter', 'nurse', 'teach', `welder ${job}`][(job / 10) % 4]}`,
  'job board, place': (job) => `/api/jobs?place=${['kochi', 'pune', 'delhi'][(job / 10) % 3]}`,
  'job board, a job': (job) => `/api/jobs/${job}`,
} as const satisfies Record<string, (job: number) => string>;
type Screen = keyof typeof screens;

let filled = 0;

async function fillHiring(database: Database, size: keyof typeof ORGANISATIONS, dataFolder: string): Promise<Screens<Screen>> {
  const organisations = ORGANISATIONS[size];
  await database.transaction().execute((transaction) => fill(transaction, filled + 1, organisations));
  filled = organisations;
  const readers = Math.min(ASKED_OF_EACH, organisations);
  const orgs = Array.from({ length: readers }, (_, index) => 1 + Math.floor((index * organisations) / readers));
  const tokens = await signTokens(database, dataFolder, orgs, 'employers');
  const everyTenth = orgs.map((org) => jobsOf(org).filter((_, index) => index % 10 === 0));
  const askedOf = (path: (job: number) => string): Asked[] =>
    everyTenth.flatMap((jobs, index) => jobs.map((job) => ({ path: path(job), token: tokens[index]! })));
  return Object.fromEntries(Object.entries(screens).map(([screen, path]) => [screen, askedOf(path)])) as Record<Screen, Asked[]>;
}

/** Employers' screens and the job board on PostgreSQL, among two organisations and among two hundred, in one run. */
export const run = (json: boolean, which: readonly string[]): Promise<void> =>
  benchScreens(
    `${ORGANISATIONS.many} organisations, each with ${JOBS_OF_EACH} jobs and ${APPLICATIONS_OF_EACH.toLocaleString('en')} applications, beside ${ORGANISATIONS.few} like them.`,
    fillHiring,
    json,
    which,
  );
