import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

export const meta = pageMeta({
  en: { title: 'Log in', description: 'Log in to play the tests and to read your report.' },
  hi: { title: 'लॉग इन', description: 'टेस्ट खेलने और अपनी रिपोर्ट पढ़ने के लिए लॉग इन कीजिए।' },
});

export default function LoginPage() {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  const isSentHere = useHydrated() && new URLSearchParams(search).has('next');
  return (
    <AccountLayout title={t('login.title')} lead={t(isSentHere ? 'login.leadBack' : 'login.lead')}>
      <LoginForm />
      <p className="mt-6 text-center">
        {t('login.noAccount')}{' '}
        <LocalLink to="/signup" className="link">
          {t('login.signUp')}
        </LocalLink>
      </p>
    </AccountLayout>
  );
}
