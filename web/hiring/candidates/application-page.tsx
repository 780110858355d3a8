import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';
import { useLive } from '../live/use-live.ts';
import { SharedResults } from '../results/SharedResults.tsx';
import { ApplicationActions } from './ApplicationActions.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationInterviews } from './ApplicationInterviews.tsx';
import { Assigned } from './Assigned.tsx';
import { CandidatesFailed } from './CandidatesFailed.tsx';
import { History } from './History.tsx';
import { LettersSent } from './LettersSent.tsx';
import { Notes } from './Notes.tsx';
import { Scorecards } from './Scorecards.tsx';
import { useCandidateName } from './use-candidate-name.ts';

/** /home/employer/candidates/:application: all that there is of one application, and what one can do about it. */
export default function ApplicationPage() {
  const { t } = useTranslation('hiring-candidates');
  const applicationId = Number(useParams().application);
  const nameOf = useCandidateName();
  return (
    <EmployerFrame title={t('candidate', { number: applicationId })} screen="candidates">
      <Loaded key={applicationId} applicationId={applicationId} nameOf={nameOf} />
    </EmployerFrame>
  );
}

/** Erased meanwhile, or no longer for this member. */
const NOT_THERE = 404;

type Props = { readonly applicationId: number; readonly nameOf: ReturnType<typeof useCandidateName> };

function Loaded({ applicationId, nameOf }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const navigate = useLocalNavigate();
  const params = { applicationId };
  // what colleagues do shows too; what stands there stays while it is read again, and with it what is being written
  const live = useLive(
    (signal) => call('GET /api/hiring/applications/{applicationId}', { params }, { as: 'member', signal }),
    ['application', 'letter'],
  );
  const application = live.failure?.status === NOT_THERE ? undefined : live.value;
  const meetings = useLive(
    (signal) => call('GET /api/hiring/interviews', { query: { application: applicationId } }, { as: 'member', signal }),
    ['interview'],
  );
  const interviews = meetings.value?.interviews ?? [];
  const choices = useLoaded((signal) => call('GET /api/hiring/candidate-choices', {}, { as: 'member', signal }), []);
  // an old link: the application was joined to another, which goes on
  const ongoing = application?.applicationId ?? applicationId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out to be another
  useEffect(() => {
    if (ongoing !== applicationId) navigate(`/home/employer/candidates/${ongoing}`, { replace: true });
  }, [ongoing]);
  const isNew = ongoing === applicationId && application?.isNew && application.mayWork;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out to be new
  useEffect(() => {
    // that it was opened is worth no message of its own if it is not noted
    if (isNew) call('POST /api/hiring/applications/{applicationId}/opened', { params }, { as: 'member' }).catch(() => {});
  }, [isNew]);
  if (!application && live.failure) return <CandidatesFailed failure={live.failure} onRetry={live.reload} />;
  if (choices.state === 'failed') return <CandidatesFailed failure={choices.failure} onRetry={choices.retry} />;
  if (!application || choices.state === 'waiting') return <FrameWaiting />;
  const shared = { application, onChange: live.reload };
  return (
    <div className="grid gap-6">
      <p className="-mt-4">
        <LocalLink to={`/home/employer/candidates?job=${application.jobId}`} className="link inline-flex min-h-11 items-center">
          {t('page.back', { job: application.jobTitle })}
        </LocalLink>
      </p>
      <ApplicationActions {...shared} name={nameOf(application)} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <ApplicationFacts {...shared} />
          <SharedResults applicationId={applicationId} jobId={application.jobId} />
          <Notes {...shared} colleagues={choices.value.members} you={choices.value.you.memberId} />
          <LettersSent letters={application.letters} />
        </div>
        <div className="grid gap-6">
          <ApplicationInterviews application={application} interviews={interviews} />
          <Assigned {...shared} colleagues={choices.value.members} />
          <Scorecards {...shared} you={choices.value.you.memberId} interviews={interviews} onEnded={meetings.reload} />
          <History application={application} />
        </div>
      </div>
    </div>
  );
}
