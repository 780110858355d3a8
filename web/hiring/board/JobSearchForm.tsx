import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { EMPLOYMENTS } from '#contract/hiring/job-words.ts';
import { LANGUAGES, languages } from '#contract/language.ts';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const LONGEST = 100;
/** What few narrow the list by: out of the way, so that on a phone the jobs come sooner. */
const MORE = ['employment', 'language', 'remote'] as const;

/** What narrows the list. A form that asks for an address: it works without a script, and every search can be kept and sent on. */
export function JobSearchForm() {
  const { t } = useTranslation('hiring-board');
  const language = useLanguage();
  const [search] = useSearchParams();
  const isLoading = useNavigation().state !== 'idle';
  const chosen = (name: string) => search.get(name) ?? '';
  return (
    <Form key={search.toString()} method="get" action={inLanguage('/jobs', language)} role="search" className="board-search">
      <TextField name="q" type="search" label={t('search.words')} defaultValue={chosen('q')} maxLength={LONGEST} />
      <TextField name="place" label={t('search.place')} defaultValue={chosen('place')} maxLength={LONGEST} />
      <details open={MORE.some((name) => search.has(name))} className="board-more">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('search.more')}</summary>
        <div className="board-more-fields">
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
          <Checkbox name="remote" value="true" defaultChecked={chosen('remote') === 'true'} label={t('search.remote')} />
        </div>
      </details>
      <Button type="submit" busy={isLoading} className="board-find">
        {t('search.find')}
      </Button>
    </Form>
  );
}

type ChoiceProps = { readonly name: string; readonly label: string; readonly chosen: string; readonly children: ReactNode };

function Choice({ name, label, chosen, children }: ChoiceProps) {
  const { t } = useTranslation('hiring-board');
  return (
    <SelectField label={label} name={name} defaultValue={chosen}>
      <option value="">{t('search.any')}</option>
      {children}
    </SelectField>
  );
}
