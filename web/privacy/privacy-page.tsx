import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/privacy.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Consents } from './Consents.tsx';
import { Erasing } from './Erasing.tsx';
import { NewNotice } from './NewNotice.tsx';
import { OwnGrievances } from './OwnGrievances.tsx';
import { PrivacyFailed, PrivacyWaiting } from './states.tsx';

/** /home/privacy: what one has agreed to, and everything that one can do about one's data. */
export default function PrivacyPage() {
  const login = useLogin();
  return <PageFrame>{login ? <Privacy /> : <PrivacyWaiting />}</PageFrame>;
}

function Privacy() {
  const { t } = useTranslation('privacy');
  const loaded = useLoaded((signal) => call('GET /api/privacy', {}, { as: 'person', signal }), []);
  const [changed, setChanged] = useState<Standing>();
  if (loaded.state === 'failed') return <PrivacyFailed failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <PrivacyWaiting />;
  const standing = changed ?? loaded.value;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('own.title')}</h1>
        <p className="max-w-prose text-lg text-muted">
          {t('own.lead')}{' '}
          <LocalLink to="/privacy-notice" className="link">
            {t('own.notice')}
          </LocalLink>
        </p>
      </div>
      {standing.isNoticeNew && <NewNotice onChanged={setChanged} />}
      <Consents standing={standing} onChanged={setChanged} />
      <Card as="section" aria-labelledby="own-data" className="grid grid-cols-1 gap-4">
        <h2 id="own-data" className="text-2xl">
          {t('own.data')}
        </h2>
        <p className="max-w-prose">{t('own.dataText')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/home/my-data" variant="secondary">
            {t('takeAlong')}
          </LinkButton>
          <LinkButton to="/grievance?about=correction" variant="secondary">
            {t('own.correct')}
          </LinkButton>
        </div>
      </Card>
      <OwnGrievances />
      <Erasing standing={standing} />
    </div>
  );
}
