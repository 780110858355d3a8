import type { TestProgress } from '#contract/measurement.ts';
import { titleOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useTestWords } from './use-test-words.ts';

/** Nothing is left to play: the report, and which test can be played again first. */
export function AllPlayed({ tests }: { tests: readonly TestProgress[] }) {
  const { t, language, date } = useTestWords();
  const first = tests.toSorted((one, other) => (one.retakeFrom ?? '').localeCompare(other.retakeFrom ?? ''))[0];
  return (
    <Card as="section" aria-labelledby="all-played" className="grid justify-items-start gap-4 sm:p-10">
      <h2 id="all-played" className="text-3xl">
        {t('all.title')}
      </h2>
      <p className="max-w-prose text-lg">{t('all.text')}</p>
      {first && (
        <p className="max-w-prose text-muted">
          {first.retakeFrom
            ? t('all.retake', { title: titleOf(first.test, language), date: date(first.retakeFrom) })
            : t('all.retakeNow', { title: titleOf(first.test, language) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/home/set2report">{t('report')}</LinkButton>
        {first && !first.retakeFrom && (
          <LinkButton to={`/test-project?test=${first.test}`} variant="secondary">
            {t('play', { title: titleOf(first.test, language) })}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
