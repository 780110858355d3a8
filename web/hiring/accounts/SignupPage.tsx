import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { EmployerAccountLayout } from './EmployerAccountLayout.tsx';
import { EmployerSignupForm } from './EmployerSignupForm.tsx';

export function SignupPage() {
  const { t } = useTranslation('hiring-accounts');
  return (
    <EmployerAccountLayout title={t('signup.title')} lead={t('signup.lead')}>
      <EmployerSignupForm />
      <p className="mt-6 text-center">
        {t('signup.hasAccount')}{' '}
        <LocalLink to="/employer" className="link">
          {t('login.button')}
        </LocalLink>
      </p>
    </EmployerAccountLayout>
  );
}
