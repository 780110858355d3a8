import { useState } from 'react';
import { deviceStorage } from '#web/api/json-storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { loadExercise } from './content.ts';
import { ExerciseFlow, type Outcome } from './ExerciseFlow.tsx';
import { Settling } from './Settling.tsx';
import { useHeading } from './screens/use-heading.ts';
import { useWords } from './use-words.ts';

/** What everybody begins with: playable by anyone, without a connection too but for nothing at all. */
const EXERCISE = 'round-of-errands';
const ACT = 'guess-the-minutes';
const SEED = 20_261_123;

const PARTS = ['settle', 'exercise', 'act'] as const;
type Part = (typeof PARTS)[number];

const readDone = (): readonly Part[] => {
  const kept = deviceStorage.read('bhava.practice-try');
  return Array.isArray(kept) ? PARTS.filter((part) => kept.includes(part)) : [];
};

/** One day without an account. What was done is kept on this device alone. */
export function TryDay() {
  const { t } = useWords();
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="try" className="grid gap-5">
      <h2 id="try" className="scroll-mt-6 text-3xl">
        {t('try.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('try.lead')}</p>
      {isHydrated ? <Day /> : <PageWaiting />}
    </section>
  );
}

function Day() {
  const { t, language } = useWords();
  const [done, setDone] = useState(readDone);
  const [open, setOpen] = useState<Part>();
  const [share, setShare] = useState<number>();
  const heading = useHeading(open ?? done.length);
  const told = useLoaded(() => Promise.all([loadExercise(EXERCISE, language), loadExercise(ACT, language)]), [language]);
  if (told.state !== 'ready') return <PageWaiting />;
  const [exercise, act] = told.value;
  const finish = (part: Part, outcome?: Outcome) => {
    const all = PARTS.filter((one) => one === part || done.includes(one));
    deviceStorage.write('bhava.practice-try', all);
    setDone(all);
    setOpen(undefined);
    if (outcome?.share != null) setShare(outcome.share);
  };
  const titles: Record<Part, string> = {
    settle: t('today.settle.title'),
    exercise: exercise?.words.title ?? '',
    act: act?.words.title ?? '',
  };
  const abouts: Record<Part, string> = {
    settle: t('today.settle.text'),
    exercise: exercise?.words.about ?? '',
    act: act?.words.about ?? '',
  };
  if (open === 'settle')
    return (
      <Card>
        <Settling onEnd={() => finish('settle')} />
      </Card>
    );
  const flow = open === 'exercise' ? exercise : open === 'act' ? act : undefined;
  if (open && flow)
    return (
      <Card>
        <ExerciseFlow told={flow} step={3} seed={SEED} level={3} onDone={(outcome) => finish(open, outcome)} />
      </Card>
    );
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t(done.length === PARTS.length ? 'try.over' : 'try.parts', { count: done.length })}
      </h3>
      {share !== undefined && <p>{t('after.share', { percent: Math.round(100 * share) })}</p>}
      <ol className="grid gap-4 md:grid-cols-3">
        {PARTS.map((part) => (
          <Card as="li" key={part} className="practice-part" data-done={done.includes(part) || undefined}>
            <h4 className="text-lg font-semibold">{titles[part]}</h4>
            <p className="grow text-muted">{abouts[part]}</p>
            {done.includes(part) && <p className="font-semibold text-good">✓ {t('today.done')}</p>}
            <Button
              variant={done.includes(part) ? 'secondary' : 'primary'}
              className="justify-self-start"
              onClick={() => setOpen(part)}
              aria-label={t(done.includes(part) ? 'today.againOf' : 'today.openOf', { title: titles[part] })}
            >
              {t(done.includes(part) ? 'today.again' : 'today.open')}
            </Button>
          </Card>
        ))}
      </ol>
      {done.length === PARTS.length && (
        <LinkButton to="/signup" className="justify-self-start">
          {t('public.signUp')}
        </LinkButton>
      )}
    </div>
  );
}
