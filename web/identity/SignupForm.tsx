import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { identityMessages, SignupForm as Schema, type SignupField } from '#contract/identity.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { EmailField, NewPasswordFields, UsernameField } from './fields.tsx';
import { RuleTicks } from './RuleTicks.tsx';
import { type ShownTerms, TermsDialogs } from './TermsDialog.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSignup } from './use-signup.ts';

const buttonText = { idle: 'signup.button', submitting: 'signup.busy', done: 'signup.done' } as const;

export function SignupForm() {
  const { t } = useTranslation('identity');
  const say = useMessage();
  const isHydrated = useHydrated();
  const account = useSignupForm();
  const { form } = account;
  const { state, failure, signUp } = useSignup(form, account.focus);
  const [terms, setTerms] = useState<ShownTerms>();

  function showMistakes(mistakes: object) {
    if (!form.getValues('terms')) return setTerms('prompt');
    account.showAllMistakes();
    account.focus(...Object.keys(mistakes));
  }
  const formProps = account.formProps(signUp, showMistakes);
  const agree = () => form.setValue('terms', true, { shouldValidate: true, shouldTouch: true });

  return (
    <>
      <form {...formProps}>
        <UsernameField
          label={t('field.username')}
          hint={<RuleTicks of="username" text={account.typed('username').trim()} />}
          {...account.field('username')}
        />
        <TextField label={t('field.name')} autoComplete="name" {...account.field('name')} />
        <EmailField {...account.field('email')} />
        <NewPasswordFields label={t('field.password')} form={account} />
        <Checkbox
          label={
            <button type="button" className="link text-start" aria-haspopup="dialog" onClick={() => setTerms('terms')}>
              {t('field.terms')}
            </button>
          }
          {...account.field('terms')}
        />
        <Button
          type="submit"
          busy={state === 'submitting'}
          disabled={!isHydrated || state === 'done'}
          // not disabled: a press asks for the terms, or leads to the mistake
          aria-disabled={!account.isReady || undefined}
        >
          {t(buttonText[state])}
        </Button>
        {failure && (
          <Notice tone="danger" takesFocus>
            {failure}
          </Notice>
        )}
        {state === 'done' && <Notice tone="good">{say(identityMessages.signup.done)}</Notice>}
      </form>
      <TermsDialogs shown={terms} onShow={setTerms} onAgree={agree} onSignUp={() => void formProps.onSubmit()} />
    </>
  );
}

/**
 * Shows the mistake of an untouched field only after a first try, or when the server names it: a press that only opens the terms shows
 * none.
 */
function useSignupForm() {
  const account = useAccountForm(Schema, 'signup', ['username', 'name', 'email', 'terms']);
  const [isTried, setTried] = useState(false);
  return {
    ...account,
    field(name: SignupField, dependent?: SignupField) {
      const { isTouched, error } = account.stateOf(name);
      const field = account.field(name, dependent);
      return isTried || isTouched || error?.type === 'server' ? field : { ...field, error: undefined };
    },
    showAllMistakes: () => setTried(true),
    isReady: Schema.safeParse(account.values).success,
  };
}
