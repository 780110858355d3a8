import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { identityMessages, SignupForm as Schema, type SignupField, signupFields } from '#contract/identity.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { firstNameOf } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { AfterSignup } from './after-signup.ts';
import { rememberCodeSent } from './code-wait.ts';
import { keepDraft, useDraft } from './draft.ts';
import { focusField } from './focus-field.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { RuleTicks } from './RuleTicks.tsx';
import { mapSignupFailure } from './signup-failure.ts';
import { TermsDialog, TermsPrompt } from './TermsDialog.tsx';

const REDIRECT_AFTER = 800;
/** Any of these says that the account was made; a success without them is somebody else's. */
const tellsOfAccount = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  ['id', 'userId', 'success'].some((key) => Boolean((answer as Record<string, unknown>)[key]));
const buttonText = { idle: 'signup.button', submitting: 'signup.busy', done: 'signup.done' } as const;

export function SignupForm() {
  const { t } = useTranslation('identity');
  const say = useMessage();
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const isHydrated = useHydrated();
  const form = useForm<Schema>({ resolver: zodResolver(Schema), mode: 'onTouched', shouldFocusError: false });
  const { register, control, formState } = form;
  const { errors, touchedFields } = formState;
  const values = useWatch({ control });
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | 'done'>('idle');
  const [areAllTouched, setAllTouched] = useState(false);
  const [account, setAccount] = useState<AfterSignup>();
  const [general, setGeneral] = useState<string>();
  const [dialog, setDialog] = useState<'terms' | 'prompt' | 'termsFromPrompt'>();
  useDraft(form, 'signup', ['username', 'name', 'email', 'terms']);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only being done starts the clock
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => navigate('/login', { state: account }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [state]);

  const errorOf = (field: SignupField) => {
    const error = errors[field];
    const isShown = areAllTouched || touchedFields[field] || error?.type === 'server';
    return isShown && error?.message ? say(error.message) : undefined;
  };

  async function signUp(body: Schema) {
    setState('submitting');
    setGeneral(undefined);
    try {
      const answer: unknown = await call('POST /api/auth/register', { body: { ...body, language } });
      if (!tellsOfAccount(answer)) throw new Error('The answer tells of no account.');
    } catch (failure) {
      setState('idle');
      return showFailure(failure);
    }
    form.reset();
    setAllTouched(false);
    keepDraft('signup', null);
    keepDraft('login', { usernameOrEmail: body.username });
    keepDraft('verify', { email: body.email });
    rememberCodeSent('verify', body.email);
    setAccount({ codeSentTo: body.email, firstName: firstNameOf(body.name) });
    setState('done');
  }

  function showFailure(failure: unknown) {
    if (failure instanceof ApiFailure && failure.isOffline) return setGeneral(t('offline'));
    const mapped = mapSignupFailure(failure instanceof ApiFailure ? { error: failure.body } : undefined);
    const fields = Object.entries(mapped.fields) as [SignupField, string][];
    for (const [field, message] of fields) form.setError(field, { type: 'server', message });
    setGeneral(mapped.general && say(mapped.general));
    focusField(
      element.current,
      fields.slice(0, 1).map(([field]) => field),
    );
  }

  function showWhatIsWrong() {
    if (!form.getValues('terms')) return setDialog('prompt');
    setAllTouched(true);
    const first = signupFields.find((field) => form.getFieldState(field).error);
    if (first) focusField(element.current, [first]);
  }
  const submit = form.handleSubmit(signUp, showWhatIsWrong);

  function agree() {
    form.setValue('terms', true, { shouldValidate: true, shouldTouch: true });
    setDialog(undefined);
  }

  function acceptTerms() {
    agree();
    void submit();
  }

  // Aria-disabled, not disabled: the button must be pressable to ask for the terms and to lead to what is wrong.
  const isReady = Schema.safeParse(values).success;
  return (
    <>
      <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('field.username')}
          error={errorOf('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={<RuleTicks of="username" text={(values.username ?? '').trim()} />}
          {...register('username')}
        />
        <TextField label={t('field.name')} error={errorOf('name')} autoComplete="name" {...register('name')} />
        <TextField label={t('field.email')} error={errorOf('email')} type="email" autoComplete="email" {...register('email')} />
        <TextField
          label={t('field.password')}
          error={errorOf('password')}
          hint={<PasswordStrength password={values.password ?? ''} />}
          type="password"
          revealable
          autoComplete="new-password"
          {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
        />
        <TextField
          label={t('field.confirmPassword')}
          error={errorOf('confirmPassword')}
          type="password"
          revealable
          autoComplete="new-password"
          {...register('confirmPassword')}
        />
        <Checkbox
          label={
            <button type="button" className="link text-start" aria-haspopup="dialog" onClick={() => setDialog('terms')}>
              {t('field.terms')}
            </button>
          }
          error={errorOf('terms')}
          {...register('terms')}
        />
        <Button
          type="submit"
          busy={state === 'submitting'}
          disabled={!isHydrated || state === 'done'}
          aria-disabled={!isReady || undefined}
        >
          {t(buttonText[state])}
        </Button>
        {general && (
          <Notice tone="danger" takesFocus>
            {general}
          </Notice>
        )}
        {state === 'done' && <Notice tone="good">{say(identityMessages.signup.done)}</Notice>}
      </form>
      <TermsDialog
        open={dialog === 'terms' || dialog === 'termsFromPrompt'}
        onClose={() => setDialog(dialog === 'termsFromPrompt' ? 'prompt' : undefined)}
        onAgree={dialog === 'termsFromPrompt' ? acceptTerms : agree}
      />
      <TermsPrompt
        open={dialog === 'prompt'}
        onCancel={() => setDialog(undefined)}
        onAccept={acceptTerms}
        onRead={() => setDialog('termsFromPrompt')}
      />
    </>
  );
}
