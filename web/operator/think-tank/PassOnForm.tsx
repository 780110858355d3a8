import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TankClocks } from '#contract/society/think-tank/operating.ts';
import { MAX_WORDS_LENGTH } from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { TextArea, useSending } from '#web/society/think-tank/parts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

type Props = { readonly outcome: TankClocks['outcomes'][number]; readonly onChanged: (clocks: TankClocks) => void };

/** What an organisation, which has no account here, says became of an answer. */
export function PassOnForm({ outcome: { slug, title, askedBy, afterDays }, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const [text, setText] = useState('');
  const sending = useSending();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const body = { afterDays, text };
      onChanged(await call('PUT /api/operator/think-tank/{slug}/outcome', { params: { slug }, body }, { as: 'person' }));
    });
  };
  return (
    <Card as="section">
      <form method="post" noValidate onSubmit={send} className="grid max-w-2xl gap-3 wrap-anywhere">
        <TextArea
          label={t('thinkTank.outcome', { title, days: afterDays })}
          hint={t('thinkTank.outcomeHint', { name: askedBy })}
          value={text}
          error={sending.errorOf('text')}
          maxLength={MAX_WORDS_LENGTH}
          onChange={setText}
        />
        {sending.notice}
        <Button type="submit" busy={sending.isBusy} className="justify-self-start">
          {t('thinkTank.passOn')}
        </Button>
      </form>
    </Card>
  );
}
