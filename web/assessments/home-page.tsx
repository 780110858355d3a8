import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress } from '#contract/measurement.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { titleOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useKeptGame } from './guest/use-kept-game.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { sendWaitingAnswers } from './open-sitting.ts';
import { TestBeads } from './TestBeads.tsx';
import { TestCard } from './TestCard.tsx';
import './beads.css';

/** How far a person has come: twelve beads for twelve tests, the next test, and the report. */
export default function HomePage() {
  const login = useLogin();
  return <PageFrame wide>{login ? <Home name={login.firstName} /> : <HomeWaiting />}</PageFrame>;
}

function Home({ name }: { name: string }) {
  const kept = useKeptGame();
  const progress = useLoaded((signal) => call('GET /api/progress', {}, { as: 'person', signal }), [kept]);
  useEffect(() => {
    if (progress.state !== 'ready') return;
    const { value, reload } = progress;
    // answers that an earlier visit could not send; if this fails too, they go on waiting
    sendWaitingAnswers(value).then(
      (sent) => sent > 0 && reload(),
      () => {},
    );
  }, [progress]);
  if (progress.state === 'waiting') return <HomeWaiting />;
  if (progress.state === 'failed') return <LoadFailure failure={progress.failure} onRetry={progress.retry} />;
  return <Standing name={name} progress={progress.value} kept={kept} />;
}

type StandingProps = { name: string; progress: Progress; kept: string | undefined };

function Standing({ name, progress: { tests, testsInAll, next }, kept }: StandingProps) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const finished = tests.filter(({ hasValidSitting }) => hasValidSitting).length;
  const nextTest = tests.find(({ test }) => test === next?.test);
  // a test that counts keeps its full bead while it is played again; a sitting that does not count has an empty one
  const filled = tests.map(({ state, hasValidSitting, share }) => (hasValidSitting ? 1 : state === 'finished' ? 0 : share));
  const beads = Array.from({ length: testsInAll }, (_, index) => filled[index] ?? null);
  const beginning = filled.some((share) => share > 0) ? 'begun' : 'none';
  return (
    <div className="grid gap-10">
      <section className="grid gap-5">
        {kept && <Notice tone="good">{t('guest.kept', { title: titleOf(kept, language) })}</Notice>}
        <h1 className="text-4xl">{t(finished === 0 ? 'home.welcome' : 'home.back', { name })}</h1>
        <TestBeads values={beads} label={t('home.beads', { count: finished, total: testsInAll })} />
        <p className="max-w-prose text-lg text-muted">
          {t(`home.standing.${finished === 0 ? beginning : nextTest ? 'some' : 'all'}`, { count: finished, open: tests.length })}
        </p>
        <div className="flex flex-wrap gap-3">
          {nextTest && (
            <LinkButton to={`/test-project?test=${nextTest.test}`}>
              {t(nextTest.state === 'started' ? 'home.goOn' : 'home.next', { title: titleOf(nextTest.test, language) })}
            </LinkButton>
          )}
          <LinkButton to="/home/set2report" variant={nextTest ? 'secondary' : 'primary'}>
            {t('over.report')}
          </LinkButton>
        </div>
      </section>
      <section className="grid gap-4" aria-labelledby="tests">
        <h2 id="tests" className="text-2xl">
          {t('home.tests')}
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {tests.map((test) => (
            <TestCard key={test.test} test={test} isNext={test.test === next?.test} />
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
      <div className="grid gap-5">
        <Skeleton width="min(70%, 24rem)" height="2.6rem" />
        <Skeleton width="min(100%, 27rem)" height="3rem" />
        <Skeleton width="min(90%, 36rem)" height="1.8rem" />
        <Skeleton width="min(60%, 20rem)" height="2.9rem" />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
    </WaitingRegion>
  );
}
