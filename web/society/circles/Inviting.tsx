import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberPage } from '#contract/society/member-pages.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The host looks for a member and invites them. */
export function Inviting({ circleId }: { readonly circleId: number }) {
  const { t } = useTranslation('society-circles');
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly MemberPage[]>();
  const [invited, setInvited] = useState<string>();
  const sending = useSending();
  const look = (event: FormEvent) => {
    event.preventDefault();
    setInvited(undefined);
    void sending.send(async () => {
      const { members } = await call('GET /api/society/members', { query: { search } }, { as: 'person' });
      setFound(members.filter(({ isYou }) => !isYou));
    });
  };
  const invite = ({ memberId, name }: MemberPage) =>
    sending.send(async () => {
      await call('PUT /api/society/circles/{circleId}/invitations/{memberId}', { params: { circleId, memberId } }, { as: 'person' });
      setInvited(name);
      setFound(undefined);
    });
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{t('circle.invite')}</summary>
      <form method="post" noValidate onSubmit={look} className="grid gap-3">
        <TextField label={t('circle.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        <Button type="submit" variant="secondary" className="justify-self-start" busy={sending.isBusy}>
          {t('circle.find')}
        </Button>
        <p role="status" className="empty:hidden">
          {invited !== undefined && t('circle.invited', { name: invited })}
          {found?.length === 0 && t('circle.noneFound')}
        </p>
        <Refusal sending={sending} />
        <ul className="grid gap-2 empty:hidden">
          {found?.map((member) => (
            <li key={member.memberId}>
              <Button variant="quiet" busy={sending.isBusy} onClick={() => invite(member)}>
                {t('circle.inviteOf', { name: member.name })}
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
