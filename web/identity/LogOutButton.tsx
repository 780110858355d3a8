import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLogin } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';

/** Ends the login here and on the server. Without a connection it still ends here; the server's part then runs out by itself. */
export function LogOutButton() {
  const { t } = useTranslation('ui');
  const navigate = useLocalNavigate();
  const [isBusy, setBusy] = useState(false);
  async function logOut() {
    setBusy(true);
    // Without the contract: this button stands on every page, and a first visit must not load the rules of forms for it.
    await fetch('/api/auth/logout', { method: 'POST' }).catch(() => {});
    forgetLogin();
    await navigate('/');
  }
  return (
    <button type="button" className="header-link cursor-pointer" disabled={isBusy} onClick={logOut}>
      {t('frame.logOut')}
    </button>
  );
}
