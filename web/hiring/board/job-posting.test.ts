import { expect, test } from 'vitest';
import type { JobAd } from '#contract/hiring/board.ts';
import { jobPosting } from './job-posting.ts';

const job: JobAd = {
  ...{ jobId: 1001, title: 'Tea taster', organisation: 'Harbour Tea', department: '', description: '<p>Taste.</p>', openings: 2 },
  ...{ place: 'Kochi', region: 'Kerala', country: 'IN', workPlace: 'on-site', employment: 'full-time', language: 'en' },
  ...{ publishedAt: '2026-11-22T06:00:00.000Z', closesOn: '2026-12-01', closesAt: '2026-12-01T18:30:00.000Z' },
  ...{
    questions: [],
    state: 'open',
    about: '',
    website: 'https://tea.example',
    salary: { from: 600_000, to: 900_000, currency: 'INR', per: 'year' },
  },
};

test('a job at a place is told with it, its pay and its last moment', () => {
  expect(jobPosting(job, 'https://bhava.example')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Tea taster',
    datePosted: '2026-11-22T06:00:00.000Z',
    validThrough: '2026-12-01T18:30:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Harbour Tea', sameAs: 'https://tea.example' },
    url: 'https://bhava.example/jobs/1001',
    jobLocation: { address: { addressLocality: 'Kochi', addressRegion: 'Kerala', addressCountry: 'IN' } },
    baseSalary: { currency: 'INR', value: { minValue: 600_000, maxValue: 900_000, unitText: 'YEAR' } },
  });
});

test('a job from anywhere has no place, but says who may live where', () => {
  const posting = jobPosting({ ...job, workPlace: 'remote', salary: null, closesAt: null }, 'https://bhava.example');
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'IN' } });
  for (const absent of ['jobLocation', 'baseSalary', 'validThrough']) expect(posting).not.toHaveProperty(absent);
});
