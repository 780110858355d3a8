import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { SelfIdentification } from './SelfIdentification.tsx';
import { ShareResults } from './ShareResults.tsx';
import { TestInvitations } from './TestInvitations.tsx';
import { useResultWords } from './use-result-words.ts';

/** /home/shared-results: to which tests employers invite, and what each of them sees of one's results. */
export default function OwnResultsPage() {
  const { t } = useResultWords();
  const login = useLogin();
  return (
    <PageFrame>
      <div className="grid grid-cols-1 gap-8">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">{t('own.title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('own.lead')}</p>
        </header>
        {login ? <Own /> : <Waiting />}
      </div>
    </PageFrame>
  );
}

const Waiting = () => (
  <WaitingRegion>
    <Skeleton height="12rem" />
  </WaitingRegion>
);

function Own() {
  const { t } = useResultWords();
  const loaded = useLoaded((signal) => call('GET /api/job-seeker/results', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed')
    return (
      <Failed onRetry={loaded.retry} retryAt={loaded.failure.retryAt}>
        {t('failed')}
      </Failed>
    );
  const open = loaded.value.applications;
  return (
    <>
      <TestInvitations />
      {open.length === 0 && (
        <Empty title={t('own.none')} action={<LinkButton to="/jobs">{t('own.jobs')}</LinkButton>}>
          {t('own.noneText')}
        </Empty>
      )}
      <ul className="grid gap-6">
        {open.map(({ applicationId, jobTitle, organisation }) => (
          <Card as="li" key={applicationId} className="grid grid-cols-1 gap-4">
            <h2 className="text-2xl wrap-anywhere">{t('own.application', { job: jobTitle, organisation })}</h2>
            <ShareResults applicationId={applicationId} organisation={organisation} />
            <SelfIdentification applicationId={applicationId} />
          </Card>
        ))}
      </ul>
    </>
  );
}
