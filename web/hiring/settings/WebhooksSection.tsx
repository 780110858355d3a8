import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WantedWebhook, WebhookList } from '#contract/hiring/webhooks.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { Section } from './Section.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

type Webhooks = WebhookList['webhooks'];

/** By which an organisation's own programs are told of what happens. For owners. */
export function WebhooksSection() {
  const { t } = useTranslation('hiring-programs');
  const loaded = useLoaded((signal) => call('GET /api/hiring/webhooks', {}, { as: 'member', signal }), []);
  return (
    <Section title={t('webhooks.title')} lead={t('webhooks.lead')}>
      <p className="max-w-prose wrap-anywhere text-muted">
        {t('webhooks.signed')}{' '}
        <a href="https://www.standardwebhooks.com" className="link" rel="noreferrer">
          standardwebhooks.com
        </a>
      </p>
      {loaded.state === 'waiting' && <FrameWaiting />}
      {loaded.state === 'failed' && <Failed onRetry={loaded.retry}>{t('failed')}</Failed>}
      {loaded.state === 'ready' && <AllWebhooks first={loaded.value.webhooks} />}
    </Section>
  );
}

function AllWebhooks({ first }: { readonly first: Webhooks }) {
  const { t } = useTranslation('hiring-programs');
  const [webhooks, setWebhooks] = useState(first);
  const [secret, setSecret] = useState<{ readonly address: string; readonly secret: string }>();
  async function make(wanted: WantedWebhook) {
    const made = await call('POST /api/hiring/webhooks', { body: wanted }, { as: 'member' });
    setWebhooks(made.webhooks);
    setSecret({ address: wanted.address, secret: made.secret });
  }
  return (
    <>
      {webhooks.length === 0 ? (
        <p className="text-muted">{t('webhooks.none')}</p>
      ) : (
        <ul className="grid gap-5">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.webhookId} of={webhook} onChange={setWebhooks} />
          ))}
        </ul>
      )}
      {secret && (
        <ShownOnce
          key={secret.secret}
          title={t('webhooks.made', { address: secret.address })}
          text={t('webhooks.once')}
          label={t('webhooks.secret')}
          secret={secret.secret}
        />
      )}
      <WebhookForm title={t('webhooks.new')} label={t('webhooks.make')} send={make} />
    </>
  );
}
