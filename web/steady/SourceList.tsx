import { useTranslation } from 'react-i18next';
import { sources } from '#content/steady/script-sources.ts';
import type { Step } from '#contract/steady-words.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** Where a step comes from, and what was found there. */
export function SourceList({ step }: { readonly step: Step }) {
  const { t } = useTranslation('steady');
  const language = useLanguage();
  return (
    <details className="steady-details">
      <summary>{t('sources')}</summary>
      <ul className="grid max-w-prose gap-3 pb-4 text-sm">
        {sources[step].map(({ who, year, what, found }) => (
          <li key={who}>
            <p>{found[language]}</p>
            <p className="text-muted" lang="en">
              {who} ({year}): {what}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
