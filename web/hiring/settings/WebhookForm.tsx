import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_WEBHOOK_ADDRESS_LENGTH, WEBHOOK_EVENTS, type WebhookEvent } from '#contract/hiring/webhook-words.ts';
import type { WantedWebhook } from '#contract/hiring/webhooks.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Choices } from './Choices.tsx';

type Props = {
  readonly title: string;
  readonly label: string;
  readonly first?: WantedWebhook;
  readonly send: (wanted: WantedWebhook) => Promise<unknown>;
  readonly onCancel?: () => void;
};

const NEW: WantedWebhook = { address: '', events: ['application.received'] };

/** Where a webhook goes, and what it tells of: for a new one, and for one that is changed. */
export function WebhookForm({ title, label, first = NEW, send, onCancel }: Props) {
  const { t } = useTranslation(['hiring-programs', 'hiring-settings']);
  const [address, setAddress] = useState(first.address);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(first.events);
  const sending = useSending(t('hiring-settings:failed'));
  function submit(event: FormEvent) {
    event.preventDefault();
    void sending.send(async () => {
      await send({ address: address.trim(), events: [...events] });
      setAddress(first.address);
      setEvents(first.events);
    });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      <h3 className="text-xl">{title}</h3>
      <TextField
        label={t('webhooks.address')}
        hint={t('webhooks.addressHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={MAX_WEBHOOK_ADDRESS_LENGTH}
        value={address}
        error={sending.errorOf('address')}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Choices
        legend={t('webhooks.events')}
        all={WEBHOOK_EVENTS}
        chosen={events}
        nameOf={(event) => t(`webhooks.event.${event.replace('.', '-')}`)}
        error={sending.errorOf('events')}
        isWide
        onChange={setEvents}
      />
      <Refusal sending={sending} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={sending.isBusy}>
          {label}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('webhooks.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
