import type { ListedJob } from '#contract/hiring/board.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useJobFacts } from './use-job-facts.ts';

/** A job in a list: the whole card leads to it, and its name is what a screen reader hears as the link. */
export function ListedJobView({ job }: { readonly job: ListedJob }) {
  const facts = useJobFacts(job);
  return (
    <Card as="li" className="board-job">
      <h3 className="text-xl" lang={job.language}>
        <LocalLink to={`/jobs/${job.jobId}`}>{job.title}</LocalLink>
      </h3>
      <p className="font-semibold wrap-anywhere">{job.organisation}</p>
      <ul className="board-facts">
        {[facts.place, facts.employment, facts.salary].filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {facts.published}
        {facts.closes && ` · ${facts.closes}`}
      </p>
    </Card>
  );
}
