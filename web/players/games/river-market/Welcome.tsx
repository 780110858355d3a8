import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { FACTOR, type MarketTrial, MOVES, PARTNERS, PURSE } from '#content/games/river-market/script.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { Button } from '#web/ui/Button.tsx';
import { FaceDrawing } from '../masks/face/Face.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { Basket } from './GoodDrawing.tsx';
import { MarketOrnament } from './MarketOrnament.tsx';
import { BigPot, Coin } from './PotScene.tsx';

const SPEAKING: Muscles = { smile: 0.5, cheeks: 0.3, lipsPart: 0.4 };
const AT_EASE: Muscles = { smile: 0.35, cheeks: 0.2 };

type WelcomeProps = { readonly trial: MarketTrial; readonly onStart: () => void };

/** A picture book of three pages: what goods are worth, how one bargains, and the shared pot. */
export function Welcome({ trial, onStart }: WelcomeProps) {
  const { t, i18n } = useTranslation('river-market');
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  if (!trial.practice || trial.number > 1) {
    return (
      <div className="game-message">
        <MarketOrnament tone="calm" />
        <h1 ref={heading} tabIndex={-1}>
          {t('welcome.back')}
        </h1>
        <p>{t('welcome.backLead')}</p>
        <Button onClick={onStart}>{t('welcome.goOn')}</Button>
      </div>
    );
  }
  const numbers = { moves: MOVES, purse: PURSE, people: PARTNERS, factor: numberFormat(i18n.language).format(FACTOR) };
  const page = (name: string, picture: ReactNode) => (
    <section>
      <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
        <rect className="market-page" width="240" height="150" rx="14" />
        {picture}
      </svg>
      <h2>{t(`welcome.${name}Title`)}</h2>
      <p>{t(`welcome.${name}`, numbers)}</p>
    </section>
  );
  return (
    <div className="market-welcome">
      <h1 ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </h1>
      <p className="market-lead">{t('welcome.lead')}</p>
      <div className="market-book">
        {page('worth', <Worth />)}
        {page('offers', <Offers />)}
        {page('pot', <SharedPot />)}
      </div>
      <p>{t('welcome.parts')}</p>
      <p className="market-keys">{t('welcome.keys')}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}

const WORTH = [
  ['melons', 4],
  ['pots', 3],
  ['cloth', 1],
] as const;

const Worth = () => (
  <g>
    {WORTH.map(([good, coins], row) => (
      <g key={good} transform={`translate(0 ${46 + 42 * row})`}>
        <g transform="translate(62 0) scale(1.05)">
          <Basket good={good} />
        </g>
        {Array.from({ length: coins }, (_, coin) => coin).map((coin) => (
          <g key={coin} transform={`translate(${108 + 24 * coin} -12) scale(1.4)`}>
            <Coin />
          </g>
        ))}
      </g>
    ))}
  </g>
);

const Offers = () => (
  <g>
    <g transform="translate(6 34) scale(0.42)">
      <FaceDrawing look={LOOKS[8]!} muscles={SPEAKING} light="left" />
    </g>
    <g transform="translate(136 34) scale(0.42)">
      <FaceDrawing look={LOOKS[22]!} muscles={AT_EASE} light="right" />
    </g>
    <path className="market-arrow" d="M84 38H152L144 31M152 38L144 45" />
    <path className="market-arrow" d="M156 66H88L96 59M88 66L96 73" />
    <g transform="translate(118 34) scale(0.66)">
      <Basket good="melons" />
    </g>
    <g transform="translate(120 96) scale(0.66)">
      <Basket good="cloth" />
    </g>
  </g>
);

const SharedPot = () => (
  <g>
    {[1, 9, 4, 13].map((look, place) => (
      <g key={look} transform={`translate(${[2, 52, 132, 182][place]} 8) scale(0.24)`}>
        <FaceDrawing look={LOOKS[look]!} muscles={AT_EASE} light="left" />
      </g>
    ))}
    <g transform="translate(120 142) scale(0.62)">
      <BigPot level={0} />
    </g>
    <g transform="translate(72 92)">
      <Coin />
    </g>
    <g transform="translate(90 80)">
      <Coin />
    </g>
    <g transform="translate(150 80)">
      <Coin />
    </g>
    <g transform="translate(168 92)">
      <Coin />
    </g>
  </g>
);
