import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '#contract/hiring/webhooks.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';

type Attempt = Delivery['attempts'][number];

/** What came of one attempt, in a line. */
export function useAttemptText(): (attempt: Attempt) => string {
  const { t } = useTranslation('hiring-programs');
  const moment = useMoment();
  return ({ at, status, problem, tookMs }) => {
    const facts = [
      ...(problem ? [t(`webhooks.problem.${problem}`)] : []),
      ...(status === null ? [] : [t('webhooks.status', { status })]),
      t('webhooks.took', { ms: tookMs }),
      moment(at),
    ];
    return facts.join(' · ');
  };
}

/** What was sent to a webhook, and what it answered. */
export function Deliveries({ webhookId }: { readonly webhookId: number }) {
  const { t } = useTranslation('hiring-programs');
  const params = { webhookId };
  const loaded = useLoaded(
    (signal) => call('GET /api/hiring/webhooks/{webhookId}/deliveries', { params, query: {} }, { as: 'member', signal }),
    [webhookId],
  );
  if (loaded.state === 'waiting') return <FrameWaiting />;
  if (loaded.state === 'failed') return <Failed onRetry={loaded.retry}>{t('failed')}</Failed>;
  return <Log webhookId={webhookId} first={loaded.value} />;
}

type Page = { readonly deliveries: readonly Delivery[]; readonly next: number | null };

function Log({ webhookId, first }: { readonly webhookId: number; readonly first: Page }) {
  const { t } = useTranslation(['hiring-programs', 'hiring-settings']);
  const [{ deliveries, next }, setPage] = useState(first);
  const sending = useSending(t('hiring-settings:failed'));
  const older = (before: number) =>
    sending.send(async () => {
      const page = await call(
        'GET /api/hiring/webhooks/{webhookId}/deliveries',
        { params: { webhookId }, query: { before } },
        { as: 'member' },
      );
      setPage({ deliveries: [...deliveries, ...page.deliveries], next: page.next });
    });
  const replace = (fresh: Delivery) =>
    setPage({ deliveries: deliveries.map((one) => (one.deliveryId === fresh.deliveryId ? fresh : one)), next });
  if (deliveries.length === 0) return <p className="text-muted">{t('webhooks.nothingSent')}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.deliveryId} delivery={delivery} webhookId={webhookId} onChange={replace} />
        ))}
      </ul>
      <Refusal sending={sending} />
      {next !== null && (
        <Button variant="secondary" className="justify-self-start" busy={sending.isBusy} onClick={() => older(next)}>
          {t('webhooks.older')}
        </Button>
      )}
    </div>
  );
}

const colourOf = { delivered: 'text-good', failed: 'text-danger', waiting: 'text-muted' } as const;

type RowProps = { readonly delivery: Delivery; readonly webhookId: number; readonly onChange: (fresh: Delivery) => void };

function DeliveryRow({ delivery, webhookId, onChange }: RowProps) {
  const { t } = useTranslation(['hiring-programs', 'hiring-settings']);
  const moment = useMoment();
  const textOf = useAttemptText();
  const sending = useSending(t('hiring-settings:failed'));
  const { deliveryId, event, state, madeAt, attempts, body } = delivery;
  const name = t(`webhooks.event.${event.replace('.', '-')}`);
  const again = () =>
    sending.send(async () =>
      onChange(
        await call(
          'POST /api/hiring/webhooks/{webhookId}/deliveries/{deliveryId}/again',
          { params: { webhookId, deliveryId } },
          { as: 'member' },
        ),
      ),
    );
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-semibold">{name}</span>
          <br />
          <span className="text-sm text-muted">
            <span className={`font-semibold ${colourOf[state]}`}>{t(`webhooks.state.${state}`)}</span> · {moment(madeAt)}
          </span>
        </p>
        <Button
          variant="quiet"
          busy={sending.isBusy}
          aria-label={t('webhooks.againOf', { event: name, at: moment(madeAt) })}
          onClick={again}
        >
          {t('webhooks.again')}
        </Button>
      </div>
      <Refusal sending={sending} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2">{t('webhooks.attempts', { count: attempts.length })}</summary>
        <div className="grid gap-2 text-sm wrap-anywhere">
          <ol className="grid gap-2">
            {attempts.map((attempt) => (
              <li key={attempt.at}>
                {textOf(attempt)}
                {attempt.answer && (
                  <span className="block text-muted" translate="no">
                    {t('webhooks.answer', { answer: attempt.answer })}
                  </span>
                )}
              </li>
            ))}
          </ol>
          <p className="text-muted">{t('webhooks.body')}</p>
          <code className="rounded-control border border-line bg-paper p-2" lang="en" translate="no">
            {body}
          </code>
        </div>
      </details>
    </li>
  );
}
