import { studyFigures } from '#content/science/script-figures.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { titleOf } from '#web/players/players.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { changedSince } from './edition.ts';
import { useScienceWords } from './use-science-words.ts';

/** With which questions these figures were made, and which tests have others today. */
export function MadeWith() {
  const { t, language, list } = useScienceWords();
  const { people, seed, banks, answers } = studyFigures;
  const today = useLoaded((signal) => call('GET /api/tests', {}, { signal }), []);
  const changed = today.state === 'ready' ? changedSince(studyFigures, today.value.tests) : [];
  const told = (test: string) => titleOf(test, language);
  return (
    <section aria-labelledby="made-with" className="grid max-w-prose gap-4">
      <h2 id="made-with" className="text-3xl">
        {t('made.title')}
      </h2>
      <p>{t('made.text', { people, seed, answers })}</p>
      <details className="chart-table">
        <summary>{t('made.editions')}</summary>
        <ul className="mt-2 grid gap-1 text-muted sm:grid-cols-2">
          {Object.entries(banks).map(([test, version]) => (
            <li key={test}>{`${told(test)}: ${version}`}</li>
          ))}
        </ul>
      </details>
      {/* last, so that nothing moves when it comes */}
      {changed.length > 0 && <Notice tone="info">{t('made.earlier', { tests: list(changed.map(told)), count: changed.length })}</Notice>}
    </section>
  );
}
