import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REASON_LENGTH } from '#contract/society/introduction-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

/** Asks a member, with a reason, whether one may write to them. */
export function AskForm({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('society-letters');
  const writing = useWriting(`introduction.${memberId}`, { reason: '' });
  const sending = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      await call('POST /api/society/members/{memberId}/introductions', { params: { memberId }, body: writing.text }, { as: 'person' });
      writing.forget();
    });
  };
  const toLetters = (
    <LinkButton to="/home/society/letters" variant="quiet">
      {t('ask.toLetters')}
    </LinkButton>
  );
  if (sending.isDone)
    return (
      <Notice tone="good" takesFocus action={toLetters}>
        {t('ask.sent')}
      </Notice>
    );
  return (
    <Card as="section" aria-labelledby="ask">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <h3 id="ask" className="text-xl">
          {t('ask.title')}
        </h3>
        <p className="text-muted">{t('ask.lead')}</p>
        <Unsent writing={writing} />
        <TextArea
          label={t('ask.reason')}
          maxLength={MAX_REASON_LENGTH}
          value={writing.text.reason}
          error={sending.errorOf('reason')}
          onChange={({ target }) => writing.change({ reason: target.value })}
        />
        <Refusal sending={sending} />
        <Button type="submit" className="justify-self-start" busy={sending.isBusy}>
          {t('ask.send')}
        </Button>
      </form>
    </Card>
  );
}
