import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyList } from '#contract/hiring/api-keys.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { listFormat } from '#web/i18n/formats.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { useCalendarDay } from '../jobs/use-job-facts.ts';
import { NewKeyForm } from './NewKeyForm.tsx';
import { Section } from './Section.tsx';

type Keys = KeyList['keys'];
type OnChange = (keys: Keys) => void;

/** By which an organisation's own programs read. For owners. */
export function KeysSection() {
  const { t } = useTranslation('hiring-programs');
  const loaded = useLoaded((signal) => call('GET /api/hiring/api-keys', {}, { as: 'member', signal }), []);
  return (
    <Section title={t('keys.title')} lead={t('keys.lead')}>
      <p>
        <LocalLink to="/api-description#tag-hiring-data-for-programs-version-1" className="link">
          {t('keys.addresses')}
        </LocalLink>
      </p>
      {loaded.state === 'waiting' && <FrameWaiting />}
      {loaded.state === 'failed' && <Failed onRetry={loaded.retry}>{t('failed')}</Failed>}
      {loaded.state === 'ready' && <AllKeys first={loaded.value.keys} />}
    </Section>
  );
}

function AllKeys({ first }: { readonly first: Keys }) {
  const { t } = useTranslation('hiring-programs');
  const [keys, setKeys] = useState(first);
  const [working, old] = [keys.filter(({ state }) => state === 'active'), keys.filter(({ state }) => state !== 'active')];
  return (
    <>
      {working.length === 0 ? <p className="text-muted">{t('keys.none')}</p> : <KeyRows keys={working} onChange={setKeys} />}
      {old.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{t('keys.old', { count: old.length })}</summary>
          <KeyRows keys={old} onChange={setKeys} />
        </details>
      )}
      <NewKeyForm onChange={setKeys} />
    </>
  );
}

const KeyRows = ({ keys, onChange }: { readonly keys: Keys; readonly onChange: OnChange }) => (
  <ul className="grid gap-4">
    {keys.map((key) => (
      <KeyRow key={key.keyId} of={key} onChange={onChange} />
    ))}
  </ul>
);

function KeyRow({ of: key, onChange }: { readonly of: Keys[number]; readonly onChange: OnChange }) {
  const { t, i18n } = useTranslation(['hiring-programs', 'hiring-settings']);
  const moment = useMoment();
  const day = useCalendarDay();
  const sending = useSending(t('hiring-settings:failed'));
  const [isSure, setSure] = useState(false);
  const { keyId, name, prefix, state } = key;
  const isWorking = state === 'active';
  const scopes = listFormat(i18n.language).format(key.scopes.map((scope) => t(`keys.scope.${scope}`)));
  const revoke = () =>
    sending.send(async () => onChange((await call('DELETE /api/hiring/api-keys/{keyId}', { params: { keyId } }, { as: 'member' })).keys));
  return (
    <li className="grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5 wrap-anywhere">
          <p>
            <strong>{name}</strong>
            {!isWorking && <span className="text-muted">, {t(`keys.state.${state}`)}</span>}
          </p>
          <p translate="no">{t('keys.begins', { prefix })}</p>
          <p>{t('keys.reads', { scopes })}</p>
          <p className="text-sm text-muted">
            {[
              key.lastUsedAt ? t('keys.used', { at: moment(key.lastUsedAt) }) : t('keys.unused'),
              ...(key.lastDay ? [t('keys.until', { day: day(key.lastDay) })] : []),
              t('keys.made', { by: key.madeBy, at: moment(key.madeAt) }),
            ].join(' · ')}
          </p>
        </div>
        {isWorking && !isSure && (
          <Button variant="quiet" aria-label={t('keys.revokeOf', { name })} onClick={() => setSure(true)}>
            {t('keys.revoke')}
          </Button>
        )}
      </div>
      {isWorking && isSure && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('keys.revokeSure', { name })}</p>
          <Button variant="secondary" busy={sending.isBusy} onClick={revoke}>
            {t('keys.revoke')}
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            {t('keys.keep')}
          </Button>
        </div>
      )}
      <Refusal sending={sending} />
    </li>
  );
}
