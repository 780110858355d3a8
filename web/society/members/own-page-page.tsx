import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { DigestSection } from '../digest/DigestForm.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { OwnPageForm } from './OwnPageForm.tsx';

/** /home/society/own-page: what a member writes of themselves, and what of it others see. */
export default function OwnPagePage() {
  const { t } = useTranslation('society-members');
  return (
    <SocietyFrame title={t('own.title')}>
      <p className="max-w-prose text-lg text-muted">{t('own.lead')}</p>
      <Loaded />
    </SocietyFrame>
  );
}

function Loaded() {
  const loaded = useLoaded((signal) => call('GET /api/society/own-page', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  // the digest's part would be pushed down if it stood here before the form does
  return (
    <>
      <OwnPageForm first={loaded.value} />
      <DigestSection />
    </>
  );
}
