import { useTranslation } from 'react-i18next';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';
import { useMember } from '../member.ts';
import { AuditSection } from './AuditSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { LettersSection } from './LettersSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { OrganisationSection } from './OrganisationSection.tsx';
import { RetentionSection } from './RetentionSection.tsx';
import { type SettingsPart, SettingsParts } from './SettingsParts.tsx';
import { StagesSection } from './StagesSection.tsx';
import { WayInSections } from './WayInSections.tsx';
import { WebhooksSection } from './WebhooksSection.tsx';

export function SettingsScreen() {
  const { t } = useTranslation('hiring-settings');
  return (
    <EmployerFrame title={t('title')} screen="settings">
      <Settings />
    </EmployerFrame>
  );
}

async function load(signal: AbortSignal) {
  const options = { as: 'member', signal } as const;
  const [organisation, members] = await Promise.all([
    call('GET /api/hiring/organisation', {}, options),
    call('GET /api/hiring/members', {}, options),
  ]);
  const audit = organisation.mayChange ? await call('GET /api/hiring/audit', { query: {} }, options) : undefined;
  return { organisation, members, audit };
}

function Settings() {
  const { t } = useTranslation('hiring-settings');
  const loaded = useLoaded(load, []);
  if (loaded.state === 'waiting') return <FrameWaiting />;
  if (loaded.state === 'failed') return <Failed onRetry={loaded.retry}>{t('failed')}</Failed>;
  const { organisation, members, audit } = loaded.value;
  const { mayChange } = organisation;
  const writesLetters = mayChange || members.members.some(({ isYou, role }) => isYou && role === 'recruiter');
  const parts: SettingsPart[] = [
    { name: 'organisation', content: <OrganisationSection organisation={organisation} /> },
    { name: 'members', content: <MembersSection list={members} mayChange={mayChange} /> },
    ...(mayChange ? [{ name: 'stages' as const, content: <StagesSection organisation={organisation} /> }] : []),
    ...(writesLetters ? [{ name: 'letters' as const, content: <LettersSection /> }] : []),
    ...(mayChange ? partsOfOwners(organisation) : []),
    { name: 'waysIn', content: <WayInSections /> },
    ...(audit ? [{ name: 'audit' as const, content: <AuditSection first={audit} /> }] : []),
  ];
  return (
    <div className="grid gap-6">
      <VerifyFirst />
      <SettingsParts parts={parts} />
    </div>
  );
}

const partsOfOwners = (organisation: Organisation): SettingsPart[] => [
  { name: 'retention', content: <RetentionSection organisation={organisation} /> },
  { name: 'keys', content: <KeysSection /> },
  { name: 'webhooks', content: <WebhooksSection /> },
];

function VerifyFirst() {
  const { t } = useTranslation('hiring-settings');
  const member = useMember();
  if (!member || member.isEmailVerified) return null;
  return (
    <Notice
      tone="info"
      title={t('verify.title')}
      action={
        <LinkButton variant="secondary" to={`/employer/verify-email?email=${encodeURIComponent(member.email)}`}>
          {t('verify.link')}
        </LinkButton>
      }
    >
      {t('verify.text')}
    </Notice>
  );
}
