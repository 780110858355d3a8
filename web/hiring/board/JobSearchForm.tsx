import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { EMPLOYMENTS } from '#contract/hiring/job-words.ts';
import { LANGUAGES, languages } from '#contract/language.ts';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const LONGEST = 100;

/** What narrows the list. A form that asks for an address: it works without a script, and every search can be kept and sent on. */
export function JobSearchForm() {
  const { t } = useTranslation('hiring-board');
  const language = useLanguage();
  const [search] = useSearchParams();
  const isLoading = useNavigation().state !== 'idle';
  const chosen = (name: string) => search.get(name) ?? '';
  return (
    <Form key={search.toString()} method="get" action={inLanguage('/jobs', language)} role="search" className="board-search">
      <TextField name="q" type="search" label={t('search.words')} defaultValue={chosen('q')} maxLength={LONGEST} className="board-words" />
      <TextField name="place" label={t('search.place')} defaultValue={chosen('place')} maxLength={LONGEST} />
      <Choice name="employment" label={t('search.employment')} chosen={chosen('employment')}>
        {EMPLOYMENTS.map((employment) => (
          <option key={employment} value={employment}>
            {t(`employment.${employment}`)}
          </option>
        ))}
      </Choice>
      <Choice name="language" label={t('search.language')} chosen={chosen('language')}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {languages[each].name}
          </option>
        ))}
      </Choice>
      <Checkbox
        name="remote"
        value="true"
        defaultChecked={chosen('remote') === 'true'}
        label={t('search.remote')}
        className="board-remote"
      />
      <Button type="submit" busy={isLoading} className="board-find">
        {t('search.find')}
      </Button>
    </Form>
  );
}

type ChoiceProps = { readonly name: string; readonly label: string; readonly chosen: string; readonly children: ReactNode };

function Choice({ name, label, chosen, children }: ChoiceProps) {
  const { t } = useTranslation('hiring-board');
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} name={name} className="field" defaultValue={chosen}>
        <option value="">{t('search.any')}</option>
        {children}
      </select>
    </div>
  );
}
