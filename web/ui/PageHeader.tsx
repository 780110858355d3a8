import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LANGUAGES, languages } from '#contract/language.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { LinkButton } from './Button.tsx';
import { classes } from './classes.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSignedInName } from './use-signed-in.ts';
import { EVEN_PETALS, Wheel } from './Wheel.tsx';

export function PageHeader({ logOut, isOver }: { logOut: ReactNode; isOver: boolean }) {
  const { t } = useTranslation('ui');
  const isSignedIn = typeof useSignedInName() === 'string';
  return (
    <header className={classes('page-header @container', isOver && 'page-header-over')}>
      {/* One line at every width and in every stand-in font. Only on a phone with letters of double size it may take two. */}
      <div className="frame-width flex min-h-16 max-w-6xl items-center gap-x-1 min-[24rem]:gap-x-3 sm:gap-x-5 @max-[18em]:flex-wrap">
        <LocalLink
          to="/"
          className="me-auto flex min-w-8 items-center gap-2 overflow-hidden py-2 font-display text-2xl font-semibold"
          aria-label={t('frame.start')}
        >
          <Wheel values={EVEN_PETALS} size={32} />
          {/* On a phone the links of a person need the room of the name; on a small one, so do the links of visitors. */}
          <span aria-hidden="true" className={isSignedIn ? 'max-sm:hidden' : 'max-[24rem]:hidden'}>
            {t('frame.name')}
          </span>
        </LocalLink>
        <AccountArea logOut={logOut} />
        <OtherLanguages />
      </div>
    </header>
  );
}

/** A full load: every word of the page changes, and the address is the one to share. */
function OtherLanguages() {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated(); // a prerendered page knows no search and no hash
  const language = useLanguage();
  const here = isHydrated ? pathname + search + hash : pathname;
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <a
      key={other}
      href={inLanguage(here, other)}
      hrefLang={other}
      lang={other}
      className="header-link language-switch"
      aria-label={languages[other].invitation}
    >
      {languages[other].name}
    </a>
  ));
}

const ACCOUNT_AREA = 'flex items-center min-[24rem]:gap-x-1 sm:gap-x-3 @max-[18em]:flex-wrap';

function AccountArea({ logOut }: { logOut: ReactNode }) {
  const { t } = useTranslation('ui');
  const name = useSignedInName();
  if (typeof name === 'string')
    return (
      <nav aria-label={t('frame.account')} className={ACCOUNT_AREA}>
        <LocalLink to="/home" className="header-link">
          {t('frame.home')}
        </LocalLink>
        <LocalLink to="/home/set2report" className="header-link">
          {t('frame.report')}
        </LocalLink>
        {logOut}
      </nav>
    );
  return (
    <nav aria-label={t('frame.account')} className={classes(ACCOUNT_AREA, name === undefined && 'account-waiting')}>
      <LocalLink to="/login" className="header-link">
        {t('frame.logIn')}
      </LocalLink>
      <LinkButton to="/signup" className="header-button">
        {t('frame.signUp')}
      </LinkButton>
    </nav>
  );
}
