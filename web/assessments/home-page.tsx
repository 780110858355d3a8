import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress } from '#contract/assessments.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { Wheel } from '#web/ui/Wheel.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { sendWaitingAnswers } from './open-sitting.ts';
import { TestCard } from './TestCard.tsx';

export const meta = pageMeta({
  en: { title: 'Home', description: 'Your tests, what comes next, and your report.' },
  hi: { title: 'होम पेज', description: 'आपके टेस्ट, अगला क़दम और आपकी रिपोर्ट।' },
});

/** Where a person stands: twelve petals for twelve tests, the next test, and the report. */
export default function HomePage() {
  const login = useLogin();
  return <PageFrame wide>{login ? <Home username={login.username} /> : <HomeWaiting />}</PageFrame>;
}

function Home({ username }: { username: string }) {
  const progress = useLoaded((signal) => call('GET /api/progress', {}, { as: 'person', signal }), []);
  const language = useLanguage();
  useEffect(() => {
    if (progress.state !== 'ready') return;
    const { value, reload } = progress;
    // answers that an earlier visit could not send; should it fail again, they wait on
    sendWaitingAnswers(value, language).then(
      (sent) => sent > 0 && reload(),
      () => {},
    );
  }, [progress, language]);
  if (progress.state === 'waiting') return <HomeWaiting />;
  if (progress.state === 'failed') return <LoadFailure failure={progress.failure} onRetry={progress.retry} />;
  return <Standing username={username} progress={progress.value} />;
}

function Standing({ username, progress: { tests, testsInAll, next } }: { username: string; progress: Progress }) {
  const { t } = useTranslation('assessments');
  const finished = tests.filter(({ counted }) => counted).length;
  const nextTest = tests.find(({ test }) => test === next);
  // what counts stays full while it is played again; a sitting that does not count leaves its petal open
  const filled = tests.map(({ state, counted, share }) => (counted ? 1 : state === 'finished' ? 0 : share));
  const petals = Array.from({ length: testsInAll }, (_, index) => filled[index] || null);
  const beginning = filled.some((share) => share > 0) ? 'begun' : 'none';
  return (
    <div className="grid gap-10">
      <section className="grid items-center gap-6 md:grid-cols-[auto_1fr]">
        <Wheel values={petals} size={200} label={t('home.wheel', { finished, total: testsInAll })} className="mx-auto" />
        <div className="grid gap-4">
          <h1 className="text-4xl">{t(finished === 0 ? 'home.welcome' : 'home.back', { username })}</h1>
          <p className="text-lg text-muted">
            {t(`home.standing.${finished === 0 ? beginning : nextTest ? 'some' : 'all'}`, { finished, open: tests.length })}
          </p>
          <div className="flex flex-wrap gap-3">
            {nextTest && (
              <LinkButton to={`/test-project?test=${nextTest.test}`}>
                {t(nextTest.state === 'started' ? 'home.goOn' : 'home.next', { title: t(`test.${nextTest.test}.title`) })}
              </LinkButton>
            )}
            <LinkButton to="/home/set2report" variant={nextTest ? 'secondary' : 'primary'}>
              {t('over.report')}
            </LinkButton>
          </div>
        </div>
      </section>
      <section className="grid gap-4" aria-labelledby="tests">
        <h2 id="tests" className="text-2xl">
          {t('home.tests')}
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {tests.map((test) => (
            <TestCard key={test.test} test={test} isNext={test.test === next} />
          ))}
        </ul>
        <p className="max-w-prose text-muted">{t('home.more', { open: tests.length, total: testsInAll })}</p>
      </section>
    </div>
  );
}

function HomeWaiting() {
  return (
    <WaitingRegion className="grid gap-10">
      <div className="grid items-center gap-6 md:grid-cols-[auto_1fr]">
        <Skeleton width="200px" height="200px" className="mx-auto rounded-full" />
        <div className="grid gap-4">
          <Skeleton width="70%" height="2.6rem" />
          <Skeleton width="90%" height="1.8rem" />
          <Skeleton width="60%" height="3rem" />
        </div>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
    </WaitingRegion>
  );
}
