import { useState } from 'react';
import type { Practice } from '#contract/practice.ts';
import { makeId } from '#web/api/make-id.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Card } from '#web/ui/Card.tsx';
import { artOfExercise, loadTitles } from './content.ts';
import { giveRecord } from './kept.ts';
import { OwnWord } from './OwnWord.tsx';
import { useWords } from './use-words.ts';

/** The day after an act: how did it go? One word is enough, and none is fine too. */
export function HowItWent({ practice: { today }, asked }: { practice: Practice; asked: Practice['askAfter'] }) {
  const { t, language, date } = useWords();
  const [told, setTold] = useState<readonly string[]>([]);
  const open = asked.filter(({ exercise }) => !told.includes(exercise));
  const arts = asked.flatMap(({ exercise }) => artOfExercise(exercise)?.slug ?? []);
  const words = useLoaded(() => loadTitles(arts, language), [arts.join(), language]);
  if (asked.length === 0 || words.state !== 'ready') return null;
  const tell = (exercise: string, word: number) => {
    setTold([...told, exercise]);
    const claim = { key: makeId(), exercise, kind: 'told', plannedOn: today, doneOn: today } as const;
    giveRecord({ ...claim, step: null, share: null, count: null, word }).catch(() => {}); // it waits here, and the page says so
  };
  return (
    <section aria-labelledby="how-it-went" className="grid gap-4">
      <h2 id="how-it-went" className="text-2xl">
        {t('asked.title')}
      </h2>
      <div role="status">{open.length === 0 && <p>{t('asked.thanks')}</p>}</div>
      {open.map(({ exercise, day }) => (
        <Card key={exercise} className="grid gap-3">
          <p className="text-sm text-muted">
            {words.value.get(exercise)?.title} · {date(day)}
          </p>
          <OwnWord question={words.value.get(exercise)?.nextDay ?? t('word.ask')} onWord={(word) => tell(exercise, word)} />
        </Card>
      ))}
    </section>
  );
}
