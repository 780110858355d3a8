import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from './Button.tsx';
import { classes } from './classes.ts';
import { IAmMenu } from './IAmMenu.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';
import { useSignedInName } from './use-signed-in.ts';
import { EVEN_PETALS, Wheel } from './Wheel.tsx';

export function PageHeader({ logOut, isOver }: { logOut: ReactNode; isOver: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <header className={classes('page-header @container', isOver && 'page-header-over')}>
      {/* One line at every width and in every stand-in font. Only on a phone with letters of double size it may take two. */}
      <div className="frame-width flex min-h-16 max-w-6xl items-center gap-x-1 min-[24rem]:gap-x-3 sm:gap-x-5 @max-[18em]:flex-wrap">
        <LocalLink
          to="/"
          className="flex min-w-8 items-center gap-2 overflow-hidden py-2 font-display text-2xl font-semibold"
          aria-label={t('frame.start')}
        >
          <Wheel values={EVEN_PETALS} size={32} />
          {/* On a phone the links need the room of the name. */}
          <span aria-hidden="true" className="max-sm:hidden">
            {t('frame.name')}
          </span>
        </LocalLink>
        <IAmMenu />
        <AccountArea logOut={logOut} />
        <OtherLanguages />
      </div>
    </header>
  );
}

const ACCOUNT_AREA = 'ms-auto flex items-center min-[24rem]:gap-x-1 sm:gap-x-3 @max-[18em]:flex-wrap';

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
