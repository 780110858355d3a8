import { placeOf, usePageKeys } from '#web/ui/use-page-keys.ts';

type Choice = { readonly name: string; readonly text: string; readonly state?: 'right' | 'wrong' | undefined };
type ChoicesProps = {
  readonly choices: readonly Choice[];
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onChoose: (index: number) => void;
};

/** Large buttons, one under the other; the number keys press them too. */
export function Choices({ choices, label, isDisabled = false, onChoose }: ChoicesProps) {
  usePageKeys((event) => {
    const place = placeOf(event);
    if (isDisabled || event.repeat || place === undefined || place >= choices.length) return undefined;
    return () => onChoose(place);
  });
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
