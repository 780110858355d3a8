import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import './steady.css';

/** What surrounds every page of this part. The way to people stands first; it is opened as a document, so that it needs no script. */
export function SteadyFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('steady');
  return (
    <PageFrame>
      <div className="grid grid-cols-1 gap-10">
        <p>
          <LocalLink to="/help-now" reloadDocument className="steady-help">
            {t('helpNow')}
          </LocalLink>
        </p>
        {children}
      </div>
    </PageFrame>
  );
}
