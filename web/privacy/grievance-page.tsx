import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { GrievanceForm } from './GrievanceForm.tsx';

/** /grievance: who answers for personal data, by when, and the form that reaches them, with or without an account. */
export default function GrievancePage() {
  const { t } = useTranslation('privacy');
  const isHydrated = useHydrated();
  const isSignedIn = typeof useSignedInName() === 'string';
  return (
    <PageFrame>
      <div className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="text-3xl sm:text-4xl">{t('grievance.title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('grievance.lead')}</p>
        </div>
        <Officer />
        <Card as="section" aria-labelledby="write" className="grid grid-cols-1 gap-5">
          <h2 id="write" className="text-2xl">
            {t('grievance.write')}
          </h2>
          <GrievanceForm key={String(isSignedIn)} isSignedIn={isSignedIn} isReady={isHydrated} />
        </Card>
        <section className="grid max-w-prose gap-2" aria-labelledby="further">
          <h2 id="further" className="text-2xl">
            {t('grievance.further')}
          </h2>
          <p>{t('grievance.furtherText')}</p>
        </section>
      </div>
    </PageFrame>
  );
}

/** Its place is kept while it is fetched. Where nobody is named, the form reaches whoever runs the site. */
function Officer() {
  const { t } = useTranslation('privacy');
  const loaded = useLoaded((signal) => call('GET /api/grievance-officer', {}, { signal }), []);
  const { name = null, email = null, phone = null } = loaded.state === 'ready' ? loaded.value : {};
  return (
    <Card as="section" aria-labelledby="officer" className="grid min-h-36 content-start gap-1">
      <h2 id="officer" className="text-2xl">
        {t('grievance.officer')}
      </h2>
      {loaded.state === 'ready' && !name && <p>{t('grievance.noOfficer')}</p>}
      {loaded.state === 'failed' && <p>{t('failed')}</p>}
      {name && <p className="font-semibold">{name}</p>}
      {email && (
        <p>
          <a className="link break-words" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a className="link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
    </Card>
  );
}
