import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { Wheel } from '#web/ui/Wheel.tsx';

/** The page is drawn, but its status is 404. */
export const loader = () => data(null, { status: 404 });

const ONE_PETAL_MISSING = [1, null, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

export default function NotFoundPage() {
  const { t } = useTranslation('site');
  const isLoggedIn = typeof useSignedInName() === 'string';
  return (
    <PageFrame>
      <div className="grid justify-items-center gap-5 py-8 text-center sm:py-14">
        <Wheel values={ONE_PETAL_MISSING} size={168} />
        <h1 className="text-4xl sm:text-5xl">{t('notFound.title')}</h1>
        <p className="max-w-prose text-lg text-balance text-muted">{t('notFound.text')}</p>
        <div className="mt-2 flex flex-col items-center justify-center gap-3 sm:flex-row">
          <LinkButton to="/">{t('toStart')}</LinkButton>
          {isLoggedIn && (
            <LinkButton to="/home" variant="secondary">
              {t('notFound.home')}
            </LinkButton>
          )}
          <LinkButton to={DEMO_REPORT} variant="quiet">
            {t('hero.demo')}
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
