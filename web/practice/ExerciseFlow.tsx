import { type ComponentType, Suspense, useState } from 'react';
import { measureOf, type ScreenWords } from '#content/practice/script-screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import type { ToldExercise } from './content.ts';
import { Evidence } from './Evidence.tsx';
import { OwnWord } from './OwnWord.tsx';
import type { ScreenProps, ScreenResult } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { useHeading } from './screens/use-heading.ts';
import { useWords } from './use-words.ts';

/** How an exercise went, as it is kept. */
export type Outcome = {
  readonly share: number | null;
  readonly count: number | null;
  readonly word: number | null;
  readonly text?: string;
};

type FlowProps = {
  readonly told: ToldExercise;
  readonly step: number;
  readonly seed: number;
  /** Of its heading: 1 where it is the page. */
  readonly level?: 1 | 3;
  readonly onDone: (outcome: Outcome) => void;
};

/** Of any kind: the table of screens and the words agree with it, as a test of all arts holds. */
type AnyScreen = ComponentType<Omit<ScreenProps<'cards'>, 'way' | 'words'> & { way: unknown; words: ScreenWords | undefined }>;

/** An exercise from its steps to how it went. An act is read here and done in life. */
export function ExerciseFlow({ told, step, seed, level = 1, onDone }: FlowProps) {
  const { t } = useWords();
  const Heading = `h${level}` as const;
  const { exercise, words } = told;
  const { way, minutes, id } = exercise;
  const [phase, setPhase] = useState<'read' | 'do' | 'after'>('read');
  const [result, setResult] = useState<ScreenResult>({});
  const heading = useHeading(phase);
  const finish = (word: number | null) =>
    onDone({ share: result.share ?? null, count: result.count ?? null, word, ...(result.text && { text: result.text }) });
  const end = (given: ScreenResult) => {
    setResult(given);
    if (way.kind !== 'act' && measureOf[way.kind] === 'own-word') return setPhase('after');
    onDone({ share: given.share ?? null, count: given.count ?? null, word: null, ...(given.text && { text: given.text }) });
  };
  const Screen = way.kind === 'act' ? undefined : (screens[way.kind] as unknown as AnyScreen);
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <p className="text-sm font-semibold text-accent-ink">{t(way.kind === 'act' ? 'kind.act' : 'kind.screen', { count: minutes })}</p>
        <Heading ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {words.title}
        </Heading>
        {phase === 'read' && <p className="text-lg text-muted">{words.about}</p>}
      </header>
      {phase === 'read' && (
        <>
          <ol className="practice-steps">
            {words.steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <p>
            <strong>{t('progress')}</strong> {words.progress}
          </p>
          <Evidence told={told} />
          <Button onClick={() => (way.kind === 'act' ? finish(null) : setPhase('do'))} className="justify-self-start">
            {t(way.kind === 'act' ? 'act.take' : 'screen.start')}
          </Button>
        </>
      )}
      {phase === 'do' && Screen && (
        <Suspense fallback={<PageWaiting />}>
          <Screen {...{ exercise: id, way, words: words.screen, minutes, step, seed, onEnd: end }} />
        </Suspense>
      )}
      {phase === 'after' && <OwnWord question={t('word.ask')} onWord={finish} />}
    </article>
  );
}
