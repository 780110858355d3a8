import type { Progress, TestProgress } from '#contract/measurement.ts';
import { playerOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { AllPlayed } from './AllPlayed.tsx';
import { NextTestCard } from './NextTestCard.tsx';
import { OwnBeads } from './OwnBeads.tsx';
import { SmallCard } from './SmallCard.tsx';
import { TestGroups } from './TestGroups.tsx';
import { fullness } from './test-standing.ts';
import { useMeasures } from './use-measures.ts';
import { useProgress } from './use-progress.ts';
import { minutesLeft, useTestWords } from './use-test-words.ts';

/** Where a person stands with every story and game: one that comes next, large, and the others below. */
export function OwnTests() {
  const progress = useProgress();
  if (progress.state === 'waiting') return <OwnTestsWaiting />;
  if (progress.state === 'failed') return <LoadFailure failure={progress.failure} onRetry={progress.retry} />;
  return <Standing progress={progress.value} />;
}

function Standing({ progress: { tests, next } }: { progress: Progress }) {
  const { t, takes, measures, date } = useTestWords();
  const looksAt = useMeasures();
  const counted = tests.filter(({ hasValidSitting }) => hasValidSitting).length;
  const nextTest = tests.find(({ test }) => test === next?.test);
  const standingOf = ({ state, hasValidSitting, finishedAt, share, minutes }: TestProgress): string | undefined => {
    if (state === 'started') return t('minutesLeft', { count: minutesLeft(minutes, share) });
    if (state === 'new') return undefined;
    return hasValidSitting ? t('state.finished', { date: date(finishedAt!) }) : t('state.invalid');
  };
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <h1 className="text-4xl">{t('title')}</h1>
        <OwnBeads tests={tests} />
        <p className="max-w-prose text-lg text-muted">
          {counted === 0
            ? t('lead.none')
            : counted === tests.length
              ? t('lead.all')
              : t('lead.some', { count: counted, total: tests.length })}
        </p>
      </div>
      {next && nextTest ? <NextTestCard test={nextTest} next={next} /> : <AllPlayed tests={tests} />}
      <TestGroups
        tests={tests}
        card={(test) => {
          const about = playerOf(test.test)?.about;
          const measured = looksAt.state === 'ready' ? looksAt.value(test.test) : undefined;
          return (
            <SmallCard
              key={test.test}
              test={test.test}
              to={`/test-project?test=${test.test}`}
              minutes={about ? takes(about) : t('minutes', { count: test.minutes })}
              measures={measured && measures(measured)}
              standing={standingOf(test)}
              full={fullness(test)}
            />
          );
        }}
      />
      <div className="flex flex-wrap gap-3">
        {counted > 0 && <LinkButton to="/home/set2report">{t('report')}</LinkButton>}
        <LinkButton to="/catalog" variant="secondary">
          {t('about')}
        </LinkButton>
      </div>
    </div>
  );
}

function OwnTestsWaiting() {
  const { t } = useTestWords();
  return (
    <WaitingRegion className="grid gap-10">
      <div className="grid gap-4">
        <h1 className="text-4xl">{t('title')}</h1>
        <Skeleton width="min(100%, 27rem)" height="3rem" />
        <Skeleton width="min(90%, 36rem)" height="1.8rem" />
      </div>
      <Skeleton height="24rem" />
      <Skeleton height="16rem" />
    </WaitingRegion>
  );
}
