import type { JobAd } from '#contract/hiring/board.ts';
import type { Employment } from '#contract/hiring/board-words.ts';

/** The words of the format that job boards read from each other (the root `source`, one `job` for each). */
const JOB_TYPES: Record<Employment, string> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
};

export function writeJobFeed(jobs: readonly JobAd[], { origin, at }: { readonly origin: string; readonly at: Date }): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>Bhava</publisher>
<publisherurl>${escapeXml(`${origin}/jobs`)}</publisherurl>
<lastBuildDate>${at.toUTCString()}</lastBuildDate>
${jobs.map((job) => entry(job, origin)).join('\n')}
</source>
`;
}

function entry(job: JobAd, origin: string): string {
  const facts = {
    title: job.title,
    date: new Date(job.publishedAt).toUTCString(),
    referencenumber: String(job.jobId),
    url: `${origin}/jobs/${job.jobId}`,
    company: job.organisation,
    city: job.place,
    state: job.region,
    country: job.country,
    description: job.description,
    salary: salaryOf(job),
    jobtype: JOB_TYPES[job.employment],
    category: job.department,
    remotetype: job.workPlace === 'remote' ? 'Fully remote' : job.workPlace === 'hybrid' ? 'Hybrid remote' : '',
    expirationdate: job.closesOn ?? '',
  };
  const lines = Object.entries(facts).flatMap(([name, text]) => (text === '' ? [] : [`<${name}>${escapeXml(text)}</${name}>`]));
  return `<job>\n${lines.join('\n')}\n</job>`;
}

function salaryOf({ salary }: JobAd): string {
  if (!salary) return '';
  const { from, to, currency, per } = salary;
  const amounts = [from, to].filter((amount) => amount !== null);
  return `${currency} ${[...new Set(amounts)].join(' - ')} per ${per}`;
}

/** Signs that XML 1.0 cannot hold at all, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very signs are meant
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeXml = (text: string) => text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
