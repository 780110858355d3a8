import type { ToldExercise } from './content.ts';
import { useWords } from './use-words.ts';

const addressOf = (found: string): string => (found.startsWith('doi:') ? `https://doi.org/${found.slice('doi:'.length)}` : found);

/** What is known of an exercise: its grade in words, one sentence, and where it comes from. */
export function Evidence({ told: { exercise, words, sources } }: { told: ToldExercise }) {
  const { t } = useWords();
  return (
    <details className="practice-evidence">
      <summary>
        {t('evidence.title')} <span className="practice-grade">{t(`evidence.${exercise.grade}`)}</span>
      </summary>
      <p>{words.known}</p>
      <ul className="grid gap-1 text-sm text-muted">
        {sources.map(({ id, citation, found }) => (
          <li key={id} lang="en" className="wrap-anywhere">
            {citation}{' '}
            <a className="link" href={addressOf(found)}>
              {found.replace('doi:', '')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
