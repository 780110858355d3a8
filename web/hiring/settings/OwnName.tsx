import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberList } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SaveRow } from './Section.tsx';

/** Whoever signs an organisation up begins with its name. */
export function OwnName({ name: first, onChange }: { readonly name: string; readonly onChange: (list: MemberList) => void }) {
  const { t } = useTranslation('hiring-settings');
  const [name, setName] = useState(first);
  const sending = useSending(t('failed'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => onChange(await call('PUT /api/employer/me', { body: { name } }, { as: 'member' })));
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
      <h3 className="text-xl">{t('ownName.title')}</h3>
      <TextField
        label={t('ownName.name')}
        hint={t('ownName.hint')}
        autoComplete="name"
        value={name}
        error={sending.errorOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <SaveRow sending={sending} />
    </form>
  );
}
