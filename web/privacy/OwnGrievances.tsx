import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';

/** What the person has written to us, and by when it is answered. */
export function OwnGrievances() {
  const { t } = useTranslation('privacy');
  const day = useIndianDay();
  const loaded = useLoaded((signal) => call('GET /api/my-grievances', {}, { as: 'person', signal }), []);
  return (
    <Card as="section" aria-labelledby="grievances" className="grid grid-cols-1 gap-4">
      <h2 id="grievances" className="text-2xl">
        {t('messages.title')}
      </h2>
      {loaded.state === 'waiting' && (
        <WaitingRegion>
          <Skeleton height="3rem" />
        </WaitingRegion>
      )}
      {loaded.state === 'failed' && (
        <Failed level={3} onRetry={loaded.retry}>
          {t('failed')}
        </Failed>
      )}
      {loaded.state === 'ready' && loaded.value.grievances.length === 0 && <p className="max-w-prose text-muted">{t('messages.none')}</p>}
      {loaded.state === 'ready' && loaded.value.grievances.length > 0 && (
        <ul className="grid gap-4">
          {loaded.value.grievances.map(({ number, about, text, receivedAt, dueAt, answeredAt, answer }) => (
            <li key={number} className="grid gap-1 border-t border-line pt-4">
              <p className="font-semibold">
                {number} · {t(`about.${about}`)}
              </p>
              <p className="text-sm text-muted">{t('messages.received', { day: day(receivedAt) })}</p>
              <p className="whitespace-pre-line break-words">{text}</p>
              {answeredAt === null ? (
                <p className="font-semibold text-accent-ink">{t('messages.due', { day: day(dueAt) })}</p>
              ) : (
                <blockquote className="mt-2 grid gap-1 rounded-card bg-raised p-4">
                  <p className="text-sm text-muted">{t('messages.answered', { day: day(answeredAt) })}</p>
                  <p className="whitespace-pre-line break-words">{answer}</p>
                </blockquote>
              )}
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/grievance" variant="secondary" className="justify-self-start">
        {t('messages.write')}
      </LinkButton>
    </Card>
  );
}
