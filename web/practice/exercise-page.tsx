import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { seedOf } from '#content/seeds/script-seed.ts';
import { makeId } from '#web/api/make-id.ts';
import { ownUserId } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { AfterExercise } from './AfterExercise.tsx';
import { exerciseNamed, loadExercise } from './content.ts';
import { ExerciseFlow, type Outcome } from './ExerciseFlow.tsx';
import { giveRecord } from './kept.ts';
import { Trouble } from './Trouble.tsx';
import { type KnownPractice, usePractice } from './use-practice.ts';
import { useWords } from './use-words.ts';
import './practice.css';

/** /home/practice/exercise?do=when-then: one exercise, and how it went. */
export default function ExercisePage() {
  const login = useLogin();
  return <PageFrame>{login ? <Loading /> : <PageWaiting />}</PageFrame>;
}

function Loading() {
  const { t } = useWords();
  const id = useSearchParams()[0].get('do') ?? '';
  const practice = usePractice();
  if (!exerciseNamed(id))
    return (
      <Empty level={1} title={t('missing.title')} action={<LinkButton to="/home/practice">{t('toToday')}</LinkButton>}>
        {t('missing.text')}
      </Empty>
    );
  if (practice.state === 'failed') return <Trouble failure={practice.failure} onRetry={practice.retry} />;
  if (practice.state === 'waiting') return <PageWaiting />;
  return <Exercise key={id} id={id} practice={practice.value} />;
}

/** Today as this device has it, in the zone in which the person's days are counted: a claim that the server weighs. */
function claimedDay(timeZone: string | null): string {
  const format = { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone ? { timeZone } : {}) } as const;
  return dateFormat('en-CA', format).format(new Date());
}

function Exercise({ id, practice }: { id: string; practice: KnownPractice }) {
  const { t, language } = useWords();
  const { today, timeZone, steps, doneToday } = practice;
  const told = useLoaded(() => loadExercise(id, language), [id, language]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => window.scrollTo(0, 0), []);
  if (told.state === 'failed') return <Trouble failure={told.failure} onRetry={told.retry} />;
  if (told.state === 'waiting' || !told.value) return <PageWaiting />;
  const { exercise } = told.value;
  const step = steps[id] ?? 2 * exercise.level - 1;
  // the same all day, and another one when it is done once more
  const seed = seedOf(`${ownUserId()} ${id} ${today} ${doneToday.length}`) >>> 1;
  const keep = (done: Outcome) => {
    setOutcome(done);
    const { share, count, word } = done;
    const claim = { key: makeId(), exercise: id, kind: 'done', plannedOn: today, doneOn: claimedDay(timeZone) } as const;
    giveRecord({ ...claim, step: share === null ? null : step, share, count, word }).catch(() => setWaiting(true));
  };
  if (outcome) return <AfterExercise {...{ told: told.value, outcome, isWaiting, practice }} />;
  return (
    <div className="grid gap-8">
      <LinkButton to="/home/practice" variant="quiet" className="justify-self-start">
        {t('toToday')}
      </LinkButton>
      <ExerciseFlow {...{ told: told.value, step, seed }} onDone={keep} />
    </div>
  );
}
