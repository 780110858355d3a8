import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnInterview } from '#contract/hiring/interviews.ts';
import type { JobProfile } from '#contract/hiring/seekers.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RetryButton } from '#web/ui/RetryButton.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { InterviewChoice } from '../interviews/InterviewChoice.tsx';
import { TestInvitations } from '../results/TestInvitations.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { CvField } from './CvField.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** What somebody who looks for work has here: their applications, and what goes along with the next one. */
export function SeekerPlace() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <TestInvitations />
      <OwnApplications />
      <StoredProfile />
    </div>
  );
}

function OwnApplications() {
  const { t } = useTranslation('hiring-seekers');
  const loaded = useLoaded((signal) => call('GET /api/job-seeker/applications', {}, { as: 'person', signal }), []);
  const [meetings, setMeetings] = useState<readonly OwnInterview[]>([]);
  const asked = useLoaded(async (signal) => {
    const { interviews } = await call('GET /api/job-seeker/interviews', {}, { as: 'person', signal });
    setMeetings(interviews); // stays in sight while it is loaded again
  }, []);
  return (
    <section aria-labelledby="applications" className="grid grid-cols-1 gap-4">
      <h2 id="applications" className="text-2xl">
        {t('applications')}
      </h2>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <Failed onRetry={loaded.retry}>{t('failed')}</Failed>}
      {asked.state === 'failed' && (
        <Notice tone="danger" action={<RetryButton onRetry={asked.retry} />}>
          {t('interviewsFailed')}
        </Notice>
      )}
      {loaded.state === 'ready' && loaded.value.applications.length === 0 && (
        <Empty title={t('none')} level={3} action={<LinkButton to="/jobs">{t('jobs')}</LinkButton>} />
      )}
      {loaded.state === 'ready' && (
        <ul className="grid grid-cols-1 gap-4 empty:hidden">
          {loaded.value.applications.map((application) => (
            <ApplicationCard key={application.applicationId} application={application} onChanged={loaded.reload}>
              <InterviewChoice
                interviews={meetings.filter(({ applicationId }) => applicationId === application.applicationId)}
                onChange={asked.state === 'ready' ? asked.reload : () => {}}
              />
              {application.status === 'active' && (
                <LocalLink to="/home/shared-results" className="link justify-self-start">
                  {t('results')}
                </LocalLink>
              )}
            </ApplicationCard>
          ))}
        </ul>
      )}
    </section>
  );
}

function StoredProfile() {
  const { t } = useTranslation('hiring-seekers');
  const loaded = useLoaded((signal) => call('GET /api/job-seeker/profile', {}, { as: 'person', signal }), []);
  const [changed, setChanged] = useState<JobProfile>();
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <Failed onRetry={loaded.retry}>{t('failed')}</Failed>;
  const profile = changed ?? loaded.value;
  return (
    <>
      <ProfileForm profile={profile} onStored={setChanged} />
      <Card as="section">
        <CvField profile={profile} onStored={setChanged} />
      </Card>
    </>
  );
}

const Waiting = () => (
  <WaitingRegion className="grid gap-4">
    <Skeleton height="8rem" />
  </WaitingRegion>
);
