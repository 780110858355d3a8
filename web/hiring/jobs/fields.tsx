import { SelectField, type SelectFieldProps } from '#web/ui/SelectField.tsx';

type Props<Value extends string> = Pick<SelectFieldProps, 'label' | 'hint' | 'error'> & {
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** A list of values that have a type. */
export const ChoiceField = <Value extends string>({ choices, onChange, ...rest }: Props<Value>) => (
  <SelectField {...rest} onChange={({ target }) => onChange(target.value as Value)}>
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);

/** An amount as it is typed: null where the field is empty or holds no number. */
export const toNumber = (text: string): number | null => {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
};
