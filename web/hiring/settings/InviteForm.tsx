import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberList } from '#contract/hiring/organisation.ts';
import { ROLES, type Role } from '#contract/hiring/roles.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SaveRow } from './Section.tsx';

/** Asks somebody by mail to join. */
export function InviteForm({ onChange }: { readonly onChange: (list: MemberList) => void }) {
  const { t } = useTranslation('hiring-settings');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('recruiter');
  const sending = useSending(t('failed'));
  const id = useId();
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
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {t('invite.role')}
        </label>
        <select
          id={id}
          className="field"
          value={role}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setRole(target.value as Role)}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`role.${each}`)}
            </option>
          ))}
        </select>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t(`roleDoes.${role}`)}
        </p>
      </div>
      <SaveRow sending={sending} label={t('invite.button')} />
    </form>
  );
}
