import { useTranslation } from 'react-i18next';
import { EmployerCodeForm } from '#contract/hiring/accounts.ts';
import { call } from '#web/api/client.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmployerAccountLayout } from './EmployerAccountLayout.tsx';

export default function EmployerVerifyPage() {
  const { t } = useTranslation('hiring-accounts');
  return (
    <EmployerAccountLayout title={t('verify.title')} lead={t('verify.lead')}>
      <CodeForm
        purpose="verify"
        schema={EmployerCodeForm}
        empty={{ email: '', code: '' }}
        send={(body) => call('POST /api/employer/verify-email', { body })}
      />
    </EmployerAccountLayout>
  );
}
