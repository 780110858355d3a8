import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery, WantedWebhook, WebhookList } from '#contract/hiring/webhooks.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { listFormat } from '#web/i18n/formats.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Deliveries, useAttemptText } from './Deliveries.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { WebhookForm } from './WebhookForm.tsx';

type Webhooks = WebhookList['webhooks'];
type Props = { readonly of: Webhooks[number]; readonly onChange: (webhooks: Webhooks) => void };
type Open = 'change' | 'renew' | 'remove';

export function WebhookRow({ of: webhook, onChange }: Props) {
  const { t, i18n } = useTranslation(['hiring-programs', 'hiring-settings']);
  const moment = useMoment();
  const sending = useSending(t('hiring-settings:failed'));
  const logId = useId();
  const [open, setOpen] = useState<Open>();
  const [hasLog, setLog] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [tested, setTested] = useState<Delivery>();
  const { webhookId, address, events, isOn, isSecretReadable, offWhy, failingSince } = webhook;
  const params = { webhookId };
  const named = (key: string) => t(`webhooks.${key}Of`, { address });

  const put = async (changes: Partial<WantedWebhook> & { readonly isOn?: boolean }) => {
    const body = { address, events, isOn, ...changes };
    onChange((await call('PUT /api/hiring/webhooks/{webhookId}', { params, body }, { as: 'member' })).webhooks);
    setOpen(undefined);
  };
  const readAgain = async () => onChange((await call('GET /api/hiring/webhooks', {}, { as: 'member' })).webhooks);
  const renew = () =>
    sending.send(async () => {
      setSecret((await call('POST /api/hiring/webhooks/{webhookId}/secret', { params }, { as: 'member' })).secret);
      setOpen(undefined);
      if (!isSecretReadable) await readAgain();
    });
  const remove = () =>
    sending.send(async () => onChange((await call('DELETE /api/hiring/webhooks/{webhookId}', { params }, { as: 'member' })).webhooks));
  const test = () =>
    sending.send(async () => {
      setTested(await call('POST /api/hiring/webhooks/{webhookId}/test', { params }, { as: 'member' }));
      await readAgain(); // it may be failing now, or no more
    });

  return (
    <li className="grid gap-3 border-b border-line pb-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere" translate="no">
          {address}
        </p>
        <p>{listFormat(i18n.language).format(events.map((event) => t(`webhooks.event.${event.replace('.', '-')}`)))}</p>
        <p className="text-sm text-muted">
          {isOn ? t('webhooks.on') : t(`webhooks.off.${offWhy ?? 'owner'}`)}
          {isOn && failingSince && ` · ${t('webhooks.failingSince', { at: moment(failingSince) })}`}
        </p>
      </div>
      {!isSecretReadable && (
        <Notice
          tone="danger"
          title={t('webhooks.unreadable.title')}
          action={
            <Button variant="secondary" busy={sending.isBusy} aria-label={named('renew')} onClick={renew}>
              {t('webhooks.renew')}
            </Button>
          }
        >
          <p>{t('webhooks.unreadable.text')}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <Button variant="secondary" busy={sending.isBusy} aria-label={named('test')} onClick={test}>
          {t('webhooks.test')}
        </Button>
        <Button variant="quiet" aria-label={named('log')} aria-expanded={hasLog} aria-controls={logId} onClick={() => setLog(!hasLog)}>
          {t('webhooks.log')}
        </Button>
        <Button variant="quiet" aria-label={named('change')} onClick={() => setOpen('change')}>
          {t('webhooks.change')}
        </Button>
        <Button
          variant="quiet"
          aria-label={named(isOn ? 'switchOff' : 'switchOn')}
          onClick={() => void sending.send(() => put({ isOn: !isOn }))}
        >
          {t(isOn ? 'webhooks.switchOff' : 'webhooks.switchOn')}
        </Button>
        {isSecretReadable && (
          <Button variant="quiet" aria-label={named('renew')} onClick={() => setOpen('renew')}>
            {t('webhooks.renew')}
          </Button>
        )}
        <Button variant="quiet" aria-label={named('remove')} onClick={() => setOpen('remove')}>
          {t('webhooks.remove')}
        </Button>
      </div>
      {(open === 'renew' || open === 'remove') && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t(`webhooks.${open}Sure`)}</p>
          <Button variant="secondary" busy={sending.isBusy} onClick={open === 'renew' ? renew : remove}>
            {t(`webhooks.${open}`)}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(undefined)}>
            {t('webhooks.cancel')}
          </Button>
        </div>
      )}
      <Refusal sending={sending} />
      {tested && <Tested key={tested.deliveryId} delivery={tested} />}
      {secret && (
        <ShownOnce key={secret} title={t('webhooks.renewed')} text={t('webhooks.once')} label={t('webhooks.secret')} secret={secret} />
      )}
      {open === 'change' && (
        <WebhookForm
          title={t('webhooks.change')}
          label={t('webhooks.save')}
          first={{ address, events }}
          send={put}
          onCancel={() => setOpen(undefined)}
        />
      )}
      <div id={logId}>{hasLog && <Deliveries key={tested?.deliveryId} webhookId={webhookId} />}</div>
    </li>
  );
}

/** What the receiver made of a test. */
function Tested({ delivery: { state, attempts } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('hiring-programs');
  const textOf = useAttemptText();
  const isSent = attempts[0]?.problem !== 'unreadable-secret';
  return (
    <Notice
      tone={state === 'delivered' ? 'good' : 'danger'}
      title={t(`webhooks.tested.${state === 'delivered' ? 'yes' : isSent ? 'no' : 'unsent'}`)}
      takesFocus
    >
      {attempts.slice(0, 1).map((attempt) => (
        <p key={attempt.at}>{textOf(attempt)}</p>
      ))}
    </Notice>
  );
}
