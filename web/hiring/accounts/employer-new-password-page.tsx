import { useTranslation } from 'react-i18next';
import { EmployerResetForm } from '#contract/hiring/accounts.ts';
import { call } from '#web/api/client.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { CodeForm } from './CodeForm.tsx';
import { EmployerAccountLayout } from './EmployerAccountLayout.tsx';

export default function EmployerNewPasswordPage() {
  const { t } = useTranslation('hiring-accounts');
  return (
    <EmployerAccountLayout title={t('reset.title')} lead={t('reset.lead')}>
      <CodeForm
        purpose="reset"
        schema={EmployerResetForm}
        empty={{ email: '', code: '', password: '' }}
        send={(body) => call('POST /api/employer/reset-password', { body })}
        more={(field) => (
          <TextField
            label={t('field.newPassword')}
            hint={t('signup.passwordHint')}
            type="password"
            autoComplete="new-password"
            revealable
            {...field('password')}
          />
        )}
      />
    </EmployerAccountLayout>
  );
}
