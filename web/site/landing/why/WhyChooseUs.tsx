import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Reveal } from '../Reveal.tsx';
import balance from './balance.svg?no-inline';
import pace from './pace.svg?no-inline';
import roots from './roots.svg?no-inline';

const REASONS = [
  { reason: 'rule', picture: balance, more: '/catalog' },
  { reason: 'roots', picture: roots, more: '/science' },
  { reason: 'pace', picture: pace, more: '/play-cognitive-games' },
] as const;

export function WhyChooseUs() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="why-choose-us" className="frame-width max-w-6xl py-16 sm:py-24">
      <Reveal>
        <h2 id="why-choose-us" className="text-3xl sm:text-4xl">
          {t('why.title')}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-muted">{t('why.lead')}</p>
      </Reveal>
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3">
        {REASONS.map(({ reason, picture, more }) => (
          <li key={reason}>
            <Reveal className="grid gap-5 sm:max-md:grid-cols-2 sm:max-md:items-center sm:max-md:gap-8">
              <img
                src={picture}
                alt={t(`why.${reason}.picture`)}
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-card"
              />
              <div className="grid gap-3">
                <h3 className="text-2xl">{t(`why.${reason}.title`)}</h3>
                <p className="text-muted">{t(`why.${reason}.text`)}</p>
                <p>
                  <LocalLink to={more} className="link">
                    {t(`why.${reason}.more`)}
                  </LocalLink>
                </p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
