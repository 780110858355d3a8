import { useId } from 'react';
import { useWords } from './use-words.ts';

const WORDS = [1, 2, 3, 4, 5] as const;

/** How it went, in five words. */
export function OwnWord({ question, onWord }: { question: string; onWord: (word: number) => void }) {
  const { t } = useWords();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="grid gap-3">
      <p id={id} className="font-semibold">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        {WORDS.map((word) => (
          <button key={word} type="button" className="practice-word" onClick={() => onWord(word)}>
            {t(`word.${word}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
