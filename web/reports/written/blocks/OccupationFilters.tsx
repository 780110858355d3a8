import { Button } from '#web/ui/Button.tsx';
import { useWrittenWords } from '../use-written-words.ts';
import { type Chosen, isAnythingChosen, NOTHING_CHOSEN, type OccupationRow, optionsIn, QUESTIONS, toggle } from './occupation-filters.ts';

type Props = { readonly rows: readonly OccupationRow[]; readonly chosen: Chosen; readonly onChoose: (chosen: Chosen) => void };

/** Four questions; each option is a button that stays pressed. */
export function OccupationFilters({ rows, chosen, onChoose }: Props) {
  const { t } = useWrittenWords();
  return (
    <details className="occupation-filters">
      <summary>{t('occupations.filter')}</summary>
      <div className="occupation-questions">
        {QUESTIONS.map((question) => (
          <fieldset key={question}>
            <legend>{t(`occupations.${question}.question`)}</legend>
            {optionsIn(rows, question).map((option) => (
              <button
                key={option}
                type="button"
                className="occupation-option"
                aria-pressed={chosen[question].includes(option)}
                onClick={() => onChoose(toggle(chosen, question, option))}
              >
                {t(`occupations.${question}.${option}`)}
              </button>
            ))}
          </fieldset>
        ))}
        {isAnythingChosen(chosen) && (
          <Button variant="quiet" className="justify-self-start" onClick={() => onChoose(NOTHING_CHOSEN)}>
            {t('occupations.clear')}
          </Button>
        )}
      </div>
    </details>
  );
}
