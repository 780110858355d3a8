import { expect, type Page } from '@playwright/test';
import { logInAsEmployer, verifyEmployer } from './employer.ts';

export const NAMES = ['Kavya Nair', 'Ravi Sen', 'Meena Pillai'] as const;

/** All that a draft of a job has. */
const JOB = {
  title: 'Pump fitter',
  description: '<p>Fit pumps.</p>',
  department: '',
  place: 'Kochi',
  region: 'Kerala',
  country: 'IN',
  workPlace: 'on-site',
  employment: 'full-time',
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: 'INR',
  salaryPer: 'year',
  openings: 1,
  isConfidential: false,
  managerId: null,
  approverId: null,
  closesOn: null,
  language: 'en',
  questions: [],
} as const;

/** An employer with a job and three candidates, by the API: the forms of jobs have tests of their own. Their e-mail is verified, since they write letters. */
export async function withCandidates(page: Page) {
  const employer = await logInAsEmployer(page);
  const { headers } = employer;
  await verifyEmployer(page, employer);
  const made = await page.request.post('/api/hiring/jobs', { headers, data: { ...JOB, madeWith: crypto.randomUUID() } });
  expect(made.status(), await made.text()).toBe(201);
  const { jobId } = (await made.json()) as { jobId: number };
  const csv = ['name,email', ...NAMES.map((name, index) => `${name},candidate${index}@firm.example`)].join('\n');
  const imported = await page.request.post(`/api/hiring/jobs/${jobId}/imports`, { headers, data: { csv, isConfirmed: true } });
  expect(imported.status(), await imported.text()).toBe(200);
  return { ...employer, jobId };
}
