import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { EmployerFrame } from '../EmployerFrame.tsx';
import { NoticeList } from '../live/NoticeList.tsx';
import { useLive } from '../live/use-live.ts';
import { useMember } from '../member.ts';
import { Counters } from './Counters.tsx';
import { Part } from './Part.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** /home/employer/dashboard: what waits, what is new, and what is done most (specification, 2.7). */
export default function DashboardPage() {
  const { t } = useTranslation('hiring-dashboard');
  return (
    <EmployerFrame title={t('title')} screen="home">
      <Dashboard />
    </EmployerFrame>
  );
}

type Load = 'metrics' | 'jobs' | 'applications' | 'notifications';

function Dashboard() {
  const { t } = useTranslation('hiring-dashboard');
  const email = useMember()?.email;
  const [latest, setLatest] = useState<Load>();
  /** Only the latest failure is shown, until that very load succeeds. */
  const tellOf = (load: Load) => ({
    onFailed: () => setLatest(load),
    onReady: () => setLatest((present) => (present === load ? undefined : present)),
  });
  const as = 'member';
  const metrics = useLive(
    (signal) => call('GET /api/hiring/dashboard/metrics', {}, { as, signal }),
    ['application', 'job', 'interview'],
    tellOf('metrics'),
  );
  const jobs = useLive((signal) => call('GET /api/hiring/dashboard/jobs', {}, { as, signal }), ['job'], tellOf('jobs'));
  const applications = useLive(
    (signal) => call('GET /api/hiring/dashboard/applications', {}, { as, signal }),
    ['application'],
    tellOf('applications'),
  );
  const notices = useLive((signal) => call('GET /api/hiring/notifications', {}, { as, signal }), ['notification'], tellOf('notifications'));
  return (
    <div className="grid gap-6">
      {/* room for an e-mail of two lines on a phone: it comes later than the word that stands in for it */}
      <p className="text-xl wrap-anywhere max-sm:min-h-[2lh]">
        {t('welcome')}
        {email ?? t('employer')}
      </p>
      <div aria-live="polite" className="empty:hidden">
        {latest && <Notice tone="danger">{t(`failed.${latest}`)}</Notice>}
      </div>
      <Counters metrics={metrics} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RecentActivity jobs={jobs} applications={applications} />
        <div className="grid gap-6">
          <Part title={t('quick')}>
            <div className="grid gap-3">
              <LinkButton to="/home/employer/post-job">{t('createJob')}</LinkButton>
              <LinkButton to="/home/employer/manage-interviews" variant="secondary">
                {t('manageInterviews')}
              </LinkButton>
            </div>
          </Part>
          <Part title={t('notifications')} isWaiting={notices.isWaiting && !notices.value}>
            {notices.value?.notifications.length === 0 && <p className="text-muted">{t('noNotifications')}</p>}
            {notices.value && <NoticeList notices={notices.value.notifications.slice(0, 8)} />}
          </Part>
        </div>
      </div>
    </div>
  );
}
