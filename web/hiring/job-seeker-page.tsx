import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { SeekerPlace } from './seekers/SeekerPlace.tsx';

/** /job-seeker: for visitors the way to the jobs; for a person their applications and what goes along with them. */
export default function JobSeekerPage() {
  const { t } = useTranslation('hiring-seekers');
  const isSignedIn = typeof useSignedInName() === 'string';
  return (
    <PageFrame>
      <div className="grid grid-cols-1 gap-10">
        <header className="grid justify-items-start gap-4">
          <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
          <LinkButton to="/jobs">{t('jobs')}</LinkButton>
        </header>
        {isSignedIn ? (
          <SeekerPlace />
        ) : (
          <section className="grid justify-items-start gap-4">
            <p className="max-w-prose">{t('visitor')}</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/login?next=%2Fjob-seeker" variant="secondary">
                {t('logIn')}
              </LinkButton>
              <LinkButton to="/signup" variant="secondary">
                {t('signUp')}
              </LinkButton>
            </div>
          </section>
        )}
      </div>
    </PageFrame>
  );
}
