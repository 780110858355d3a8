import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { placeOf, usePageKeys } from '#web/ui/use-page-keys.ts';
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

  usePageKeys((event) => {
    if (event.repeat) return undefined;
    const place = placeOf(event);
    if (place !== undefined) return () => choose(options[place]);
    return moveOf(event, list.current);
  });

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

/** Arrow keys go round the options. From the text, arrow up scrolls as usual. */
function moveOf({ code }: KeyboardEvent, list: HTMLElement | null): (() => void) | undefined {
  if (code !== 'ArrowDown' && code !== 'ArrowUp') return undefined;
  const by = code === 'ArrowDown' ? 1 : -1;
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0 && by === -1) return undefined;
  return () => buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
