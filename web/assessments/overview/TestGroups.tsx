import type { ReactNode } from 'react';
import type { TestProgress } from '#contract/measurement.ts';
import { KINDS } from './test-standing.ts';
import { useTestWords } from './use-test-words.ts';
import './overview.css';

type Listed = Pick<TestProgress, 'test' | 'kind'>;

const wordsOf = { story: ['stories', 'storiesText'], game: ['games', 'gamesText'] } as const;

/** Stories and games, each under a heading of its own. */
export function TestGroups<Test extends Listed>({ tests, card }: { tests: readonly Test[]; card: (test: Test) => ReactNode }) {
  const { t } = useTestWords();
  return KINDS.map((kind) => (
    <section key={kind} aria-labelledby={kind} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={kind} className="text-2xl">
          {t(wordsOf[kind][0])}
        </h2>
        <p className="max-w-prose text-muted">{t(wordsOf[kind][1])}</p>
      </div>
      <ul className="test-list">{tests.filter((test) => test.kind === kind).map(card)}</ul>
    </section>
  ));
}
