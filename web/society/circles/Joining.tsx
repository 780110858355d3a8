import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Circle } from '#contract/society/circles.ts';
import { MAX_REASON_LENGTH } from '#contract/society/introduction-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

type Props = { readonly circle: Circle; readonly onChanged: (circle: Circle) => void; readonly onJoined: () => void };

/** How somebody outside comes in: by asking the host, or by the host's invitation. */
export function Joining({ circle, onChanged, onJoined }: Props) {
  const { t } = useTranslation('society-circles');
  const [hasDeclined, setDeclined] = useState(false);
  if (hasDeclined)
    return (
      <Notice tone="good" takesFocus>
        {t('join.declined')}
      </Notice>
    );
  if (circle.standing === 'asked') return <Notice tone="info">{t('join.asked')}</Notice>;
  if (circle.standing === 'invited') return <Invited circle={circle} onDeclined={() => setDeclined(true)} onJoined={onJoined} />;
  if (circle.isFull) return <Notice tone="info">{t('join.full')}</Notice>;
  return <AskToJoin circle={circle} onChanged={onChanged} />;
}

type InvitedProps = Pick<Props, 'circle' | 'onJoined'> & { readonly onDeclined: () => void };

function Invited({ circle, onDeclined, onJoined }: InvitedProps) {
  const { t } = useTranslation('society-circles');
  const sending = useSending();
  const answer = (isYes: boolean) =>
    sending.send(async () => {
      const params = { circleId: circle.circleId };
      await call('POST /api/society/circles/{circleId}/invitation/answer', { params, body: { isYes } }, { as: 'person' });
      if (isYes) onJoined();
      else onDeclined();
    });
  return (
    <Card as="section" aria-labelledby="invited" className="grid gap-4">
      <h2 id="invited" className="text-xl">
        {t('join.invited')}
      </h2>
      <Refusal sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isBusy} onClick={() => answer(true)}>
          {t('join.yes')}
        </Button>
        <Button variant="quiet" busy={sending.isBusy} onClick={() => answer(false)}>
          {t('join.no')}
        </Button>
      </div>
    </Card>
  );
}

function AskToJoin({ circle, onChanged }: Omit<Props, 'onJoined'>) {
  const { t } = useTranslation('society-circles');
  const writing = useWriting(`join.${circle.circleId}`, { reason: '' });
  const sending = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const params = { circleId: circle.circleId };
      const asked = await call('POST /api/society/circles/{circleId}/requests', { params, body: writing.text }, { as: 'person' });
      writing.forget();
      onChanged(asked);
    });
  };
  return (
    <Card as="section" aria-labelledby="ask">
      <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
        <h2 id="ask" className="text-xl">
          {t('join.title')}
        </h2>
        <p className="text-muted">{t('join.lead')}</p>
        <Unsent writing={writing} />
        <TextArea
          label={t('join.reason')}
          maxLength={MAX_REASON_LENGTH}
          value={writing.text.reason}
          error={sending.errorOf('reason')}
          onChange={({ target }) => writing.change({ reason: target.value })}
        />
        <Refusal sending={sending} />
        <Button type="submit" className="justify-self-start" busy={sending.isBusy}>
          {t('join.send')}
        </Button>
      </form>
    </Card>
  );
}
