import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { data, useLocation } from 'react-router';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { withoutLanguage } from '#contract/language.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageAddresses } from '#web/ui/page-addresses.ts';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { Wheel } from '#web/ui/Wheel.tsx';
import { nearestAddress } from './nearest-address.ts';

/** The page is drawn, but its status is 404. */
export const loader = () => data(null, { status: 404 });

const ONE_PETAL_MISSING = [1, null, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const DOORS = [
  ['/play-cognitive-games', 'tests'],
  ['/catalog', 'catalog'],
  [DEMO_REPORT, 'demo'],
  ['/science', 'science'],
  ['/about', 'about'],
  ['/contact', 'contact'],
] as const;

export default function NotFoundPage() {
  const { t } = useTranslation('not-found');
  const isLoggedIn = typeof useSignedInName() === 'string';
  const meant = nearestAddress(withoutLanguage(useLocation().pathname), useContext(PageAddresses));
  return (
    <PageFrame>
      <div className="grid justify-items-center gap-5 py-8 text-center">
        <Wheel values={ONE_PETAL_MISSING} size={168} />
        <h1 className="w-full text-4xl sm:text-5xl">{t('title')}</h1>
        <p className="min-h-[2lh] w-full max-w-[36rem] text-lg text-balance text-muted">{t('text')}</p>
        {meant && (
          <p className="text-lg">
            {t('meant')}{' '}
            <LocalLink to={meant} className="link inline-block py-2 font-semibold wrap-anywhere">
              {meant}
            </LocalLink>
          </p>
        )}
        <div className="mt-2 flex flex-col items-center justify-center gap-3 sm:flex-row">
          <LinkButton to="/">{t('toStart')}</LinkButton>
          {isLoggedIn && (
            <LinkButton to="/home" variant="secondary">
              {t('home')}
            </LinkButton>
          )}
        </div>
      </div>
      <nav aria-labelledby="doors" className="mt-4 grid gap-4">
        <h2 id="doors" className="text-center text-2xl">
          {t('doors.title')}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {DOORS.map(([to, name]) => (
            <li key={name}>
              <LocalLink
                to={to}
                className="grid h-full content-start gap-1 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
              >
                <span className="font-semibold underline underline-offset-4">{t(`doors.${name}.title`)}</span>
                <span className="text-muted">{t(`doors.${name}.text`)}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </PageFrame>
  );
}
