import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '#web/i18n/formats.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';

type Props<Choice extends string> = {
  readonly legend: string;
  readonly hint: string;
  readonly all: readonly Choice[];
  readonly chosen: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Choice[]) => void;
};

/** Several of many: what is chosen stands in one line, and the whole list opens on request. */
export function SeveralChoices<Choice extends string>({ legend, hint, all, chosen, nameOf, error, onChange }: Props<Choice>) {
  const { t, i18n } = useTranslation('society-members');
  const id = useId();
  const toggle = (choice: Choice) => onChange(all.filter((one) => (one === choice) !== chosen.includes(one)));
  const names = all.filter((one) => chosen.includes(one)).map(nameOf);
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-more`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <p>{names.length === 0 ? t('own.noneChosen') : listFormat(i18n.language).format(names)}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2">{t('own.choose')}</summary>
        <div className="grid gap-x-6 gap-y-3 pt-2 sm:grid-cols-2">
          {all.map((choice) => (
            <Checkbox key={choice} label={nameOf(choice)} checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
          ))}
        </div>
      </details>
      <div id={`${id}-more`} className="grid gap-1 text-sm">
        <p className="text-muted">{hint}</p>
        <FieldError>{error}</FieldError>
      </div>
    </fieldset>
  );
}
