import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { forgetEmployerLogin } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { LogOut } from '#web/ui/LogOut.tsx';

type Props = { readonly className: string; readonly onLeaving: (isLeaving: boolean) => void };

export function EmployerLogOut({ className, onLeaving }: Props) {
  const { t } = useTranslation('hiring');
  const navigate = useLocalNavigate();
  const leave = () => {
    onLeaving(true);
    forgetEmployerLogin();
    void navigate('/employer');
  };
  return <LogOut label={t('frame.logOut')} className={className} end={() => call('POST /api/employer/logout', {})} onEnded={leave} />;
}
