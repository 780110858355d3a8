import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SaveRow, Section } from './Section.tsx';
import { useSave } from './use-save.ts';

/** How long applications are kept after a decision. */
export function RetentionSection({ organisation }: { readonly organisation: Organisation }) {
  const { t } = useTranslation('hiring-settings');
  const [rejected, setRejected] = useState(String(organisation.keepRejectedDays));
  const [hired, setHired] = useState(String(organisation.keepHiredDays));
  const save = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { keepRejectedDays: Number(rejected), keepHiredDays: Number(hired) };
    void save.save(() => call('PUT /api/hiring/organisation/retention', { body }, { as: 'member' }));
  };
  return (
    <Section title={t('retention.title')} lead={t('retention.lead')}>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
        <TextField
          label={t('retention.rejected')}
          inputMode="numeric"
          value={rejected}
          error={save.errorOf('keepRejectedDays')}
          onChange={({ target }) => setRejected(target.value)}
        />
        <TextField
          label={t('retention.hired')}
          inputMode="numeric"
          value={hired}
          error={save.errorOf('keepHiredDays')}
          onChange={({ target }) => setHired(target.value)}
        />
        <SaveRow save={save} />
      </form>
    </Section>
  );
}
