import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import type { StoryOption } from './telling.ts';

/** The second half of a double tap must not choose in the next scene. */
const SETTLE_DELAY_MS = 350;

type OptionsProps = {
  readonly told: Language;
  readonly options: readonly StoryOption[];
  readonly onChoose: (option: string) => void;
};

/** Four things that one could do: by mouse, touch, Tab and Enter, the arrow keys, or the number keys 1 to 4. */
export function Options({ told, options, onChoose }: OptionsProps) {
  const { t } = useTranslation('assessments');
  const list = useRef<HTMLUListElement>(null);
  const shownAt = useRef(performance.now());
  const [chosen, setChosen] = useState<string>();

  function choose(option: StoryOption | undefined) {
    if (!option || chosen || performance.now() - shownAt.current < SETTLE_DELAY_MS) return;
    setChosen(option.id);
    onChoose(option.id);
  }

  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (/^[1-9]$/.test(event.key)) latest.current(options[Number(event.key) - 1]);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1, event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [options]);

  return (
    <div>
      <h2 className="story-ask">{t('story.ask')}</h2>
      <ul ref={list} className="story-options" lang={told}>
        {options.map((option, index) => (
          <li key={option.id}>
            <button type="button" className="story-option" onClick={() => choose(option)}>
              <span className="story-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>{option.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function moveFocus(list: HTMLElement | null, by: 1 | -1, event: KeyboardEvent) {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0 && by === -1) return; // from the text, arrow up scrolls as usual
  event.preventDefault();
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
