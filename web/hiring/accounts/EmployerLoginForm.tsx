import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type EmployerLogin, type EmployerLoginForm as Form, EmployerLoginForm as Schema } from '#contract/hiring/accounts.ts';
import { settingsMessages } from '#contract/settings-messages.ts';
import { call } from '#web/api/client.ts';
import { rememberEmployerLogin } from '#web/api/storage.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useMessage } from '#web/i18n/message.ts';
import { PasskeyLogin } from '#web/identity/PasskeyLogin.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Popup } from '#web/ui/Popup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { EmployerStep } from './EmployerStep.tsx';
import { employerNext } from './employer-next.ts';
import { useEmployerFailureText } from './failure-text.ts';
import { useEmployerForm } from './use-employer-form.ts';
import { loginCalls } from './way-in-calls.ts';

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
  const [stepToken, setStepToken] = useState<string>();
  const say = useMessage();

  function welcome(entered: EmployerLogin) {
    rememberEmployerLogin(entered);
    setState('done');
  }

  async function logIn(body: Form) {
    setFailure(undefined);
    setState('busy');
    try {
      const answer = await call('POST /api/employer/login', { body });
      if (!('secondStep' in answer)) return welcome(answer);
      setStepToken(answer.stepToken);
      setState('idle');
    } catch (error) {
      setFailure(failureText(error, t('login.failed')));
      setState('idle');
    }
  }
  const showMistakes = () => {
    setFailure(t('login.wrongForm'));
    login.focusMistake();
  };
  const popup = (
    <Popup
      open={state === 'done'}
      onClose={() => void navigate(employerNext(search), { replace: true })}
      tone="good"
      title={t('login.done')}
      finalFocus={false}
      closeAfter={SUCCESS_SHOWN_MS}
    />
  );
  if (stepToken !== undefined)
    return (
      <>
        <EmployerStep
          stepToken={stepToken}
          onLogin={welcome}
          onBack={(why) => {
            setStepToken(undefined);
            setFailure(why);
          }}
        />
        {popup}
      </>
    );
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
      <PasskeyLogin
        calls={loginCalls}
        onLogin={welcome}
        onFailure={(error) => setFailure(failureText(error, say(settingsMessages.passkey.failed)))}
      />
      {popup}
    </>
  );
}
