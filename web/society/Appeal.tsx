import type { FormEvent } from 'react';
import type { OwnMembership } from '#contract/society/membership.ts';
import { MAX_REASON_LENGTH } from '#contract/society/membership-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { useSocietyWords } from './use-society-words.ts';

type Props = { readonly membership: OwnMembership; readonly onChanged: (membership: OwnMembership) => void };

/** Why somebody was excluded, and their one appeal: the form for it, that it waits, or what was decided. */
export function Appeal({ membership: { exclusion }, onChanged }: Props) {
  const { t, day } = useSocietyWords();
  if (!exclusion) return null;
  const { reason, at, appealedAt, outcome, outcomeReason } = exclusion;
  return (
    <>
      <Card as="section" aria-labelledby="reason" className="grid gap-2 wrap-anywhere">
        <h2 id="reason" className="text-2xl">
          {t('excluded.reason', { day: day(at) })}
        </h2>
        <p className="max-w-prose whitespace-pre-line">{reason}</p>
      </Card>
      {!appealedAt && <AppealForm onChanged={onChanged} />}
      {appealedAt && !outcome && <Notice tone="info">{t('excluded.waits', { day: day(appealedAt) })}</Notice>}
      {outcome && (
        <Notice tone="info" title={t('excluded.stands')}>
          {outcomeReason}
        </Notice>
      )}
    </>
  );
}

function AppealForm({ onChanged }: Pick<Props, 'onChanged'>) {
  const { t } = useSocietyWords();
  const writing = useWriting('membership-appeal', { text: '' });
  const sending = useSending();
  const appeal = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const changed = await call('POST /api/society/membership/appeal', { body: writing.text }, { as: 'person' });
      writing.forget();
      onChanged(changed);
    });
  };
  return (
    <form className="grid max-w-prose gap-3" noValidate onSubmit={appeal}>
      <Unsent writing={writing} />
      <TextArea
        label={t('excluded.appeal')}
        hint={t('excluded.once')}
        rows={6}
        maxLength={MAX_REASON_LENGTH}
        value={writing.text.text}
        error={sending.errorOf('text')}
        onChange={({ target }) => writing.change({ text: target.value })}
      />
      <Refusal sending={sending} />
      <Button type="submit" busy={sending.isBusy} className="justify-self-start">
        {t('excluded.send')}
      </Button>
    </form>
  );
}
