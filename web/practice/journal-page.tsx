import { useState } from 'react';
import type { JournalEntry } from '#contract/practice.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { artOfExercise, loadTitles } from './content.ts';
import { JournalForm } from './JournalForm.tsx';
import { PracticeLinks } from './PracticeLinks.tsx';
import { Trouble } from './Trouble.tsx';
import { useWords } from './use-words.ts';
import './practice.css';

/** /home/practice/journal: what one wrote, for oneself alone. */
export default function JournalPage() {
  const login = useLogin();
  return <PageFrame>{login ? <Journal /> : <PageWaiting />}</PageFrame>;
}

function Journal() {
  const { t, language } = useWords();
  const [written, setWritten] = useState(0);
  const loaded = useLoaded(
    async (signal) => {
      const [{ entries }, { today }] = await Promise.all([
        call('GET /api/practice/journal', {}, { as: 'person', signal }),
        call('GET /api/practice', {}, { as: 'person', signal }),
      ]);
      const arts = entries.flatMap(({ exercise }) => (exercise ? (artOfExercise(exercise)?.slug ?? []) : []));
      return { entries, today, titles: await loadTitles(arts, language) };
    },
    [language],
  );
  if (loaded.state === 'failed') return <Trouble failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <PageWaiting />;
  const { entries, today, titles } = loaded.value;
  const reload = () => {
    setWritten(written + 1);
    loaded.reload();
  };
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t('journal.title')}</h1>
        <p className="text-lg text-muted">{t('journal.lead')}</p>
      </header>
      <JournalForm key={written} today={today} exercise={null} onDone={reload} />
      {entries.length === 0 ? (
        <p className="text-muted">{t('journal.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} title={entry.exercise ? titles.get(entry.exercise)?.title : undefined} onGone={reload} />
          ))}
        </ul>
      )}
      <PracticeLinks here="journal" />
    </div>
  );
}

function Entry({ entry: { key, day, text }, title, onGone }: { entry: JournalEntry; title: string | undefined; onGone: () => void }) {
  const { t, date } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await call('DELETE /api/practice/journal/{key}', { params: { key } }, { as: 'person' }).then(onGone, () => {});
    setBusy(false);
    setAsking(false);
  };
  return (
    <Card as="li" className="grid gap-3">
      <p className="font-semibold">
        {date(day)}
        {title && <span className="font-normal text-muted"> · {title}</span>}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => setAsking(true)}
        aria-label={t('journal.deleteOf', { date: date(day) })}
      >
        {t('journal.delete')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('journal.sure')}
        size="small"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('journal.stay')}
            </Button>
            <Button busy={isBusy} onClick={remove}>
              {t('journal.delete')}
            </Button>
          </>
        }
      >
        {t('journal.sureText')}
      </Dialog>
    </Card>
  );
}
