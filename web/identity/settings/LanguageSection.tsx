import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language, languages } from '#contract/language.ts';
import { call } from '#web/api/client.ts';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

/** The language of mails, and of the pages after a login. This page is opened in it at once. */
export function LanguageSection({ settings: { language } }: Pick<SectionProps, 'settings'>) {
  const { t } = useTranslation('settings');
  const here = useLanguage();
  const [hasFailed, setFailed] = useState(false);

  async function choose(chosen: Language) {
    setFailed(false);
    try {
      await call('PUT /api/auth/settings/language', { body: { language: chosen } }, { as: 'person' });
      window.location.assign(inLanguage('/home/settings', chosen));
    } catch {
      setFailed(true);
    }
  }

  return (
    <Section id="settings-language" title={t('language.title')} lead={t('language.lead')}>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">{t('language.title')}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3" lang={one}>
            <input
              type="radio"
              name="language"
              className="size-5 accent-(--color-indigo)"
              defaultChecked={one === (language ?? here)}
              onChange={() => void choose(one)}
            />
            {languages[one].name}
          </label>
        ))}
      </fieldset>
      {hasFailed && <Notice tone="danger">{t('failed')}</Notice>}
    </Section>
  );
}
