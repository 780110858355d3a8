import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logout } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { forgetLogin } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Ends the login here and on the server. Without a connection it still ends here; the server's part then runs out by itself. */
export function LogOutButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('ui');
  const navigate = useLocalNavigate();
  const [isBusy, setBusy] = useState(false);
  async function logOut() {
    setBusy(true);
    await call(logout, {}).catch(() => {});
    forgetLogin();
    await navigate('/');
  }
  return (
    <Button variant="quiet" className={className} busy={isBusy} onClick={logOut}>
      {t('frame.logOut')}
    </Button>
  );
}
