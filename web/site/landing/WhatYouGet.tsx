import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { useReveal } from '#web/ui/use-reveal.ts';
import { LonePetal, Wheel } from '#web/ui/Wheel.tsx';
import { Reveal } from './Reveal.tsx';

/** An invented person half way through: nine areas measured, some well, some hardly; three not yet. */
const EXAMPLE = {
  values: [0.86, 0.52, 0.68, 0.95, 0.4, null, 0.74, 0.58, null, 0.8, 0.46, null],
  softness: [0.05, 0.12, 0.2, 0.04, 0.1, 0, 0.22, 0.09, 0, 0.06, 0.14, 0],
};
const POINTS = ['play', 'honest', 'free'] as const;
const LEGEND = [
  ['long', { value: 1 }],
  ['soft', { value: 0.7, softness: 0.3 }],
  ['open', { value: null }],
] as const;

export function WhatYouGet() {
  const { t } = useTranslation('site');
  const points = useReveal<HTMLUListElement>();
  return (
    <section aria-labelledby="what-you-get" className="frame-width max-w-6xl py-16 sm:py-24">
      <h2 id="what-you-get" className="max-w-2xl text-3xl sm:text-4xl">
        {t('get.title')}
      </h2>
      <div className="mt-10 grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,26rem)_1fr]">
        <Reveal>
          <figure className="grid justify-items-center gap-6">
            <Wheel values={EXAMPLE.values} softness={EXAMPLE.softness} size={400} label={t('get.wheel')} />
            <figcaption>
              <ul className="grid gap-2">
                {LEGEND.map(([name, petal]) => (
                  <li key={name} className="flex items-center gap-3">
                    <LonePetal {...petal} />
                    {t(`get.legend.${name}`)}
                  </li>
                ))}
              </ul>
            </figcaption>
          </figure>
        </Reveal>
        <ul ref={points} className="grid gap-10">
          {POINTS.map((point) => (
            <li key={point} className="border-s-4 border-accent ps-5 sm:ps-7">
              <h3 className="text-2xl">{t(`get.${point}.title`)}</h3>
              <p className="mt-2 max-w-prose text-lg text-muted">{t(`get.${point}.text`)}</p>
            </li>
          ))}
          <li className="border-s-4 border-accent ps-5 sm:ps-7">
            <h3 className="text-2xl">{t('get.practice.title')}</h3>
            <p className="mt-2 max-w-prose text-lg text-muted">{t('get.practice.text')}</p>
            <p className="mt-2 flex flex-wrap gap-x-6">
              <LocalLink to="/practice" className="link grid min-h-11 items-center font-semibold">
                {t('get.practice.art')}
              </LocalLink>
              <LocalLink to="/steady" className="link grid min-h-11 items-center font-semibold">
                {t('get.practice.steady')}
              </LocalLink>
            </p>
          </li>
          <li className="flex flex-wrap gap-3">
            <LinkButton to="/play-cognitive-games" variant="secondary">
              {t('get.tests')}
            </LinkButton>
            <LinkButton to="/catalog" variant="quiet">
              {t('get.catalog')}
            </LinkButton>
          </li>
        </ul>
      </div>
    </section>
  );
}
