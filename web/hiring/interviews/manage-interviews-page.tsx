import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Interview } from '#contract/hiring/interviews.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';
import { useLive } from '../live/use-live.ts';
import { useMember } from '../member.ts';
import { InterviewCard } from './InterviewCard.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';
import { useWhen } from './use-when.ts';

/** /home/manage-interviews: what comes, by day; what waits for an answer; what is over and waits for a word on it. */
export default function ManageInterviewsPage() {
  const { t } = useTranslation('hiring-interviews');
  return (
    <EmployerFrame title={t('title')}>
      <Interviews />
    </EmployerFrame>
  );
}

function Interviews() {
  const { t } = useTranslation('hiring-interviews');
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('application')) || undefined;
  const [isProposing, setProposing] = useState(wanted !== undefined);
  const role = useMember()?.role;
  const live = useLive(
    (signal) => call('GET /api/hiring/interviews', { query: {} }, { as: 'member', signal }),
    ['interview', 'application'],
  );
  const close = () => {
    setProposing(false);
    if (wanted !== undefined) setSearch({}, { replace: true });
  };
  if (!live.value) return live.failure ? <Failed onRetry={live.reload}>{t('failed')}</Failed> : <FrameWaiting />;
  const { interviews } = live.value;
  return (
    <div className="grid gap-8">
      {role !== 'interviewer' && (
        // its room is kept until it is known who this is
        <div className={role ? undefined : 'invisible'}>
          <Button onClick={() => setProposing(true)}>{t('propose.open')}</Button>
        </div>
      )}
      {interviews.length === 0 && <Empty title={t('none')}>{t('noneLead')}</Empty>}
      <Upcoming interviews={interviews.filter(({ group }) => group === 'upcoming')} onChange={live.reload} />
      {(['waiting', 'over', 'done'] as const).map((group) => (
        <Group key={group} group={group} interviews={interviews.filter((one) => one.group === group)} onChange={live.reload} />
      ))}
      {isProposing && <ProposeDialog applicationId={wanted} onClose={close} onDone={live.reload} />}
    </div>
  );
}

type GroupProps = { readonly interviews: readonly Interview[]; readonly onChange: () => void };

function Upcoming({ interviews, onChange }: GroupProps) {
  const { t } = useTranslation('hiring-interviews');
  const { day } = useWhen();
  if (interviews.length === 0) return null;
  const days = Map.groupBy(interviews, ({ startsAt, timeZone }) => day(startsAt!, timeZone));
  return (
    <section className="grid gap-4" aria-label={t('groups.upcoming')}>
      <h2 className="text-2xl">{t('groups.upcoming')}</h2>
      {[...days].map(([name, those]) => (
        <div key={name} className="grid gap-3">
          <h3 className="font-semibold">{name}</h3>
          <Cards interviews={those} onChange={onChange} heading="h4" />
        </div>
      ))}
    </section>
  );
}

function Group({ group, interviews, onChange }: GroupProps & { readonly group: Interview['group'] }) {
  const { t } = useTranslation('hiring-interviews');
  if (interviews.length === 0) return null;
  return (
    <section className="grid gap-4" aria-label={t(`groups.${group}`)}>
      <h2 className="text-2xl">{t(`groups.${group}`)}</h2>
      <Cards interviews={interviews} onChange={onChange} heading="h3" />
    </section>
  );
}

type Heading = Parameters<typeof InterviewCard>[0]['heading'];
const Cards = ({ interviews, onChange, heading }: GroupProps & { readonly heading: Heading }) => (
  <ul className="grid gap-3">
    {interviews.map((interview) => (
      <InterviewCard key={interview.interviewId} interview={interview} onChange={onChange} heading={heading} />
    ))}
  </ul>
);
