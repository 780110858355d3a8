import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { SignupForm } from './SignupForm.tsx';
import { useVisitorsOnly } from './use-visitors-only.ts';

export default function SignupPage() {
  const { t } = useTranslation('identity');
  const isVisitor = useVisitorsOnly();
  return (
    <AccountLayout title={t('signup.title')} lead={t('signup.lead')} isWaiting={!isVisitor}>
      <SignupForm />
      <p className="mt-6 text-sm text-muted">
        {t('signup.notice')}{' '}
        <LocalLink to="/privacy-notice" className="link">
          {t('signup.noticeLink')}
        </LocalLink>
      </p>
      <p className="mt-6 text-center">
        {t('signup.haveAccount')}{' '}
        <LocalLink to="/login" className="link">
          {t('login.button')}
        </LocalLink>
      </p>
    </AccountLayout>
  );
}
