import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { identityMessages, ResetForm } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { forgetLogin } from '#web/api/storage.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { keepDraft, useDraft } from './draft.ts';
import { useFailureText } from './failure-text.ts';
import { focusField } from './focus-field.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useKnownEmail } from './use-known-email.ts';

const FIELDS = ['email', 'code', 'password', 'confirmPassword'] as const;

export default function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  const say = useMessage();
  const failureText = useFailureText();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const form = useForm<ResetForm>({ resolver: zodResolver(ResetForm), mode: 'onTouched', shouldFocusError: false });
  const { register, control, formState } = form;
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();
  useDraft(form, 'reset', ['email']);
  useKnownEmail(search, 'reset', (known) => form.setValue('email', known));

  async function reset(body: ResetForm) {
    setState('busy');
    setFailure(undefined);
    try {
      await call('POST /api/auth/reset-password', { body });
      forgetLogin(); // the server has ended every login, this device's too
      keepDraft('reset', null);
      keepDraft('login', { usernameOrEmail: body.email });
      setState('done');
    } catch (error) {
      setFailure(failureText(error, identityMessages.reset.failed));
      setState('idle');
    }
  }

  if (state === 'done')
    return (
      <AccountLayout title={t('reset.title')}>
        <Notice tone="good" title={t('reset.done')} takesFocus action={<LinkButton to="/login">{t('login.button')}</LinkButton>}>
          {t('reset.doneText')}
        </Notice>
      </AccountLayout>
    );
  const errorOf = (field: (typeof FIELDS)[number]) => (formState.errors[field]?.message ? say(formState.errors[field].message) : undefined);
  const showWhatIsWrong = () => focusField(element.current, FIELDS.filter((field) => form.getFieldState(field).error).slice(0, 1));
  return (
    <AccountLayout title={t('reset.title')} lead={t('reset.lead')}>
      <form ref={element} method="post" noValidate onSubmit={form.handleSubmit(reset, showWhatIsWrong)} className="grid gap-5">
        <TextField label={t('field.email')} error={errorOf('email')} type="email" autoComplete="email" {...register('email')} />
        <TextField
          label={t('field.code')}
          error={errorOf('code')}
          hint={t('code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...register('code')}
        />
        <ResendCode
          purpose="reset"
          email={email ?? ''}
          onEmailMissing={() => void form.trigger('email').then(() => focusField(element.current, ['email']))}
          onSent={() => {
            setFailure(undefined);
            focusField(element.current, ['code']);
          }}
        />
        <TextField
          label={t('field.newPassword')}
          error={errorOf('password')}
          hint={<PasswordStrength password={password ?? ''} />}
          type="password"
          revealable
          autoComplete="new-password"
          {...register('password', { deps: formState.touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
        />
        <TextField
          label={t('field.confirmPassword')}
          error={errorOf('confirmPassword')}
          type="password"
          revealable
          autoComplete="new-password"
          {...register('confirmPassword')}
        />
        {failure && (
          <Notice tone="danger" takesFocus>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={state === 'busy'} disabled={!isHydrated}>
          {t(state === 'busy' ? 'reset.busy' : 'reset.button')}
        </Button>
      </form>
    </AccountLayout>
  );
}
