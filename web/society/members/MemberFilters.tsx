import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELDS, MAX_SEARCH_LENGTH } from '#contract/society/member-page-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Filters } from './filters.ts';
import { useNames } from './use-names.ts';

type Props = { readonly chosen: Filters; readonly onChange: (filters: Filters) => void };

/** Searched for when asked, not at each letter: what is read aloud stays still. */
export function MemberFilters({ chosen, onChange }: Props) {
  const { t } = useTranslation('society-members');
  const { fieldName, languageName, languagesByName } = useNames();
  const [wish, setWish] = useState(chosen);
  const change = (changes: Filters) => setWish({ ...wish, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(wish);
  };
  return (
    <search>
      <form method="get" onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <TextField
          type="search"
          name="search"
          label={t('filter.search')}
          maxLength={MAX_SEARCH_LENGTH}
          value={wish.search ?? ''}
          onChange={({ target }) => change({ search: target.value })}
        />
        <SelectField label={t('part.fields')} value={wish.field ?? ''} onChange={({ target }) => change({ field: target.value })}>
          <option value="">{t('filter.every')}</option>
          {FIELDS.map((field) => (
            <option key={field} value={field}>
              {fieldName(field)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('part.languages')} value={wish.language ?? ''} onChange={({ target }) => change({ language: target.value })}>
          <option value="">{t('filter.every')}</option>
          {languagesByName.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          {t('filter.find')}
        </Button>
      </form>
    </search>
  );
}
