import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { BLURBS, BlurbMark } from './about/BlurbMark.tsx';
import { Gathering } from './about/Gathering.tsx';
import './about/about.css';

export default function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <PageFrame wide>
      <article className="grid grid-cols-1 gap-10">
        <header className="grid gap-4">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="max-w-prose text-xl text-muted">{t('lead')}</p>
        </header>
        <Gathering />
        <ul className="about-blurbs">
          {BLURBS.map((blurb) => (
            <Card as="li" key={blurb} className="grid content-start gap-3">
              <BlurbMark blurb={blurb} />
              <h2 className="text-2xl">{t(`${blurb}.title`)}</h2>
              <p className="text-muted">{t(`${blurb}.text`)}</p>
            </Card>
          ))}
        </ul>
        <section className="grid max-w-prose gap-4">
          <h2 className="text-3xl">{t('today.title')}</h2>
          <p>{t('today.text')}</p>
          <p>{t('today.heritage')}</p>
        </section>
        <div className="flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/play">{t('play')}</LinkButton>
          <LinkButton to="/contact" variant="secondary">
            {t('contact')}
          </LinkButton>
          <LinkButton to="/policies/about-us" variant="quiet">
            {t('policy')}
          </LinkButton>
        </div>
      </article>
    </PageFrame>
  );
}
