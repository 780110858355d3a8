import type { EMPLOYMENTS, SALARY_PERIODS, WORK_PLACES } from './job-words.ts';

export type WorkPlace = (typeof WORK_PLACES)[number];
export type Employment = (typeof EMPLOYMENTS)[number];
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** The file of all open jobs for other job boards. */
export const JOB_FEED = '/jobs/feed.xml';
export const JOBS_ON_A_PAGE = 20;
/** What is found beyond is told of, not counted: a visitor narrows the search, and the page comes as fast among a million jobs. */
export const MAX_COUNTED_JOBS = 1_000;
