import type { Analytics, Impact } from '#contract/hiring/analytics.ts';
import type { AnalyticsSpan } from '#contract/hiring/analytics-words.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Member } from '../rules.ts';
import { inScope } from '../scope.ts';
import { listSelfIdentificationSums, listSelfIdentifications } from '../self-identification/repository.ts';
import { tellImpact } from './group-outcomes.ts';
import { historiesOf } from './histories.ts';
import { listAnalysedJobs, listStagesOf, readHappenedEvents } from './repository.ts';
import { analyse, beginOf, mayReadAnalytics, mayReadImpact, monthsOf } from './rules.ts';

type Needs = Pick<Employers, 'database' | 'now'>;
type Asked = { readonly job?: number | undefined; readonly span: AnalyticsSpan };

type Span = { readonly since: Date | null; readonly until?: Date };

/** What happened in the jobs that the member works on. One that they do not see is not told apart from one that is not there. */
function gather({ database }: Needs, member: Member, job: number | undefined, span: Span) {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const jobs = await listAnalysedJobs(transaction, member);
    if (job !== undefined && !jobs.some(({ id }) => id === job)) throw new Problem('not-found', hiringMessages.notFound);
    const events = await readHappenedEvents(transaction, member, { job, ...span });
    const histories = historiesOf(events);
    const concerned = [...new Set(histories.map(({ jobId }) => jobId))];
    return { jobs, histories, stages: await listStagesOf(transaction, member.orgId, job === undefined ? concerned : [job]) };
  });
}

export async function readAnalytics(needs: Needs, member: Member, { job, span }: Asked): Promise<Analytics> {
  allow(mayReadAnalytics(member), hiringMessages.notAllowed);
  const { jobs, histories, stages } = await gather(needs, member, job, { since: beginOf(span, needs.now()) });
  return { jobs, ...analyse(histories, stages, needs.now()) };
}

export async function readImpact(needs: Needs, member: Member, { job, span }: Asked): Promise<Impact> {
  allow(mayReadImpact(member), hiringMessages.notAllowed);
  const months = monthsOf(span, needs.now());
  const { histories, stages } = await gather(needs, member, job, months);
  const jobs = [...new Set(stages.map(({ jobId }) => jobId))];
  return inScope(needs.database, { organisation: member.orgId }, async (transaction) =>
    tellImpact(histories, stages, {
      identified: await listSelfIdentifications(transaction, member.orgId, jobs, months.until),
      sums: await listSelfIdentificationSums(transaction, member.orgId, jobs, months),
    }),
  );
}
