import type { TestProgress } from '#contract/measurement.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useTestWords } from './use-test-words.ts';

/** Nothing is left to play: the report, and when which test can be played again. */
export function AllPlayed({ tests: _ }: { tests: readonly TestProgress[] }) {
  const { t } = useTestWords();
  return (
    <Card as="section" aria-labelledby="all-played" className="grid justify-items-start gap-4 sm:p-10">
      <h2 id="all-played" className="text-3xl">
        {t('all.title')}
      </h2>
      <p className="max-w-prose text-lg">{t('all.text')}</p>
      <LinkButton to="/home/set2report">{t('report')}</LinkButton>
    </Card>
  );
}
