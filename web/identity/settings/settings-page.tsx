import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '#contract/account-settings.ts';
import { useLogin, useLoginAfter } from '#web/api/use-login.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useFailureText } from '../failure-text.ts';
import { wayInCalls } from '../way-in-calls.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { Section } from './Section.tsx';
import { StepSection } from './StepSection.tsx';
import { useSettings } from './use-settings.ts';

/** /home/settings: who one is here, how one logs in, and where one is logged in. */
export default function SettingsPage() {
  const login = useLogin();
  return <PageFrame>{login ? <AllSettings /> : <Waiting />}</PageFrame>;
}

function AllSettings() {
  const { t } = useTranslation('settings');
  const { loaded, settings } = useSettings();
  const failureText = useFailureText();
  useLoginAfter(loaded.state === 'failed' ? loaded.failure : undefined);
  if (loaded.state === 'failed')
    return (
      <Failed level={1} onRetry={loaded.retry}>
        {failureText(loaded.failure, t('failed'))}
      </Failed>
    );
  if (!settings) return <Waiting />;
  const onChange = () => loaded.state === 'ready' && loaded.reload();
  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere">
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <NameSection settings={settings} onChange={onChange} />
      <EmailSection settings={settings} onChange={onChange} />
      <PasswordSection settings={settings} schema={NewPasswordForm} calls={wayInCalls} onChange={onChange} />
      <StepSection settings={settings} calls={wayInCalls} onChange={onChange} />
      <PasskeySection settings={settings} calls={wayInCalls} onChange={onChange} />
      <DeviceSection settings={settings} calls={wayInCalls} onChange={onChange} />
      <LanguageSection settings={settings} />
      {settings.google.isConfigured && (
        <Section id="settings-google" title={t('google.title')}>
          <p>{t(settings.google.isLinked ? 'google.linked' : 'google.unlinked')}</p>
        </Section>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/home/my-data" variant="secondary">
          {t('myData')}
        </LinkButton>
        <LinkButton to="/home/privacy" variant="secondary">
          {t('privacy')}
        </LinkButton>
        <LinkButton to="/home" variant="quiet">
          {t('home')}
        </LinkButton>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <WaitingRegion className="grid gap-6">
      <Skeleton width="min(70%, 20rem)" height="2.6rem" />
      <Skeleton height="14rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </WaitingRegion>
  );
}
