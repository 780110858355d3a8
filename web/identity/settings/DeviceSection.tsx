import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/account-settings.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { WayInCalls } from '../way-in-calls.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

type Device = Settings['logins'][number];

type Props = SectionProps<'logins'> & { readonly calls: Pick<WayInCalls, 'endLogin' | 'endOtherLogins'> };

/** Where somebody is logged in: browser, system and when it was last seen; the place is not kept. */
export function DeviceSection({ settings: { logins }, calls, onChange }: Props) {
  const { t } = useTranslation('settings');
  const [busy, setBusy] = useState<number | 'others'>();
  const [done, setDone] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const others = logins.filter(({ isThis }) => !isThis);

  async function signOut(which: Device | 'others') {
    setBusy(which === 'others' ? which : which.loginId);
    setFailed(false);
    setDone(undefined);
    try {
      if (which === 'others') await calls.endOtherLogins();
      else await calls.endLogin(which.loginId);
      setDone(t(which === 'others' ? 'devices.doneOthers' : 'devices.done'));
      onChange();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Section id="settings-devices" title={t('devices.title')} lead={t('devices.lead')} done={done}>
      <ul className="grid divide-y divide-line">
        {logins.map((login) => (
          <DeviceRow key={login.loginId} login={login} isBusy={busy === login.loginId} onSignOut={() => signOut(login)} />
        ))}
      </ul>
      {hasFailed && <Notice tone="danger">{t('failed')}</Notice>}
      {others.length > 0 && (
        <div>
          <Button variant="secondary" busy={busy === 'others'} onClick={() => signOut('others')}>
            {t('devices.endOthers')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function DeviceRow({ login, isBusy, onSignOut }: { login: Device; isBusy: boolean; onSignOut: () => void }) {
  const { t } = useTranslation('settings');
  const moment = useMoment();
  const { browser, system } = login;
  const name = t('devices.name', {
    browser: browser === 'other' ? t('devices.other') : browser,
    system: system === 'other' ? t('devices.otherSystem') : system,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <span className="grid">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted">{login.isThis ? t('devices.this') : t('devices.seen', { when: moment(login.seenAt) })}</span>
      </span>
      {!login.isThis && (
        <Button variant="quiet" busy={isBusy} onClick={onSignOut} aria-label={t('devices.endNamed', { name })}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
