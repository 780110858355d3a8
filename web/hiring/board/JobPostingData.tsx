import type { JobAd } from '#contract/hiring/board.ts';
import { jobPosting } from './job-posting.ts';

/** What search engines read of a job: data, not a script. */
export const JobPostingData = ({ job, origin }: { readonly job: JobAd; readonly origin: string }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data that nothing runs, in which nothing can end the element
    dangerouslySetInnerHTML={{ __html: JSON.stringify(jobPosting(job, origin)).replaceAll('<', '\\u003c') }}
  />
);
