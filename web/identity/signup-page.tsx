import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { SignupForm } from './SignupForm.tsx';
import { useLeadOn } from './use-lead-on.ts';

export const meta = pageMeta({
  en: { title: 'Sign up', description: 'Make an account, play the tests, and read your own report. It costs nothing.' },
  hi: { title: 'साइन अप', description: 'खाता बनाइए, टेस्ट खेलिए और अपनी रिपोर्ट पढ़िए। कोई पैसा नहीं लगता।' },
});

export default function SignupPage() {
  const { t } = useTranslation('identity');
  const isVisitor = useLeadOn();
  return (
    <AccountLayout title={t('signup.title')} lead={t('signup.lead')} isWaiting={!isVisitor}>
      <SignupForm />
      <p className="mt-6 text-center">
        {t('signup.haveAccount')}{' '}
        <LocalLink to="/login" className="link">
          {t('login.button')}
        </LocalLink>
      </p>
    </AccountLayout>
  );
}
