import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TankClocks } from '#contract/society/think-tank/operating.ts';
import { MAX_REASON_LENGTH } from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = { readonly problem: TankClocks['problems'][number]; readonly onChanged: (clocks: TankClocks) => void };

/** A problem, its step, and how far that has come. */
export function ProblemClock({ problem, onChanged }: Props) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const { title, state, endsAt, askedBy, accepts, declines, proposals, reviewsGiven, reviewsAsked, ballots } = problem;
  return (
    <Card as="li" className="grid grid-cols-1 gap-2 wrap-anywhere">
      <h3 className="text-xl">{title}</h3>
      <p className="font-semibold text-accent-ink">{t(`until.${state}`, { at: endsAt ? moment(endsAt) : '' })}</p>
      {askedBy && <p className="text-muted">{t('askedBy', { name: askedBy })}</p>}
      <p className="text-sm text-muted">
        {state === 'offered'
          ? t('queue.decisions', { accepts, declines })
          : t('queue.counts', { proposals, given: reviewsGiven ?? '–', asked: reviewsAsked ?? '–', ballots })}
      </p>
      {endsAt && problem.mayMove && (
        <details>
          <summary className="link min-h-11 content-center">{t('operator:thinkTank.move')}</summary>
          <ClockForm problem={problem} onChanged={onChanged} />
        </details>
      )}
    </Card>
  );
}

/** A moment as a field of the browser has it: by the reader's clock, without a zone. */
function fieldOf(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function ClockForm({ problem: { slug, endsAt }, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const [end, setEnd] = useState(endsAt ? fieldOf(endsAt) : '');
  const [reason, setReason] = useState('');
  const sending = useSending();
  const move = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const body = { endsAt: end ? new Date(end).toISOString() : '', reason };
      onChanged(await call('PUT /api/operator/think-tank/{slug}/clock', { params: { slug }, body }, { as: 'person' }));
    });
  };
  return (
    <form method="post" noValidate onSubmit={move} className="grid max-w-2xl gap-4 py-3">
      <TextField
        label={t('thinkTank.endsAt')}
        hint={t('thinkTank.endsAtHint')}
        type="datetime-local"
        className="max-w-xs"
        value={end}
        error={sending.errorOf('endsAt')}
        onChange={({ target }) => setEnd(target.value)}
      />
      <TextArea
        label={t('thinkTank.reason')}
        hint={t('thinkTank.reasonHint')}
        rows={2}
        value={reason}
        error={sending.errorOf('reason')}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => setReason(target.value)}
      />
      <Refusal sending={sending} />
      <Button type="submit" variant="secondary" busy={sending.isBusy} className="justify-self-start">
        {t('thinkTank.moveSend')}
      </Button>
    </form>
  );
}
