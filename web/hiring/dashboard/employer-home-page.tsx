import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';

/** /home/employer: the first screen of an employer is the dashboard. */
export default function EmployerHomePage() {
  const { t } = useTranslation('hiring-dashboard');
  return (
    <EmployerFrame title={t('title')} screen="home">
      <ToDashboard />
    </EmployerFrame>
  );
}

/** Inside the frame: whoever is not logged in is led to the login first. */
function ToDashboard() {
  const navigate = useLocalNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void navigate('/home/employer/dashboard', { replace: true }), []);
  return <FrameWaiting />;
}
