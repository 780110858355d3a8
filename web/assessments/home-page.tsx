import { useTranslation } from 'react-i18next';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import type { Progress } from '#contract/measurement.ts';
import type { Loaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { KeptGameNotice } from './guest/KeptGameNotice.tsx';
import { type KeptGame, useKeptGame } from './guest/use-kept-game.ts';
import { MoreOfYours } from './home/MoreOfYours.tsx';
import { NewNoticeLine, usePrivacyStanding } from './home/NewNoticeLine.tsx';
import { OwnPicture } from './home/OwnPicture.tsx';
import { OwnReports } from './home/OwnReports.tsx';
import { type OwnReport, useOwnReport } from './home/use-own-report.ts';
import { useVerification, VerifyLine } from './home/VerifyLine.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { AllPlayed } from './overview/AllPlayed.tsx';
import { NextTestCard } from './overview/NextTestCard.tsx';
import { OwnBeads } from './overview/OwnBeads.tsx';
import { fullness, isWorthReading } from './overview/test-standing.ts';
import { useProgress } from './overview/use-progress.ts';
import './overview/overview.css';
import './home/home.css';

/** How far a person has come, and one thing to do next: what is begun, else the test that tells most, else the report. */
export default function HomePage() {
  const login = useLogin();
  return <PageFrame wide>{login ? <Home name={login.firstName} userId={login.userId} /> : <HomeWaiting />}</PageFrame>;
}

function Home({ name, userId }: { name: string; userId: number }) {
  const kept = useKeptGame();
  const progress = useProgress(kept);
  const account = useVerification(); // a failure to ask is no matter of this page
  const privacy = usePrivacyStanding(); // nor is this one
  if (progress.state === 'waiting' || account.state === 'waiting' || privacy.state === 'waiting') return <HomeWaiting />;
  if (progress.state === 'failed') return <LoadFailure failure={progress.failure} onRetry={progress.retry} />;
  const unverified = account.state === 'ready' && !account.value.isVerified ? account.value.email : undefined;
  const isNoticeNew = privacy.state === 'ready' && privacy.value.isNoticeNew;
  return <Standing {...{ name, userId, kept, unverified, isNoticeNew }} progress={progress.value} />;
}

type StandingProps = {
  name: string;
  userId: number;
  progress: Progress;
  kept: KeptGame;
  unverified: string | undefined;
  isNoticeNew: boolean;
};

function Standing({ name, userId, progress: { tests, next }, kept, unverified, isNoticeNew }: StandingProps) {
  const { t } = useTranslation(['assessments', 'tests']);
  const nextTest = tests.find(({ test }) => test === next?.test);
  const counted = tests.filter(({ hasValidSitting }) => hasValidSitting).length;
  const report = useOwnReport(userId, counted);
  const isNew = tests.every((test) => fullness(test) === 0);
  return (
    <div className="grid grid-cols-1 gap-10">
      <section className="grid gap-5">
        <KeptGameNotice game={kept} />
        <h1 className="text-4xl">{t(isNew ? 'home.welcome' : 'home.back', { name })}</h1>
        <OwnBeads tests={tests} />
        <p className="max-w-prose text-lg text-muted">{t(standingOf(tests))}</p>
      </section>
      {counted > 0 && <Picture report={report} />}
      {next && nextTest ? <NextTestCard test={nextTest} next={next} /> : <AllPlayed tests={tests} />}
      <div className="flex flex-wrap gap-3">
        {counted === 0 && (
          <LinkButton to={DEMO_REPORT} variant="secondary">
            {t('home.demo')}
          </LinkButton>
        )}
        <LinkButton to="/play-cognitive-games" variant="secondary">
          {t('home.tests')}
        </LinkButton>
        <LinkButton to="/home/settings" variant="quiet">
          {t('home.settings')}
        </LinkButton>
      </div>
      {isNoticeNew && <NewNoticeLine />}
      {unverified && <VerifyLine email={unverified} />}
      {report.state === 'ready' && <OwnReports reports={report.value.overview.reports} />}
      <MoreOfYours />
    </div>
  );
}

/** Its place is kept while it is fetched; when it cannot be, the rest of the page stands. */
function Picture({ report }: { report: Loaded<OwnReport> }) {
  const { t } = useTranslation('home');
  if (report.state === 'waiting') return <Skeleton height="22rem" />;
  if (report.state === 'failed') return <Failed onRetry={report.retry}>{t('picture.failed')}</Failed>;
  return <OwnPicture report={report.value} />;
}

/** What the beads come to, in a sentence: one story or two games are a first report. */
function standingOf(tests: Progress['tests']) {
  const counted = tests.filter(({ hasValidSitting }) => hasValidSitting);
  if (counted.length === tests.length) return 'home.standing.all';
  if (isWorthReading(tests)) return 'home.standing.report';
  if (counted.length === 1) return 'home.standing.oneGame';
  return tests.some((test) => fullness(test) > 0) ? 'home.standing.begun' : 'home.standing.none';
}

function HomeWaiting() {
  return (
    <WaitingRegion className="grid gap-8">
      <div className="grid gap-5">
        <Skeleton width="min(70%, 24rem)" height="2.6rem" />
        <Skeleton width="min(100%, 27rem)" height="3rem" />
        <Skeleton width="min(90%, 36rem)" height="1.8rem" />
      </div>
      <Skeleton height="24rem" />
      <Skeleton width="min(60%, 20rem)" height="2.9rem" />
    </WaitingRegion>
  );
}
