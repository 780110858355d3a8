import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Introductions } from '#contract/society/introductions.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { Inbox } from './Inbox.tsx';
import { Removed } from './Removed.tsx';

/** Requests and conversations: a yes to one of the first begins one of the second. */
export function Requests() {
  const loaded = useLoaded((signal) => call('GET /api/society/introductions', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Known first={loaded.value} />;
}

function Known({ first }: { readonly first: Introductions }) {
  const { t } = useTranslation('society-letters');
  const [{ received, sent }, setRequests] = useState(first);
  const sending = useSending();
  const answer = (introductionId: number, isYes: boolean) =>
    sending.send(async () =>
      setRequests(
        await call(
          'POST /api/society/introductions/{introductionId}/answer',
          { params: { introductionId }, body: { isYes } },
          { as: 'person' },
        ),
      ),
    );
  return (
    <>
      {received.length > 0 && (
        <section aria-labelledby="received" className="grid gap-4">
          <h2 id="received" className="text-2xl">
            {t('letters.received')}
          </h2>
          <ul className="grid gap-4">
            {received.map(({ introductionId, memberId, name, reason }) => (
              <Card as="li" key={introductionId} className="grid gap-3">
                <Named memberId={memberId} name={name} />
                <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
                <div className="flex flex-wrap gap-3">
                  {([true, false] as const).map((isYes) => (
                    <Button
                      key={String(isYes)}
                      variant={isYes ? 'primary' : 'quiet'}
                      busy={sending.isBusy}
                      aria-label={t('letters.answerOf', { answer: t(isYes ? 'letters.yes' : 'letters.no'), name })}
                      onClick={() => answer(introductionId, isYes)}
                    >
                      {t(isYes ? 'letters.yes' : 'letters.no')}
                    </Button>
                  ))}
                  <ReportButton kind="introduction" subject={introductionId} what={name || t('nobody')} />
                </div>
              </Card>
            ))}
          </ul>
        </section>
      )}
      <Refusal sending={sending} />
      <Inbox key={received.length} />
      {sent.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{t('letters.sent')}</summary>
          <ul className="grid gap-2">
            {sent.map(({ introductionId, memberId, name, state, isRemoved }) => (
              <li key={introductionId} className="flex flex-wrap items-center gap-x-4">
                <Named memberId={memberId} name={name} />
                <span>{isRemoved ? <Removed /> : t(`letters.state.${state}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Whoever shows no name any more has no page to open. */
function Named({ memberId, name }: { readonly memberId: number; readonly name: string }) {
  const { t } = useTranslation('society-letters');
  if (name === '') return <p>{t('nobody')}</p>;
  return (
    <LocalLink to={`/home/society/members/${memberId}`} className="link inline-grid min-h-11 items-center font-semibold wrap-anywhere">
      {name}
    </LocalLink>
  );
}
