import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Made } from './use-share.ts';

/** The link, to be copied: it is shown this once. */
export function MadeLink({ made: { token, expiresAt } }: { made: Made }) {
  const { t } = useTranslation('keep');
  const language = useLanguage();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const link = `${window.location.origin}${inLanguage(`/shared/${token}`, language)}`;
  const until = dateFormat(languages[language].locale, { dateStyle: 'long' }).format(new Date(expiresAt));
  const copy = () =>
    (navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <Notice tone="good" title={t('share.made')} takesFocus>
      <div className="grid gap-3">
        <p>{t('share.once', { until })}</p>
        <TextField label={t('share.link')} value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={copy}>
            {t('share.copy')}
          </Button>
          <span role="status">{copied && t(`share.copied.${copied}`)}</span>
        </div>
        <LocalLink to="/home/my-data" className="link">
          {t('share.all')}
        </LocalLink>
      </div>
    </Notice>
  );
}
