import { useParams } from 'react-router';
import type { Comparison } from '#contract/hiring/comparison.ts';
import { type ApiFailure, call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { EmployerFrame } from '../EmployerFrame.tsx';
import { Composites } from './Composites.tsx';
import { Meetings } from './Meetings.tsx';
import { useResultWords } from './use-result-words.ts';

/** What the candidates of a job share, beside what the job looks for: in bands, with no number that pretends to know better. */
export default function ComparisonPage() {
  const { t } = useResultWords();
  return (
    <EmployerFrame title={t('compare.title')} screen="candidates">
      <Compared jobId={Number(useParams().jobId)} />
    </EmployerFrame>
  );
}

const isMissing = ({ code }: ApiFailure) => code === 'not-found';

function Compared({ jobId }: { readonly jobId: number }) {
  const { t } = useResultWords();
  const loaded = useLoaded(
    (signal) => call('GET /api/hiring/jobs/{jobId}/comparison', { params: { jobId } }, { as: 'member', signal }),
    [jobId],
  );
  if (loaded.state === 'waiting')
    return (
      <WaitingRegion>
        <Skeleton height="16rem" />
      </WaitingRegion>
    );
  if (loaded.state === 'failed')
    return (
      <Failed
        onRetry={isMissing(loaded.failure) ? undefined : loaded.retry}
        retryAt={loaded.failure.retryAt}
        action={isMissing(loaded.failure) && <LinkButton to="/home/employer/manage-jobs">{t('compare.toJobs')}</LinkButton>}
      >
        {t(isMissing(loaded.failure) ? 'compare.notFound' : 'failed')}
      </Failed>
    );
  const { target, bands, apart } = loaded.value;
  if (target.length === 0) return <Empty title={t('compare.noTarget')}>{t('compare.noTargetText')}</Empty>;
  if (bands.length + apart.length === 0) return <Empty title={t('compare.nobody')}>{t('compare.nobodyText')}</Empty>;
  return <Bands {...loaded.value} />;
}

function Bands({ bands, apart }: Comparison) {
  const { t } = useResultWords();
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-prose font-semibold">{t('aid')}</p>
      <p className="max-w-prose">{t('compare.how')}</p>
      {bands.length > 0 && <Composites bands={bands} />}
      {bands.map(({ members }, index) => (
        <section key={members[0]!.applicationId} aria-labelledby={`band${index}`} className="grid grid-cols-1 gap-4">
          <h2 id={`band${index}`} className="text-2xl">
            {t('compare.band', { number: index + 1 })}
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {members.map((member) => (
              <Candidate key={member.applicationId} {...member} note={member.isTiedAbove ? t('compare.tiedAbove') : undefined} />
            ))}
          </ul>
        </section>
      ))}
      {apart.length > 0 && (
        <section aria-labelledby="apart" className="grid grid-cols-1 gap-4">
          <h2 id="apart" className="text-2xl">
            {t('compare.apart')}
          </h2>
          <p className="max-w-prose text-muted">{t('compare.apartText')}</p>
          <ul className="grid gap-4 lg:grid-cols-2">
            {apart.map((candidate) => (
              <Candidate key={candidate.applicationId} {...candidate} note={undefined} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type CandidateProps = Comparison['apart'][number] & { readonly note: string | undefined };

function Candidate({ applicationId, name, meetings, note }: CandidateProps) {
  const { t } = useResultWords();
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-4">
      <h3 className="text-xl">
        <LocalLink to={`/home/employer/candidates/${applicationId}`} className="link inline-block py-1">
          {name ?? t('compare.nameless', { number: applicationId })}
        </LocalLink>
      </h3>
      {note && <p>{note}</p>}
      <Meetings meetings={meetings} />
    </Card>
  );
}
