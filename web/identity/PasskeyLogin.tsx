import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { logInWithPasskey } from './passkey-login.ts';
import type { LoginCalls } from './way-in-calls.ts';

type Props<Entered> = {
  readonly calls: LoginCalls<Entered>;
  readonly onLogin: (login: Entered) => void;
  readonly onFailure: (failure: unknown) => void;
};

/** "Log in with a passkey": the browser asks for a finger, a face or a PIN. */
export function PasskeyLogin<Entered>({ calls, onLogin, onFailure }: Props<Entered>) {
  const { t } = useTranslation('identity');
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    try {
      const login = await logInWithPasskey(calls, { isOffered: false });
      if (login) onLogin(login);
    } catch (failure) {
      onFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" className="mt-3 w-full" busy={isBusy} disabled={!isHydrated} onClick={enter}>
      {t('passkey.button')}
    </Button>
  );
}
