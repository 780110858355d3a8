import { useId } from 'react';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/Labelled.tsx';

type Props<Choice extends string> = {
  readonly legend: string;
  readonly all: readonly Choice[];
  readonly chosen: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly error: string | undefined;
  /** In two columns where there is room. */
  readonly isWide?: boolean;
  readonly onChange: (chosen: readonly Choice[]) => void;
};

/** Several of a few, in the order of all. */
export function Choices<Choice extends string>({ legend, all, chosen, nameOf, error, isWide = false, onChange }: Props<Choice>) {
  const id = useId();
  const toggle = (choice: Choice) => onChange(all.filter((one) => (one === choice) !== chosen.includes(one)));
  return (
    <fieldset className="grid gap-3" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={classes('grid gap-3', isWide && 'sm:grid-cols-2')}>
        {all.map((choice) => (
          <Checkbox key={choice} label={nameOf(choice)} checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
