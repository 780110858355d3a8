import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { readAfterSignup } from './after-signup.ts';
import { LoginForm } from './LoginForm.tsx';
import { useVisitorsOnly } from './use-visitors-only.ts';

export default function LoginPage() {
  const { t } = useTranslation('identity');
  const { search, state } = useLocation();
  const isVisitor = useVisitorsOnly();
  const isHydrated = useHydrated(); // the prerendered page knows neither
  const newcomer = isHydrated ? readAfterSignup(state) : undefined;
  const isSentHere = isHydrated && new URLSearchParams(search).has('next');
  return (
    <AccountLayout
      isWaiting={!isVisitor}
      title={newcomer ? t('login.ready', { name: newcomer.firstName }) : t('login.title')}
      lead={t(newcomer ? 'login.leadBegin' : isSentHere ? 'login.leadBack' : 'login.lead')}
    >
      {newcomer && (
        <Notice
          tone="info"
          className="mb-6"
          action={
            <LocalLink to="/verify-email" className="link">
              {t('verify.title')}
            </LocalLink>
          }
        >
          {t('login.codeSent', { email: newcomer.codeSentTo })}
        </Notice>
      )}
      <LoginForm isNewcomer={newcomer !== undefined} />
      <p className="mt-6 text-center">
        {t('login.noAccount')}{' '}
        <LocalLink to="/signup" className="link">
          {t('login.signUp')}
        </LocalLink>
      </p>
    </AccountLayout>
  );
}
