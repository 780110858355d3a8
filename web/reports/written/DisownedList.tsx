import type { Sentence, WrittenReport } from '#contract/written-reports.ts';
import { useReportWords } from '../use-report-words.ts';
import { useDisowned } from './disowned.ts';

/** At the end of a report: what its reader has said is not true of them, each with the way back. */
export function DisownedList({ report }: { report: WrittenReport }) {
  const { t } = useReportWords();
  const disowned = useDisowned();
  const said = disowned ? sentencesIn(report).filter(({ insight }) => insight !== null && disowned.has(insight)) : [];
  if (!disowned || said.length === 0) return null;
  return (
    <section aria-labelledby="not-me" className="grid gap-2">
      <h2 id="not-me" className="text-xl text-ink">
        {t('notMe.title')}
      </h2>
      <p>{t('notMe.lead')}</p>
      <ul className="not-me-list">
        {said.map(({ text, insight }) => (
          <li key={text}>
            <span>{text}</span>
            <button type="button" className="button button-quiet" onClick={() => disowned.toggle(insight!)}>
              {t('notMe.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every sentence of a report, wherever in its blocks it stands; one a statement. */
function sentencesIn({ inShort, sections, thisMonth }: WrittenReport): Sentence[] {
  const found = new Map<string, Sentence>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('text' in part && 'insight' in part) {
      const sentence = part as Sentence;
      if (sentence.insight !== null && !found.has(sentence.insight)) found.set(sentence.insight, sentence);
      return;
    }
    for (const inner of Object.values(part)) look(inner);
  };
  look([inShort, sections, thisMonth]);
  return [...found.values()];
}
