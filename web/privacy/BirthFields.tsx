import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { FIRST_BIRTH_YEAR } from '#contract/privacy-words.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { FieldError } from '#web/ui/Labelled.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import './privacy.css';

export type TypedBirth = { readonly month: string; readonly year: string };

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The month and year, where both are given and can be true. */
export function birthFrom({ month, year }: TypedBirth): { month: number; year: number } | undefined {
  const birth = { month: Number(month), year: /^\d{4}$/.test(year.trim()) ? Number(year) : 0 };
  const isTrue = birth.month >= 1 && birth.year >= FIRST_BIRTH_YEAR && birth.year <= new Date().getFullYear();
  return isTrue ? birth : undefined;
}

type Props = { value: TypedBirth; onChange: (birth: TypedBirth) => void; error: string | undefined };

/** Asks when somebody was born, and tells by nothing which answer leads where. */
export function BirthFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('privacy');
  const { locale } = languages[useLanguage()];
  const id = useId();
  const [names] = useState(() => {
    const month = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
    return MONTHS.map((number) => month.format(new Date(Date.UTC(2000, number - 1, 1))));
  });
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-xl font-semibold">{t('birth.title')}</legend>
      <div className="birth-fields">
        <SelectField
          label={t('birth.month')}
          autoComplete="bday-month"
          aria-invalid={error ? true : undefined}
          value={value.month}
          onChange={({ target }) => onChange({ ...value, month: target.value })}
        >
          <option value="">{t('birth.choose')}</option>
          {MONTHS.map((number) => (
            <option key={number} value={number}>
              {names[number - 1]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('birth.year')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          aria-invalid={error ? true : undefined}
          value={value.year}
          onChange={({ target }) => onChange({ ...value, year: target.value })}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
