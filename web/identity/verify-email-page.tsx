import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { identityMessages, VerifyForm } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { keepDraft, useDraft } from './draft.ts';
import { useLeadingFailureText } from './failure-text.ts';
import { focusField } from './focus-field.ts';
import { ResendCode } from './ResendCode.tsx';
import { useKnownEmail } from './use-known-email.ts';

export default function VerifyEmailPage() {
  const { t } = useTranslation('identity');
  const say = useMessage();
  const failureText = useLeadingFailureText();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const isLoggedIn = typeof useSignedInName() === 'string';
  const form = useForm<VerifyForm>({ resolver: zodResolver(VerifyForm), mode: 'onTouched', shouldFocusError: false });
  const { register, control, formState } = form;
  const email = useWatch({ control, name: 'email' });
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();
  useDraft(form, 'verify', ['email']);
  useKnownEmail(search, 'verify', (known) => form.setValue('email', known));

  async function verify(body: VerifyForm) {
    setState('busy');
    setFailure(undefined);
    try {
      await call('POST /api/auth/verify-email', { body });
      keepDraft('verify', null);
      setState('done');
    } catch (error) {
      setFailure(failureText(error, identityMessages.verify.failed));
      setState('idle');
    }
  }

  if (state === 'done')
    return (
      <AccountLayout title={t('verify.title')}>
        <Notice
          tone="good"
          title={t('verify.done')}
          takesFocus
          action={<LinkButton to={isLoggedIn ? '/home' : '/login'}>{t(isLoggedIn ? 'verify.home' : 'login.button')}</LinkButton>}
        >
          {t('verify.doneText')}
        </Notice>
      </AccountLayout>
    );
  const errorOf = (field: keyof VerifyForm) => (formState.errors[field]?.message ? say(formState.errors[field].message) : undefined);
  const showWhatIsMissing = (errors: object) => focusField(element.current, Object.keys(errors));
  return (
    <AccountLayout title={t('verify.title')} lead={t('verify.lead')}>
      <form ref={element} method="post" noValidate onSubmit={form.handleSubmit(verify, showWhatIsMissing)} className="grid gap-5">
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
          purpose="verify"
          email={email ?? ''}
          onEmailMissing={() => void form.trigger('email').then(() => focusField(element.current, ['email']))}
          onSent={() => {
            setFailure(undefined);
            focusField(element.current, ['code']);
          }}
        />
        {failure && (
          <Notice tone="danger" takesFocus>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={state === 'busy'} disabled={!isHydrated}>
          {t(state === 'busy' ? 'verify.busy' : 'verify.button')}
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">{t('verify.later')}</p>
    </AccountLayout>
  );
}
