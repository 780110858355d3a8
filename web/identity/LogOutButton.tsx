import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { forgetLogin } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { LogOut } from '#web/ui/LogOut.tsx';

export function LogOutButton() {
  const { t } = useTranslation('ui');
  const navigate = useLocalNavigate();
  const leave = () => {
    forgetLogin();
    void navigate('/');
  };
  return (
    <LogOut
      label={t('frame.logOut')}
      className="header-link cursor-pointer"
      end={() => call('POST /api/auth/logout', {})}
      onEnded={leave}
    />
  );
}
