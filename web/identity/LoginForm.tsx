import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Login, LoginForm as Schema } from '#contract/identity.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { rememberLogin } from '#web/api/storage.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Popup } from '#web/ui/Popup.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { keepDraft } from './draft.ts';
import { useFailureText } from './failure-text.ts';
import { PasswordField, UsernameField } from './fields.tsx';
import { GoogleLogin } from './GoogleLogin.tsx';
import { safeNext } from './safe-next.ts';
import { useAccountForm } from './use-account-form.ts';

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
  const [popup, setPopup] = useState<{ isGood: true } | { isGood: false; text: string }>();
  useEffect(() => {
    if (isNewcomer) passwordOf(element.current)?.focus({ preventScroll: true });
  }, [isNewcomer, element]);

  function welcome(answer: Login) {
    rememberLogin(answer);
    keepDraft('login', null);
    setPopup({ isGood: true });
  }

  async function logIn(body: Schema) {
    setBusy(true);
    try {
      welcome(await call('POST /api/auth/login', { body }));
    } catch (failure) {
      const isRefused = failure instanceof ApiFailure && failure.status === REFUSED && failure.body?.message !== undefined;
      setPopup({ isGood: false, text: isRefused ? t('login.failedText') : failureText(failure, t('offline')) });
    } finally {
      setBusy(false);
    }
  }

  function close() {
    if (popup?.isGood)
      void navigate(safeNext(search), { replace: true }); // the popup stays until the next page is there
    else setPopup(undefined);
  }

  /** What was most likely wrong, ready to be typed again. */
  const selectPassword = () => {
    const password = passwordOf(element.current);
    password?.select();
    return password;
  };
  return (
    <>
      <form {...account.formProps(logIn)}>
        <UsernameField label={t('field.usernameOrEmail')} {...account.field('usernameOrEmail')} />
        <PasswordField label={t('field.password')} autoComplete="current-password" {...account.field('password')} />
        <LocalLink to="/forgot-password" className="link justify-self-start">
          {t('login.forgot')}
        </LocalLink>
        <Button type="submit" busy={isBusy} disabled={!isHydrated}>
          {t(isBusy ? 'login.busy' : 'login.button')}
        </Button>
      </form>
      <GoogleLogin onLogin={welcome} onFailure={(failure) => setPopup({ isGood: false, text: failureText(failure, t('google.failed')) })} />
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
