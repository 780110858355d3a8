import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TankClocks } from '#contract/society/think-tank/operating.ts';
import { MAX_WORDS_LENGTH } from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

type Props = { readonly outcome: TankClocks['outcomes'][number]; readonly onChanged: (clocks: TankClocks) => void };

/** What an organisation, which has no account here, says became of an answer. */
export function PassOnForm({ outcome: { slug, title, askedBy, afterDays }, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const writing = useWriting(`passed-on.${slug}.${afterDays}`, { text: '' });
  const { text } = writing.text;
  const sending = useSending();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const body = { afterDays, text };
      const clocks = await call('PUT /api/operator/think-tank/{slug}/outcome', { params: { slug }, body }, { as: 'person' });
      writing.forget();
      onChanged(clocks);
    });
  };
  return (
    <Card as="section">
      <form method="post" noValidate onSubmit={send} className="grid max-w-2xl gap-3 wrap-anywhere">
        <Unsent writing={writing} />
        <TextArea
          label={t('thinkTank.outcome', { title, days: afterDays })}
          hint={t('thinkTank.outcomeHint', { name: askedBy })}
          value={text}
          error={sending.errorOf('text')}
          maxLength={MAX_WORDS_LENGTH}
          onChange={({ target }) => writing.change({ text: target.value })}
        />
        <Refusal sending={sending} />
        <Button type="submit" busy={sending.isBusy} className="justify-self-start">
          {t('thinkTank.passOn')}
        </Button>
      </form>
    </Card>
  );
}
