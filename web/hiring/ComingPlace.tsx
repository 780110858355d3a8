import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';

const POINTS = ['first', 'second', 'third'] as const;

type ComingPlaceProps = {
  /** The words of the page. */
  readonly place: 'jobSeeker';
  readonly picture: string;
  /** What is there for somebody who is logged in. */
  readonly children?: ReactNode;
};

/** A place that is being built: what it will be for, and what one can do today. */
export function ComingPlace({ place, picture, children }: ComingPlaceProps) {
  const { t } = useTranslation('hiring');
  const isSignedIn = typeof useSignedInName() === 'string';
  return (
    <PageFrame wide>
      {isSignedIn && children && <div className="mb-10">{children}</div>}
      <article className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_minmax(0,26rem)]">
        <div className="grid gap-8">
          <header className="grid gap-4">
            <h1 className="text-4xl">{t(`${place}.title`)}</h1>
            <p className="max-w-prose text-xl text-muted">{t(`${place}.lead`)}</p>
          </header>
          <section className="grid gap-4">
            <h2 className="text-2xl">{t('willBe')}</h2>
            <ul className="grid max-w-prose gap-3">
              {POINTS.map((point) => (
                <li key={point} className="border-s-4 border-accent ps-4">
                  {t(`${place}.${point}`)}
                </li>
              ))}
            </ul>
          </section>
          <section className="grid gap-4">
            <h2 className="text-2xl">{t('today')}</h2>
            <p className="max-w-prose">{t(`${place}.today`)}</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={isSignedIn ? '/home' : '/play'}>{t(isSignedIn ? 'goOn' : 'play')}</LinkButton>
              <LinkButton to={DEMO_REPORT} variant="secondary">
                {t('demo')}
              </LinkButton>
            </div>
            <p className="max-w-prose">
              {t('address.before')}{' '}
              <LocalLink to="/contact" className="link">
                {t('address.link')}
              </LocalLink>
            </p>
          </section>
        </div>
        <img src={picture} alt="" width={480} height={360} className="h-auto w-full max-w-lg rounded-card max-lg:-order-1" />
      </article>
    </PageFrame>
  );
}
