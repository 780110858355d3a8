import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type SettingsPart = {
  readonly name: 'organisation' | 'members' | 'stages' | 'letters' | 'retention' | 'keys' | 'webhooks' | 'waysIn' | 'audit';
  readonly content: ReactNode;
};

/** The settings part by part, with a list of them at hand: it stays beside them on a wide screen. */
export function SettingsParts({ parts }: { readonly parts: readonly SettingsPart[] }) {
  const { t } = useTranslation('hiring-settings');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
      <nav aria-label={t('parts.title')} className="lg:sticky lg:top-4">
        <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
          {parts.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`} className="settings-part">
                {t(`parts.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-6">
        {parts.map(({ name, content }) => (
          <div key={name} id={name} className="scroll-mt-4">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
