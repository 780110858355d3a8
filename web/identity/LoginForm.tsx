import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Login, type LoginAnswer, LoginForm as Schema } from '#contract/identity.ts';
import { settingsMessages } from '#contract/settings-messages.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { rememberLogin } from '#web/api/storage.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Popup } from '#web/ui/Popup.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { keepDraft } from './draft.ts';
import { useFailureText } from './failure-text.ts';
import { PasswordField, UsernameField } from './fields.tsx';
import { GoogleLogin } from './GoogleLogin.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { logInWithPasskey, offersPasskeys } from './passkey-login.ts';
import { safeNext } from './safe-next.ts';
import { useAccountForm } from './use-account-form.ts';
import { loginCalls } from './way-in-calls.ts';

/** Few accounts ask for it, and the page is to come quickly. */
const SecondStepForm = lazy(async () => ({ default: (await import('./SecondStepForm.tsx')).SecondStepForm<Login> }));

const SUCCESS_SHOWN_MS = 800;
/** The answer that means "not these two together". */
const REFUSED = 401;

type Props = {
  /** Someone who has just signed up: the username is filled in, only the password is missing. */
  isNewcomer: boolean;
};

export function LoginForm({ isNewcomer }: Props) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const navigate = useLocalNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const account = useAccountForm(Schema, 'login', ['usernameOrEmail']);
  const { element } = account;
  const [isBusy, setBusy] = useState(false);
  const [popup, setPopup] = useState<{ isGood: true; language: Login['language'] } | { isGood: false; text: string }>();
  const [stepToken, setStepToken] = useState<string>();
  const language = useLanguage();
  useEffect(() => {
    if (isNewcomer) passwordOf(element.current)?.focus({ preventScroll: true });
  }, [isNewcomer, element]);

  function welcome(answer: Login) {
    rememberLogin(answer);
    keepDraft('login', null);
    setPopup({ isGood: true, language: answer.language });
  }

  const enter = (answer: LoginAnswer) => ('secondStep' in answer ? setStepToken(answer.stepToken) : welcome(answer));
  const refuse = (failure: unknown, otherwise: string) => setPopup({ isGood: false, text: failureText(failure, otherwise) });

  /** The browser offers passkeys beside the name. It waits until somebody comes to this form: others need not load it. */
  const [isOffering, setOffering] = useState(false);
  async function offerPasskeys() {
    if (isOffering) return;
    setOffering(true);
    const login = (await offersPasskeys()) ? await logInWithPasskey(loginCalls, { isOffered: true }).catch(() => undefined) : undefined; // the button says what is wrong
    if (login) welcome(login);
  }

  async function logIn(body: Schema) {
    setBusy(true);
    try {
      enter(await call('POST /api/auth/login', { body }));
    } catch (failure) {
      const isRefused = failure instanceof ApiFailure && failure.status === REFUSED && failure.body?.message !== undefined;
      setPopup({ isGood: false, text: isRefused ? t('login.failedText') : failureText(failure, t('offline')) });
    } finally {
      setBusy(false);
    }
  }

  function close() {
    if (!popup?.isGood) return setPopup(undefined);
    const next = safeNext(search);
    // the popup stays until the next page is there; in another language that is a page of its own
    if (popup.language && popup.language !== language) window.location.replace(inLanguage(next, popup.language));
    else void navigate(next, { replace: true });
  }

  /** What was most likely wrong, ready to be typed again. */
  const selectPassword = () => {
    const password = passwordOf(element.current);
    password?.select();
    return password;
  };
  return (
    <>
      {stepToken === undefined ? (
        <>
          <form {...account.formProps(logIn)}>
            <UsernameField
              label={t('field.usernameOrEmail')}
              {...account.field('usernameOrEmail')}
              autoComplete="username webauthn"
              onFocus={offerPasskeys}
            />
            <PasswordField label={t('field.password')} autoComplete="current-password" {...account.field('password')} />
            <LocalLink to="/forgot-password" className="link justify-self-start">
              {t('login.forgot')}
            </LocalLink>
            <Button type="submit" busy={isBusy} disabled={!isHydrated}>
              {t(isBusy ? 'login.busy' : 'login.button')}
            </Button>
          </form>
          <PasskeyLogin calls={loginCalls} onLogin={welcome} onFailure={(failure) => refuse(failure, settingsMessages.passkey.failed)} />
          <GoogleLogin onLogin={enter} onFailure={(failure) => refuse(failure, t('google.failed'))} />
        </>
      ) : (
        <Suspense>
          <SecondStepForm
            calls={loginCalls}
            stepToken={stepToken}
            onLogin={welcome}
            onBack={(why) => {
              setStepToken(undefined);
              if (why) setPopup({ isGood: false, text: why });
            }}
          />
        </Suspense>
      )}
      <Popup
        open={popup !== undefined}
        onClose={close}
        tone={popup?.isGood ? 'good' : 'danger'}
        title={t(popup?.isGood ? 'login.done' : 'login.failed')}
        finalFocus={popup?.isGood ? false : selectPassword}
        closeAfter={popup?.isGood ? SUCCESS_SHOWN_MS : undefined}
      >
        {popup?.isGood === false && popup.text}
      </Popup>
    </>
  );
}

const passwordOf = (form: HTMLFormElement | null): HTMLInputElement | null => form?.querySelector('input[name=password]') ?? null;
