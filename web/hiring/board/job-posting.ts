import type { JobAd } from '#contract/hiring/board.ts';
import type { Employment, SalaryPeriod } from '#contract/hiring/board-words.ts';

const EMPLOYMENT_TYPES: Record<Employment, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};
const UNITS: Record<SalaryPeriod, string> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' };

/** A job in the words of schema.org, as search engines that list jobs ask for it (schema.org/JobPosting). */
export function jobPosting(job: JobAd, origin: string) {
  const isRemote = job.workPlace === 'remote';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.publishedAt,
    ...(job.closesAt !== null && { validThrough: job.closesAt }),
    employmentType: EMPLOYMENT_TYPES[job.employment],
    hiringOrganization: { '@type': 'Organization', name: job.organisation, ...(job.website && { sameAs: job.website }) },
    identifier: { '@type': 'PropertyValue', name: job.organisation, value: String(job.jobId) },
    url: `${origin}/jobs/${job.jobId}`,
    inLanguage: job.language,
    totalJobOpenings: job.openings,
    directApply: true,
    ...(isRemote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: job.country } }
      : { jobLocation: { '@type': 'Place', address: addressOf(job) } }),
    ...(job.salary && { baseSalary: baseSalary(job.salary) }),
  };
}

const addressOf = ({ place, region, country }: JobAd) => ({
  '@type': 'PostalAddress',
  ...(place && { addressLocality: place }),
  ...(region && { addressRegion: region }),
  addressCountry: country,
});

const baseSalary = ({ from, to, currency, per }: NonNullable<JobAd['salary']>) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    unitText: UNITS[per],
    ...(from !== null && from === to
      ? { value: from }
      : { ...(from !== null && { minValue: from }), ...(to !== null && { maxValue: to }) }),
  },
});
