import type { EMPLOYMENTS, SALARY_PERIODS, WORK_PLACES } from './job-words.ts';

export type WorkPlace = (typeof WORK_PLACES)[number];
export type Employment = (typeof EMPLOYMENTS)[number];
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** The file of all open jobs for other job boards. */
export const JOB_FEED = '/jobs/feed.xml';
export const JOBS_ON_A_PAGE = 20;
