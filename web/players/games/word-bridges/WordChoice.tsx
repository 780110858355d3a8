import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { useChoiceKeys } from '../use-choice-keys.ts';

type WordChoiceProps = {
  readonly words: readonly string[];
  readonly language: Language | undefined;
  readonly place: number | null;
  readonly isFixed: boolean;
  readonly onChoose: (place: number) => void;
  readonly onConfirm: () => void;
};

/** Five words, one of them the bridge. */
export function WordChoice({ words, language, place, isFixed, onChoose, onConfirm }: WordChoiceProps) {
  const { t } = useTranslation('word-bridges');
  const question = useId();
  const group = useRef<HTMLDivElement>(null);
  const radio = (at: number) => group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[at];
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('[role="radio"]')?.focus({ preventScroll: true }); // the field that had the focus has gone
  }, []);
  const choose = (at: number) => {
    if (isFixed) return;
    onChoose(at);
    radio(at)?.focus();
  };
  const move = (step: number) => choose(place === null ? 0 : (place + step + words.length) % words.length);
  useChoiceKeys({ count: words.length, choose, move, confirm: onConfirm });
  return (
    <div className="bridges-choice">
      <p id={question}>{t('trial.which')}</p>
      <div ref={group} role="radiogroup" aria-labelledby={question} aria-disabled={isFixed} lang={language}>
        {words.map((word, at) => (
          // biome-ignore lint/a11y/useSemanticElements: one look and one set of keys with the answers of other games
          <button
            key={word}
            type="button"
            role="radio"
            className="game-answer"
            aria-checked={at === place}
            aria-disabled={isFixed}
            aria-keyshortcuts={String(at + 1)}
            tabIndex={at === (place ?? 0) ? 0 : -1}
            onClick={() => choose(at)}
          >
            <span className="game-answer-number" aria-hidden="true">
              {at + 1}
            </span>
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}
