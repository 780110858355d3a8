import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployerAccount } from '#contract/account-settings.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { DeviceSection } from '#web/identity/settings/DeviceSection.tsx';
import { PasskeySection } from '#web/identity/settings/PasskeySection.tsx';
import { StepSection } from '#web/identity/settings/StepSection.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { EmployerPasswordSection } from '../accounts/EmployerPasswordSection.tsx';
import { wayInCalls } from '../accounts/way-in-calls.ts';
import { FrameWaiting } from '../EmployerFrame.tsx';

/** The password, second step, passkeys and devices of whoever is logged in. While they are read again after a change, the old ones stay on the page. */
export function WayInSections() {
  const { t } = useTranslation('hiring-settings');
  const loaded = useLoaded((signal) => call('GET /api/employer/account', {}, { as: 'member', signal }), []);
  const [last, setLast] = useState<EmployerAccount>();
  const ready = loaded.state === 'ready' ? loaded.value : undefined;
  useEffect(() => {
    if (ready) setLast(ready);
  }, [ready]);
  const account = ready ?? last;
  if (loaded.state === 'failed') return <Failed onRetry={loaded.retry}>{t('failed')}</Failed>;
  if (!account) return <FrameWaiting />;
  const sections = {
    settings: { ...account, hasPassword: true },
    calls: wayInCalls,
    onChange: () => loaded.state === 'ready' && loaded.reload(),
  };
  return (
    <div className="grid grid-cols-1 gap-6 [&_form]:max-w-2xl">
      <EmployerPasswordSection onChange={sections.onChange} />
      <StepSection {...sections} />
      <PasskeySection {...sections} />
      <DeviceSection {...sections} />
    </div>
  );
}
