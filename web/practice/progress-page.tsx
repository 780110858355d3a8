import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { Calendar } from './Calendar.tsx';
import { artOfExercise, loadTitles } from './content.ts';
import { ExerciseLine } from './ExerciseLine.tsx';
import { PracticeLinks } from './PracticeLinks.tsx';
import { Trouble } from './Trouble.tsx';
import { Unsent } from './Unsent.tsx';
import { useWords } from './use-words.ts';
import './practice.css';

/** /home/practice/progress: the days as petals, and a line for each exercise with its own scatter. */
export default function ProgressPage() {
  const login = useLogin();
  return <PageFrame wide>{login ? <Progress /> : <PageWaiting />}</PageFrame>;
}

function Progress() {
  const { t, language } = useWords();
  const loaded = useLoaded(
    async (signal) => {
      const [{ lines }, { days, today }] = await Promise.all([
        call('GET /api/practice/lines', {}, { as: 'person', signal }),
        call('GET /api/practice', {}, { as: 'person', signal }),
      ]);
      const arts = lines.flatMap(({ exercise }) => artOfExercise(exercise)?.slug ?? []);
      return { lines, days, today, words: await loadTitles(arts, language) };
    },
    [language],
  );
  if (loaded.state === 'failed') return <Trouble failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <PageWaiting />;
  const { lines, days, today, words } = loaded.value;
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t('lines.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lines.lead')}</p>
      </header>
      <Unsent />
      {days.length === 0 ? (
        <Empty title={t('lines.none')} action={<LinkButton to="/home/practice">{t('toToday')}</LinkButton>}>
          {t('lines.noneText')}
        </Empty>
      ) : (
        <>
          <Calendar days={days} today={today} />
          <section aria-labelledby="lines" className="grid gap-5">
            <h2 id="lines" className="text-2xl sm:text-3xl">
              {t('lines.each')}
            </h2>
            <ul className="grid gap-5 lg:grid-cols-2">
              {lines.map((line) => {
                const told = words.get(line.exercise);
                return told && <ExerciseLine key={line.exercise} line={line} words={told} />;
              })}
            </ul>
          </section>
        </>
      )}
      <PracticeLinks here="progress" />
    </div>
  );
}
