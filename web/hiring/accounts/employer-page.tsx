import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ownEmployerId } from '#web/api/storage.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { EmployerAccountLayout } from './EmployerAccountLayout.tsx';
import { EmployerLoginForm } from './EmployerLoginForm.tsx';
import { employerNext } from './employer-next.ts';

export default function EmployerPage() {
  const { t } = useTranslation('hiring-accounts');
  const navigate = useLocalNavigate();
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; a login on this very page leads on by itself
  useEffect(() => {
    if (ownEmployerId() !== undefined) void navigate(employerNext(search), { replace: true });
  }, []);
  return (
    <EmployerAccountLayout title={t('login.title')}>
      <EmployerLoginForm />
      <p className="mt-6 text-center">
        {t('login.noAccount')}{' '}
        <LocalLink to="/employer-signup" className="link">
          {t('login.signUp')}
        </LocalLink>
      </p>
    </EmployerAccountLayout>
  );
}
