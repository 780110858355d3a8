import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';

const POINTS = ['jobs', 'people', 'fair'] as const;

type Props = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

/** The pages of employers' accounts: the form on a sheet, beside it (below on a phone) what the area is for. */
export function EmployerAccountLayout({ title, lead, children }: Props) {
  const { t } = useTranslation('hiring-accounts');
  return (
    <PageFrame wide>
      <div className="mx-auto grid max-w-md gap-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-14">
        <div className="lg:col-start-2 lg:row-start-1">
          <Card>
            <h1 className="text-3xl">{title}</h1>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
            <div className="mt-6">{children}</div>
          </Card>
        </div>
        <div className="grid content-start gap-5">
          <p className="text-2xl font-semibold text-balance">{t('about.title')}</p>
          <ul className="grid max-w-prose gap-4">
            {POINTS.map((point) => (
              <li key={point} className="border-s-4 border-accent ps-4">
                {t(`about.${point}`)}
              </li>
            ))}
          </ul>
          <p className="max-w-prose text-muted">
            {t('about.demo')}{' '}
            <LocalLink to={DEMO_REPORT} className="link">
              {t('about.demoLink')}
            </LocalLink>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
