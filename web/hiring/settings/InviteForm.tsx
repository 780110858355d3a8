import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberList } from '#contract/hiring/organisation.ts';
import { ROLES, type Role } from '#contract/hiring/roles.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { SaveRow } from './Section.tsx';

/** Asks somebody by mail to join. */
export function InviteForm({ onChange }: { readonly onChange: (list: MemberList) => void }) {
  const { t } = useTranslation('hiring-settings');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('recruiter');
  const sending = useSending(t('failed'));
  function invite(event: FormEvent) {
    event.preventDefault();
    void sending.send(async () => {
      onChange(await call('POST /api/hiring/member-invitations', { body: { email, role } }, { as: 'member' }));
      setEmail('');
    });
  }
  return (
    <form method="post" noValidate onSubmit={invite} className="grid max-w-2xl gap-4">
      <h3 className="text-xl">{t('invite.title')}</h3>
      <TextField
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        value={email}
        error={sending.errorOf('email')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={t('invite.role')}
        hint={t(`roleDoes.${role}`)}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {t(`role.${each}`)}
          </option>
        ))}
      </SelectField>
      <SaveRow sending={sending} label={t('invite.button')} />
    </form>
  );
}
