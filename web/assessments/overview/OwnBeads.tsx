import type { TestProgress } from '#contract/measurement.ts';
import { TestBeads } from '../TestBeads.tsx';
import { byKind, fullness } from './test-standing.ts';
import { useTestWords } from './use-test-words.ts';

/** A person's beads: the stories, then the games. */
export function OwnBeads({ tests }: { tests: readonly TestProgress[] }) {
  const { t } = useTestWords();
  const counted = tests.filter(({ hasValidSitting }) => hasValidSitting).length;
  return <TestBeads values={byKind(tests).map(fullness)} label={t('beads', { count: counted, total: tests.length })} />;
}
