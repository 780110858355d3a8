import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { MemberPage } from '#contract/society/member-pages.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { AskForm } from '../letters/AskForm.tsx';
import { BlockButton } from '../letters/BlockButton.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { MemberFacts } from './MemberFacts.tsx';

/** /home/society/members/{number}: what one member shows to the others. */
export default function MemberPageOfSociety() {
  const { t } = useTranslation('society-members');
  const { member = '' } = useParams();
  return (
    <SocietyFrame title={t('member.title')}>
      <Member key={member} memberId={member} />
    </SocietyFrame>
  );
}

function Member({ memberId }: { readonly memberId: string }) {
  const loaded = useLoaded(
    (signal) => call('GET /api/society/members/{memberId}', { params: { memberId } }, { as: 'person', signal }),
    [memberId],
  );
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Shown member={loaded.value} />;
}

function Shown({ member }: { readonly member: MemberPage }) {
  const { t } = useTranslation('society-members');
  return (
    <div className="grid max-w-3xl gap-5">
      <Card as="article" className="grid gap-5">
        <h2 className="text-2xl wrap-anywhere sm:text-3xl">{member.name}</h2>
        {member.lines && <p className="text-lg whitespace-pre-line wrap-anywhere">{member.lines}</p>}
        <MemberFacts member={member} />
        <div className="flex flex-wrap gap-3">
          {member.isYou && <LinkButton to="/home/society/own-page">{t('member.change')}</LinkButton>}
          <LinkButton to="/home/society/members" variant="quiet">
            {t('member.toAll')}
          </LinkButton>
        </div>
      </Card>
      {!member.isYou && <AskForm memberId={member.memberId} />}
      {!member.isYou && (
        <div className="flex flex-wrap gap-3">
          <BlockButton memberId={member.memberId} />
          <ReportButton kind="member-page" subject={member.memberId} what={member.name} />
        </div>
      )}
    </div>
  );
}
