import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { MemberPage } from '#contract/society/member-pages.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { type Filters, queryOf } from './filters.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberFilters } from './MemberFilters.tsx';

/** /home/society/members: the members who show themselves. The address keeps what was looked for. */
export default function MembersPage() {
  const { t } = useTranslation('society-members');
  return (
    <SocietyFrame title={t('members.title')}>
      <Directory />
    </SocietyFrame>
  );
}

function Directory() {
  const { t } = useTranslation('society-members');
  const [address, setAddress] = useSearchParams();
  const chosen: Filters = Object.fromEntries(address);
  const change = ({ search = '', field = '', language = '' }: Filters) =>
    setAddress(Object.entries({ search, field, language }).filter(([, value]) => value.trim() !== ''));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{t('members.lead')}</p>
        <LinkButton to="/home/society/own-page" variant="secondary">
          {t('members.toOwnPage')}
        </LinkButton>
      </div>
      <MemberFilters key={`filters ${address}`} chosen={chosen} onChange={change} />
      <Found key={`${address}`} chosen={chosen} />
    </>
  );
}

function Found({ chosen }: { readonly chosen: Filters }) {
  const query = queryOf(chosen);
  const loaded = useLoaded((signal) => call('GET /api/society/members', { query }, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Members first={loaded.value} query={query} />;
}

type MembersProps = {
  readonly first: { readonly members: readonly MemberPage[]; readonly next: number | null };
  readonly query: ReturnType<typeof queryOf>;
};

function Members({ first, query }: MembersProps) {
  const { t } = useTranslation('society-members');
  const [{ members, next }, setPage] = useState(first);
  const sending = useSending();
  const showMore = () =>
    sending.send(async () => {
      const more = await call('GET /api/society/members', { query: { ...query, after: next ?? undefined } }, { as: 'person' });
      setPage({ members: [...members, ...more.members], next: more.next });
    });
  if (members.length === 0) return <Empty title={t('members.none')}>{t('members.noneLead')}</Empty>;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 lg:grid-cols-2">
        {members.map((member) => (
          <Card as="li" key={member.memberId} className="grid content-start gap-3">
            <h2 className="text-2xl wrap-anywhere">
              <LocalLink to={`/home/society/members/${member.memberId}`} className="link inline-grid min-h-11 items-center">
                {member.name}
              </LocalLink>
              {member.isYou && <span className="text-base text-muted"> {t('you')}</span>}
            </h2>
            {member.lines && <p className="whitespace-pre-line wrap-anywhere">{member.lines}</p>}
            <MemberFacts member={member} isShort />
          </Card>
        ))}
      </ul>
      <Refusal sending={sending} />
      {next !== null && (
        <Button variant="secondary" className="justify-self-center" busy={sending.isBusy} onClick={showMore}>
          {t('members.more')}
        </Button>
      )}
    </div>
  );
}
