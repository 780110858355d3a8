import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SignupField, SignupForm } from '#contract/identity.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { firstNameOf } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import type { AfterSignup } from './after-signup.ts';
import { rememberCodeSent } from './code-wait.ts';
import { keepDraft } from './draft.ts';
import { mapSignupFailure } from './signup-failure.ts';

const REDIRECT_DELAY_MS = 800;

/** Any of these says that the account was made; a success without them is not from our server. */
const tellsOfAccount = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  ['id', 'userId', 'success'].some((key) => Boolean((answer as Record<string, unknown>)[key]));

/** Signs up, then leads to the login. `failure` is the text of a failure that belongs to no field. */
export function useSignup(form: UseFormReturn<SignupForm, unknown, SignupForm>, focus: (...fields: string[]) => void) {
  const { t } = useTranslation('identity');
  const say = useMessage();
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const [isSending, setSending] = useState(false);
  const [made, setMade] = useState<AfterSignup>();
  const [failure, setFailure] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only being done starts the clock
  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => navigate('/login', { state: made }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [made]);

  async function signUp(body: SignupForm) {
    setSending(true);
    setFailure(undefined);
    try {
      const answer: unknown = await call('POST /api/auth/register', { body: { ...body, language } });
      if (!tellsOfAccount(answer)) throw new Error('The answer tells of no account.');
    } catch (error) {
      setSending(false);
      return showFailure(error);
    }
    leadOn(body);
  }

  function leadOn({ username, email, name }: SignupForm) {
    form.reset();
    keepDraft('signup', null);
    keepDraft('login', { usernameOrEmail: username });
    keepDraft('verify', { email });
    rememberCodeSent('verify', email);
    setMade({ codeSentTo: email, firstName: firstNameOf(name) });
  }

  function showFailure(error: unknown) {
    if (error instanceof ApiFailure && error.isOffline) return setFailure(t('offline'));
    const mapped = mapSignupFailure(error instanceof ApiFailure ? { error: error.body } : undefined);
    const fields = Object.entries(mapped.fields) as [SignupField, string][];
    for (const [field, message] of fields) form.setError(field, { type: 'server', message });
    setFailure(mapped.general && say(mapped.general));
    focus(...fields.map(([field]) => field));
  }

  return { signUp, failure, state: made ? 'done' : isSending ? 'submitting' : 'idle' } as const;
}
