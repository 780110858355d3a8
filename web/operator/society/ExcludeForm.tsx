import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REASON_LENGTH } from '#contract/society/membership-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Excludes a member, with the reason that they will read. */
export function ExcludeForm({ onExcluded }: { readonly onExcluded: () => void }) {
  const { t } = useTranslation('operator');
  const [username, setUsername] = useState('');
  const [reason, setReason] = useState('');
  const sending = useSending();
  function exclude(event: FormEvent) {
    event.preventDefault();
    void sending.send(async () => {
      await call('POST /api/operator/society/exclusions', { body: { username, reason } }, { as: 'person' });
      onExcluded();
    });
  }
  return (
    <form className="grid max-w-prose gap-3" noValidate onSubmit={exclude}>
      <h3 className="text-xl">{t('society.exclude')}</h3>
      <TextField
        label={t('society.username')}
        value={username}
        maxLength={60}
        error={sending.errorOf('username')}
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        label={t('society.reason')}
        hint={t('society.reasonHint')}
        value={reason}
        error={sending.errorOf('reason')}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" busy={sending.isBusy} className="justify-self-start">
        {t('society.exclude')}
      </Button>
      <Refusal sending={sending} />
    </form>
  );
}
