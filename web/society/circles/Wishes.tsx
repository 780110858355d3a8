import { useTranslation } from 'react-i18next';
import type { Circle } from '#contract/society/circles.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { MemberName } from './MemberName.tsx';

type Props = { readonly circle: Circle; readonly onChanged: (circle: Circle) => void };

/** Who would like to join, for the host. */
export function Wishes({ circle: { circleId, requests }, onChanged }: Props) {
  const { t } = useTranslation('society-circles');
  const sending = useSending();
  const answer = (requestId: number, isYes: boolean) =>
    sending.send(async () =>
      onChanged(
        await call(
          'POST /api/society/circles/{circleId}/requests/{requestId}/answer',
          { params: { circleId, requestId }, body: { isYes } },
          { as: 'person' },
        ),
      ),
    );
  return (
    <section aria-labelledby="wishes" className="grid gap-4">
      <h2 id="wishes" className="text-2xl">
        {t('circle.requests')}
      </h2>
      <Refusal sending={sending} />
      <ul className="grid gap-4">
        {requests.map(({ requestId, memberId, name, reason }) => (
          <Card as="li" key={requestId} className="grid gap-3">
            <MemberName memberId={memberId} name={name} />
            <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
            <div className="flex flex-wrap gap-3">
              {([true, false] as const).map((isYes) => (
                <Button
                  key={String(isYes)}
                  variant={isYes ? 'primary' : 'quiet'}
                  busy={sending.isBusy}
                  aria-label={t('circle.answerOf', { answer: t(isYes ? 'circle.yes' : 'circle.no'), name: name || t('nobody') })}
                  onClick={() => answer(requestId, isYes)}
                >
                  {t(isYes ? 'circle.yes' : 'circle.no')}
                </Button>
              ))}
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
