import { useEffect, useRef } from 'react';

type Choice = { readonly name: string; readonly text: string; readonly state?: 'right' | 'wrong' | undefined };
type ChoicesProps = {
  readonly choices: readonly Choice[];
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onChoose: (index: number) => void;
};

/** Large buttons, one under the other; the number keys press them too. */
export function Choices({ choices, label, isDisabled = false, onChoose }: ChoicesProps) {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  useEffect(() => {
    if (isDisabled) return;
    const press = ({ key, repeat, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = target instanceof Element && target.closest('input, textarea, select');
      const index = Number(key) - 1;
      if (repeat || isTyped || ctrlKey || metaKey || altKey || !Number.isInteger(index) || index < 0 || index >= choices.length) return;
      latest.current(index);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isDisabled, choices.length]);
  return (
    <fieldset className="practice-choices">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ name, text, state }, index) => (
        <button
          key={name}
          type="button"
          className="practice-choice"
          data-state={state}
          aria-disabled={isDisabled || undefined}
          onClick={() => !isDisabled && onChoose(index)}
        >
          <span aria-hidden="true" className="practice-number">
            {state === 'right' ? '✓' : state === 'wrong' ? '×' : index + 1}
          </span>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
