import { useTranslation } from 'react-i18next';
import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { type MarketTrial, type Outcome, PURSE } from '#content/games/river-market/script.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { Message } from '../Message.tsx';
import { Face } from '../masks/face/Face.tsx';
import { PartsDone } from '../PartsDone.tsx';
import { GoodPicture } from './GoodDrawing.tsx';
import { RoundTable } from './RoundTable.tsx';

type OutcomeScreenProps = { readonly trial: MarketTrial; readonly outcome: Outcome; readonly onNext: () => void };

const PLEASED: Muscles = { smile: 0.9, cheeks: 0.6, lipsPart: 0.4 };
const REGRETTING: Muscles = { innerBrow: 0.6, cornersDown: 0.5, pressLips: 0.4, headTilt: 0.3 };

/** How a bargain or a pot has ended, before the next one; where a part is over, with a word of rest. */
export function OutcomeScreen({ trial, outcome, onNext }: OutcomeScreenProps) {
  const { t, i18n } = useTranslation('river-market');
  const silver = numberFormat(i18n.language, { maximumFractionDigits: 1 });
  const next = t(trial.isPartStart ? 'outcome.rested' : `outcome.next.${trial.kind}`);
  const rest = trial.isPartStart ? ` ${t(`outcome.rest.${trial.kind}`)}` : '';
  if (outcome.kind === 'pot') {
    const { rounds, looks } = outcome;
    const put = rounds.reduce((sum, { share }) => sum + share, 0);
    const back = rounds.reduce((sum, round) => sum + round.back, 0);
    return (
      <Message
        ornament={null}
        title={t('outcome.potTitle')}
        text={t('outcome.pot', { put, back: silver.format(back), purse: PURSE * rounds.length }) + rest}
        next={next}
        onNext={onNext}
      >
        <RoundTable looks={looks} rounds={rounds} />
        {trial.isPartStart && <PartsDone share={trial.share ?? 0} />}
      </Message>
    );
  }
  const { take, goods } = outcome;
  return (
    <Message
      ornament={
        <div className="market-parting" aria-hidden="true">
          <Face look={LOOKS[outcome.looks[0]!]!} muscles={take ? PLEASED : REGRETTING} ground={outcome.looks[0]!} />
        </div>
      }
      title={t(take ? 'outcome.agreedTitle' : 'outcome.noDealTitle')}
      text={(take ? t('outcome.agreed', { silver: outcome.silver }) : t('outcome.noDeal')) + rest}
      next={next}
      onNext={onNext}
    >
      {take && (
        <ul className="market-got">
          {goods.map((good, kind) => (
            <li key={good}>
              <GoodPicture good={good} />
              {t('outcome.baskets', { count: take[kind], good: t(`goods.${good}`) })}
            </li>
          ))}
        </ul>
      )}
      {trial.isPartStart && <PartsDone share={trial.share ?? 0} />}
    </Message>
  );
}
