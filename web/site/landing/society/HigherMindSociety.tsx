import type { ToggleEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/Button.tsx';
import { Reveal } from '../Reveal.tsx';
import meditation from './meditation.svg?no-inline';
import './society.css';

const CARDS = [
  ['membership', '/society#rule', ['tests', 'invitation', 'again', 'member']],
  ['benefits', '/society', ['circles', 'thinkTank', 'introductions', 'free']],
] as const;

/** Two cards around a figure that meditates. One of them can be chosen; choosing it again closes it. The browser does that without a script. */
export function HigherMindSociety() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="society" className="society">
      <div className="frame-width max-w-6xl">
        <Reveal className="mx-auto max-w-2xl text-center">
          <h2 id="society" className="text-3xl sm:text-4xl">
            {t('society.title')}
          </h2>
          <p className="mt-3 text-lg text-muted">{t('society.lead')}</p>
        </Reveal>
        <div className="society-circle">
          <Reveal className="society-figure">
            <img src={meditation} alt={t('society.figure')} width={720} height={760} loading="lazy" decoding="async" />
          </Reveal>
          {CARDS.map(([card, address, points]) => (
            <details key={card} name="society" className="society-card" onToggle={keepInSight}>
              <summary>
                <h3 className="text-2xl">{t(`society.${card}.title`)}</h3>
                <p className="text-muted">{t(`society.${card}.short`)}</p>
              </summary>
              <ul>
                {points.map((point) => (
                  <li key={point}>{t(`society.${card}.${point}`)}</li>
                ))}
              </ul>
              <LinkButton to={address} variant="quiet" className="society-more">
                {t(`society.${card}.more`)}
              </LinkButton>
              {card === 'benefits' && (
                <LinkButton to="/think-tank" variant="quiet" className="society-more">
                  {t('society.benefits.toThinkTank')}
                </LinkButton>
              )}
            </details>
          ))}
        </div>
        <Reveal className="society-opening">
          <p className="font-semibold">{t('society.opening.when')}</p>
          <p>{t('society.opening.until')}</p>
        </Reveal>
      </div>
    </section>
  );
}

/** On a phone the other card, which closes, stands above: what was chosen would move out of sight with its room. */
function keepInSight({ currentTarget: card, newState }: ToggleEvent<HTMLDetailsElement>) {
  if (newState === 'open' && card.getBoundingClientRect().top < 0) card.scrollIntoView({ block: 'start' });
}
