import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployerSignupForm as Form, EmployerSignupForm as Schema } from '#contract/hiring/accounts.ts';
import { call } from '#web/api/client.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Popup } from '#web/ui/Popup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useEmployerFailureText } from './failure-text.ts';
import { useEmployerForm } from './use-employer-form.ts';

const EMPTY = { companyName: '', companyEmail: '', mobileNumber: '', password: '', confirmPassword: '' };

type Alert = { readonly title: 'done' | 'wrongForm' | 'failed'; readonly why?: string };

/** The form of the specification: it says in one alert that something is wrong. Under the fields stands what is asked, from the beginning. */
export function EmployerSignupForm() {
  const { t } = useTranslation('hiring-accounts');
  const failureText = useEmployerFailureText();
  const navigate = useLocalNavigate();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const signup = useEmployerForm(Schema, EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<Alert>();

  async function signUp({ confirmPassword: _, ...form }: Form) {
    setBusy(true);
    try {
      await call('POST /api/employer/signup', { body: { ...form, language } });
      setAlert({ title: 'done' });
    } catch (failure) {
      const why = failureText(failure, '');
      setAlert({ title: 'failed', ...(why && { why }) });
    } finally {
      setBusy(false);
    }
  }
  function close() {
    if (alert?.title === 'done') void navigate('/employer');
    else setAlert(undefined);
  }
  return (
    <>
      <form {...signup.formProps(signUp, () => setAlert({ title: 'wrongForm' }))}>
        <TextField
          label={t('field.companyName')}
          hint={t('signup.companyNameHint')}
          autoComplete="organization"
          {...signup.quietField('companyName')}
        />
        <TextField label={t('field.companyEmail')} type="email" autoComplete="email" {...signup.quietField('companyEmail')} />
        <TextField
          label={t('field.mobileNumber')}
          hint={t('signup.mobileHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...signup.quietField('mobileNumber')}
        />
        <TextField
          label={t('field.password')}
          hint={t('signup.passwordHint')}
          type="password"
          autoComplete="new-password"
          revealable
          {...signup.quietField('password')}
        />
        <TextField
          label={t('field.confirmPassword')}
          type="password"
          autoComplete="new-password"
          revealable
          {...signup.quietField('confirmPassword')}
        />
        <Button type="submit" busy={isBusy} disabled={!isHydrated}>
          {t('signup.button')}
        </Button>
      </form>
      <Popup
        open={alert !== undefined}
        onClose={close}
        tone={alert?.title === 'done' ? 'good' : 'danger'}
        title={alert && t(`signup.${alert.title}`)}
        finalFocus={alert?.title === 'done' ? false : signup.focusMistake}
      >
        {alert?.title === 'done' ? t('signup.codeSent') : alert?.why}
      </Popup>
    </>
  );
}
