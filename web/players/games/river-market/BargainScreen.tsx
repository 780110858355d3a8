import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BASKETS, type BargainTrial, LOAD_WORTH, type MarketTrial, type Take } from '#content/games/river-market/script.ts';
import { Button } from '#web/ui/Button.tsx';
import type { TrialProps } from '../make-game.tsx';
import { WaitingNote } from '../WaitingNote.tsx';
import { BargainScene } from './BargainScene.tsx';
import type { MarketDraft } from './drafts.ts';
import { GoodPicture } from './GoodDrawing.tsx';
import { OfferTable } from './OfferTable.tsx';
import { Stepper } from './Stepper.tsx';
import { silverOf } from './silver.ts';
import { TrialHead } from './TrialHead.tsx';

type BargainScreenProps = Omit<TrialProps<MarketTrial, MarketDraft>, 'trial'> & { readonly trial: MarketTrial & BargainTrial };

/** An offer lies on the table: one plans another with the sliders, or takes it. */
export function BargainScreen({ trial, sent, isCovered, onConfirm, isPauseWanted, onPauseWanted }: BargainScreenProps) {
  const { t } = useTranslation('river-market');
  const { goods, worth, offers, movesLeft, looks } = trial;
  const own = offers.flatMap(({ by, take }) => (by === 'player' ? [take] : []));
  const onTable = offers.at(-1)!.take;
  const [plan, setPlan] = useState<Take>(own.at(-1) ?? onTable);
  const isSent = sent !== undefined;
  const isAsOffered = plan.every((count, kind) => count === onTable[kind]);

  const answer = (take: Take | null) => {
    if (!isSent && !isCovered) onConfirm({ answer: { kind: 'bargain', offers: [...own, take] } });
  };
  return (
    <div className="market-trial">
      <TrialHead trial={trial} isPauseWanted={isPauseWanted} onPauseWanted={onPauseWanted} />
      <div className="market-look">
        <BargainScene look={looks[0]!} goods={goods} take={plan} />
        <div className="market-boats" aria-hidden="true">
          <span>{t('trial.traderBoat')}</span>
          <span>{t('trial.yourBoat')}</span>
        </div>
        <OfferTable goods={goods} worth={worth} offers={offers} />
      </div>
      <div className="market-plan">
        <p className="market-rule">{t(movesLeft === 1 ? 'trial.lastOffer' : 'trial.offersLeft', { count: movesLeft })}</p>
        <fieldset className="market-kinds">
          <legend>{t('trial.plan')}</legend>
          {goods.map((good, kind) => (
            <div key={good} className="market-kind">
              <GoodPicture good={good} />
              <div>
                <p className="market-kind-name">
                  <span>{t(`goods.${good}`)}</span> <span className="market-worth">{t('trial.each', { silver: worth[kind] })}</span>
                </p>
                <Stepper
                  label={t(`goods.${good}`)}
                  value={plan[kind]!}
                  max={BASKETS}
                  said={t('trial.divided', { you: plan[kind], trader: BASKETS - plan[kind]! })}
                  isFixed={isSent}
                  onChange={(count) => setPlan(plan.with(kind, count))}
                />
                <p className="market-divided" aria-hidden="true">
                  {t('trial.divided', { you: plan[kind], trader: BASKETS - plan[kind]! })}
                </p>
              </div>
            </div>
          ))}
        </fieldset>
        <p className="market-sum" role="status">
          {isSent ? <WaitingNote isOutOfTime={false} /> : t('trial.planWorth', { silver: silverOf(worth, plan), all: LOAD_WORTH })}
        </p>
        <div className="market-ways">
          <Button
            disabled={isAsOffered}
            busy={isSent && sent.answer?.kind === 'bargain' && sent.answer.offers.at(-1) !== null}
            onClick={() => answer(plan)}
          >
            {t(movesLeft === 1 ? 'trial.offerLast' : 'trial.offer')}
          </Button>
          <Button
            variant="secondary"
            busy={isSent && sent.answer?.kind === 'bargain' && sent.answer.offers.at(-1) === null}
            onClick={() => answer(null)}
          >
            {t('trial.accept', { silver: silverOf(worth, onTable) })}
          </Button>
        </div>
        {isAsOffered && !isSent && <p className="market-hint">{t('trial.sameAsOffered')}</p>}
      </div>
    </div>
  );
}
