import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SaveRow, Section } from './Section.tsx';
import { Theirs } from './Theirs.tsx';
import { usePart } from './use-part.ts';

/** How long applications are kept after a decision. */
export function RetentionSection({ organisation }: { readonly organisation: Organisation }) {
  const { t } = useTranslation('hiring-settings');
  const [rejected, setRejected] = useState(String(organisation.keepRejectedDays));
  const [hired, setHired] = useState(String(organisation.keepHiredDays));
  const part = usePart('retention', organisation);
  const { sending } = part;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { keepRejectedDays: Number(rejected), keepHiredDays: Number(hired) };
    void part.send((version) => call('PUT /api/hiring/organisation/retention', { body: { ...body, version } }, { as: 'member' }));
  };
  const take = (theirs: Organisation) => {
    setRejected(String(theirs.keepRejectedDays));
    setHired(String(theirs.keepHiredDays));
  };
  return (
    <Section title={t('retention.title')} lead={t('retention.lead')}>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
        <TextField
          label={t('retention.rejected')}
          inputMode="numeric"
          value={rejected}
          error={sending.errorOf('keepRejectedDays')}
          onChange={({ target }) => setRejected(target.value)}
        />
        <TextField
          label={t('retention.hired')}
          inputMode="numeric"
          value={hired}
          error={sending.errorOf('keepHiredDays')}
          onChange={({ target }) => setHired(target.value)}
        />
        <Theirs
          part={part}
          onTake={take}
          lines={({ keepRejectedDays, keepHiredDays }) => [
            ...(String(keepRejectedDays) === rejected ? [] : [{ label: t('retention.rejected'), text: String(keepRejectedDays) }]),
            ...(String(keepHiredDays) === hired ? [] : [{ label: t('retention.hired'), text: String(keepHiredDays) }]),
          ]}
        />
        <SaveRow sending={sending} />
      </form>
    </Section>
  );
}
