import { useState } from 'react';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ToldExercise } from './content.ts';
import type { Outcome } from './ExerciseFlow.tsx';
import { JournalForm } from './JournalForm.tsx';
import { useHeading } from './screens/use-heading.ts';
import type { KnownPractice } from './use-practice.ts';
import { useWords } from './use-words.ts';

type AfterProps = {
  readonly told: ToldExercise;
  readonly outcome: Outcome;
  /** The record waits on this device for a connection. */
  readonly isWaiting: boolean;
  readonly practice: KnownPractice;
};

/** What was done, in plain counts; a line for the journal, if the person wants one; and the way on. */
export function AfterExercise({ told: { exercise, words }, outcome, isWaiting, practice }: AfterProps) {
  const { t } = useWords();
  const [isWriting, setWriting] = useState(false);
  const heading = useHeading(true);
  const isAct = exercise.way.kind === 'act';
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
        {t(isAct ? 'after.act' : 'after.title', { title: words.title })}
      </h1>
      {outcome.share !== null && <p className="text-xl">{t('after.share', { percent: Math.round(100 * outcome.share) })}</p>}
      {outcome.count !== null && <p className="text-xl">{t('screen.ideas.count', { count: outcome.count })}</p>}
      {isAct && <p className="text-lg">{t('after.tomorrow')}</p>}
      <Notice tone={isWaiting ? 'info' : 'good'}>{t(isWaiting ? 'after.waits' : 'after.kept')}</Notice>
      {isWriting ? (
        <JournalForm today={practice.today} exercise={exercise.id} begins={outcome.text ?? ''} onDone={() => setWriting(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/home/practice">{t('toToday')}</LinkButton>
          <Button variant="secondary" onClick={() => setWriting(true)}>
            {t(outcome.text ? 'after.keepText' : 'after.write')}
          </Button>
        </div>
      )}
    </div>
  );
}
