import { useState } from 'react';
import type { Practice } from '#contract/practice.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { loadExercise, type ToldExercise } from './content.ts';
import { Settling } from './Settling.tsx';
import { Trouble } from './Trouble.tsx';
import { useWords } from './use-words.ts';

type TodayProps = { readonly practice: Practice; readonly plan: NonNullable<Practice['plan']> };

/** A day: one minute of settling, one exercise, one act. */
export function Today({ practice: { doneToday }, plan: { isRest, exercise, act } }: TodayProps) {
  const { t, language } = useWords();
  const [isSettling, setSettling] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const told = useLoaded(() => Promise.all([loadExercise(exercise, language), loadExercise(act, language)]), [exercise, act, language]);
  if (told.state === 'failed') return <Trouble failure={told.failure} onRetry={told.retry} />;
  if (told.state === 'waiting') return <PageWaiting />;
  const [one, other] = told.value;
  const settled = () => {
    setSettling(false);
    setSettled(true);
  };
  return (
    <section aria-labelledby="today" className="grid gap-4">
      <h2 id="today" className="text-2xl sm:text-3xl">
        {t('today.title')}
      </h2>
      {isRest && <Notice tone="info">{t('today.rest')}</Notice>}
      <ol className="grid gap-4 lg:grid-cols-3">
        <Card as="li" className="practice-part" data-done={isSettled || undefined}>
          <p className="text-sm font-semibold text-accent-ink">{t('today.settle.kind')}</p>
          <h3 className="text-xl">{t('today.settle.title')}</h3>
          {isSettling ? (
            <Settling onEnd={settled} />
          ) : (
            <>
              <p className="grow text-muted">{t(isSettled ? 'today.settle.done' : 'today.settle.text')}</p>
              <Button variant="secondary" className="justify-self-start" onClick={() => setSettling(true)}>
                {t(isSettled ? 'today.again' : 'today.settle.begin')}
              </Button>
            </>
          )}
        </Card>
        {one && <Part told={one} isDone={doneToday.includes(exercise)} />}
        {other && <Part told={other} isDone={doneToday.includes(act)} />}
      </ol>
    </section>
  );
}

function Part({ told: { exercise, words }, isDone }: { told: ToldExercise; isDone: boolean }) {
  const { t } = useWords();
  const kind = exercise.way.kind === 'act' ? 'act' : 'screen';
  return (
    <Card as="li" className="practice-part" data-done={isDone || undefined}>
      <p className="text-sm font-semibold text-accent-ink">{t(`kind.${kind}`, { count: exercise.minutes })}</p>
      <h3 className="text-xl">{words.title}</h3>
      <p className="grow text-muted">{words.about}</p>
      {isDone && <p className="font-semibold text-good">✓ {t('today.done')}</p>}
      <LinkButton
        to={`/home/practice/exercise?do=${exercise.id}`}
        variant={isDone ? 'secondary' : 'primary'}
        className="justify-self-start"
        aria-label={t(isDone ? 'today.againOf' : 'today.openOf', { title: words.title })}
      >
        {t(isDone ? 'today.again' : 'today.open')}
      </LinkButton>
    </Card>
  );
}
