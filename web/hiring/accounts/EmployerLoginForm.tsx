import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type EmployerLoginForm as Form, EmployerLoginForm as Schema } from '#contract/hiring/accounts.ts';
import { call } from '#web/api/client.ts';
import { rememberEmployerLogin } from '#web/api/storage.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Popup } from '#web/ui/Popup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { employerNext } from './employer-next.ts';
import { useEmployerFailureText } from './failure-text.ts';
import { useEmployerForm } from './use-employer-form.ts';

const SUCCESS_SHOWN_MS = 800;

export function EmployerLoginForm() {
  const { t } = useTranslation('hiring-accounts');
  const failureText = useEmployerFailureText();
  const navigate = useLocalNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const login = useEmployerForm(Schema, { email: '', password: '' });
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();

  async function logIn(body: Form) {
    setFailure(undefined);
    setState('busy');
    try {
      rememberEmployerLogin(await call('POST /api/employer/login', { body }));
      setState('done');
    } catch (error) {
      setFailure(failureText(error, t('login.failed')));
      setState('idle');
    }
  }
  const showMistakes = () => {
    setFailure(t('login.wrongForm'));
    login.focusMistake();
  };
  return (
    <>
      <form {...login.formProps(logIn, showMistakes)}>
        <TextField label={t('field.email')} type="email" autoComplete="username" {...login.field('email')} />
        <TextField label={t('field.password')} type="password" autoComplete="current-password" revealable {...login.field('password')} />
        <LocalLink to="/employer/new-password" className="link justify-self-start">
          {t('login.forgot')}
        </LocalLink>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button
          type="submit"
          busy={state === 'busy'}
          disabled={!isHydrated}
          // not `disabled`: a press leads to the mistake
          aria-disabled={!login.isValid || undefined}
        >
          {t(state === 'busy' ? 'login.busy' : 'login.button')}
        </Button>
      </form>
      <Popup
        open={state === 'done'}
        onClose={() => void navigate(employerNext(search), { replace: true })}
        tone="good"
        title={t('login.done')}
        finalFocus={false}
        closeAfter={SUCCESS_SHOWN_MS}
      />
    </>
  );
}
