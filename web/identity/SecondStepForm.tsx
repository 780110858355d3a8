import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepForm } from '#contract/second-steps.ts';
import { settingsMessages } from '#contract/settings-messages.ts';
import { ApiFailure } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFailureText } from './failure-text.ts';
import { useAccountForm } from './use-account-form.ts';
import type { LoginCalls } from './way-in-calls.ts';

type Props<Entered> = {
  readonly calls: LoginCalls<Entered>;
  readonly stepToken: string;
  readonly onLogin: (login: Entered) => void;
  /** Back to the password: by choice, or because the login has waited too long. */
  readonly onBack: (why?: string) => void;
};

/** After the password: a code of the app, or a recovery code. */
export function SecondStepForm<Entered>({ calls, stepToken, onLogin, onBack }: Props<Entered>) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const account = useAccountForm(StepForm, 'step', []);
  const { focus, form } = account;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form takes the place of the other
  useEffect(() => focus('code'), []);

  async function send(body: StepForm) {
    setBusy(true);
    setFailure(undefined);
    try {
      onLogin(await calls.takeStep({ ...body, stepToken }));
    } catch (error) {
      const why = failureText(error, settingsMessages.step.wrong);
      if (error instanceof ApiFailure && error.code === 'unauthenticated') return onBack(why);
      setFailure(why);
      form.resetField('code');
      focus('code');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form {...account.formProps(send)}>
      <p>{t('step.lead')}</p>
      <TextField
        label={t('step.code')}
        hint={t('step.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...account.field('code')}
      />
      <Checkbox label={t('step.remember')} {...form.register('remember')} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={isBusy}>
        {t(isBusy ? 'step.busy' : 'step.button')}
      </Button>
      <Button variant="quiet" onClick={() => onBack()}>
        {t('step.back')}
      </Button>
    </form>
  );
}
