import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberList } from '#contract/hiring/organisation.ts';
import { ROLES, type Role } from '#contract/hiring/roles.ts';
import { call } from '#web/api/client.ts';
import { forgetEmployerLogin } from '#web/api/storage.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OwnName } from './OwnName.tsx';
import { Section } from './Section.tsx';

type Props = { readonly list: MemberList; readonly mayChange: boolean };

export function MembersSection({ list: first, mayChange }: Props) {
  const { t } = useTranslation('hiring-settings');
  const [list, setList] = useState(first);
  const own = list.members.find(({ isYou }) => isYou);
  return (
    <Section title={t('members.title')} lead={t('members.lead')}>
      <ul className="grid gap-4">
        {list.members.map((member) => (
          <MemberRow key={member.memberId} member={member} mayChange={mayChange} onChange={setList} />
        ))}
      </ul>
      {mayChange && <Invitations list={list} onChange={setList} />}
      {mayChange && <InviteForm onChange={setList} />}
      {own && <OwnName name={own.name} onChange={setList} />}
    </Section>
  );
}

type RowProps = {
  readonly member: MemberList['members'][number];
  readonly mayChange: boolean;
  readonly onChange: (list: MemberList) => void;
};

function MemberRow({ member: { memberId, name, email, role, isYou }, mayChange, onChange }: RowProps) {
  const { t } = useTranslation('hiring-settings');
  const sending = useSending(t('failed'));
  const [isSure, setSure] = useState(false);
  const params = { memberId };
  const give = (wanted: Role) =>
    sending.send(async () =>
      onChange(await call('PUT /api/hiring/members/{memberId}/role', { params, body: { role: wanted } }, { as: 'member' })),
    );
  const remove = () =>
    sending.send(async () => onChange(await call('DELETE /api/hiring/members/{memberId}', { params }, { as: 'member' })));
  const leave = () =>
    sending.send(async () => {
      await call('POST /api/hiring/leave', {}, { as: 'member' });
      forgetEmployerLogin(); // the frame leads to the login
    });
  return (
    <li className="grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <strong>{name}</strong> {isYou && t('members.you')}
          <br />
          <span className="text-muted">{email}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {mayChange && !isYou ? (
            <select
              className="field w-auto"
              aria-label={t('members.roleOf', { name })}
              value={role}
              disabled={sending.isBusy}
              onChange={({ target }) => void give(target.value as Role)}
            >
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {t(`role.${each}`)}
                </option>
              ))}
            </select>
          ) : (
            <span>{t(`role.${role}`)}</span>
          )}
          {(mayChange || isYou) && !isSure && (
            <Button variant="quiet" aria-label={isYou ? undefined : t('members.removeOf', { name })} onClick={() => setSure(true)}>
              {isYou ? t('members.leave') : t('remove')}
            </Button>
          )}
        </div>
      </div>
      {isSure && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{isYou ? t('members.leaveSure') : t('members.removeSure', { name })}</p>
          <Button variant="secondary" busy={sending.isBusy} onClick={isYou ? leave : remove}>
            {isYou ? t('members.leave') : t('remove')}
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            {t('members.keep')}
          </Button>
        </div>
      )}
      <Refusal sending={sending} />
    </li>
  );
}

function Invitations({ list: { invitations }, onChange }: { readonly list: MemberList; readonly onChange: (list: MemberList) => void }) {
  const { t } = useTranslation('hiring-settings');
  const moment = useMoment();
  const sending = useSending(t('failed'));
  if (invitations.length === 0) return null;
  const withdraw = (invitationId: number) =>
    sending.send(async () =>
      onChange(await call('DELETE /api/hiring/member-invitations/{invitationId}', { params: { invitationId } }, { as: 'member' })),
    );
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{t('members.invited')}</h3>
      <ul className="grid gap-3">
        {invitations.map(({ invitationId, email, role, expiresAt, isOver }) => (
          <li key={invitationId} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 wrap-anywhere">
              {email}, {t(`role.${role}`)}
              <br />
              <span className="text-muted">{isOver ? t('members.over') : t('members.until', { at: moment(expiresAt) })}</span>
            </p>
            <Button
              variant="quiet"
              busy={sending.isBusy}
              aria-label={t('members.withdrawOf', { email })}
              onClick={() => withdraw(invitationId)}
            >
              {t('members.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal sending={sending} />
    </div>
  );
}
