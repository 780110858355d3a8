import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FACTOR, type MarketTrial, type PotTrial, PURSE } from '#content/games/river-market/script.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { Button } from '#web/ui/Button.tsx';
import type { TrialProps } from '../make-game.tsx';
import { WaitingNote } from '../WaitingNote.tsx';
import type { MarketDraft } from './drafts.ts';
import { PotScene } from './PotScene.tsx';
import { RoundTable } from './RoundTable.tsx';
import { Stepper } from './Stepper.tsx';
import { TrialHead } from './TrialHead.tsx';

type PotScreenProps = Omit<TrialProps<MarketTrial, MarketDraft>, 'trial'> & { readonly trial: MarketTrial & PotTrial };

/** A round of a shared pot: what the four gave before, and a slider for what one gives now. */
export function PotScreen({ trial, sent, isCovered, onConfirm, isPauseWanted, onPauseWanted }: PotScreenProps) {
  const { t, i18n } = useTranslation('river-market');
  const { rounds, looks } = trial;
  const shares = rounds.map(({ share }) => share);
  const [share, setShare] = useState(shares.at(-1) ?? PURSE / 2);
  const isSent = sent !== undefined;

  const answer = () => {
    if (!isSent && !isCovered) onConfirm({ answer: { kind: 'pot', shares: [...shares, share] } });
  };
  return (
    <div className="market-trial">
      <TrialHead trial={trial} isPauseWanted={isPauseWanted} onPauseWanted={onPauseWanted} />
      <div className="market-look">
        <PotScene looks={looks} last={rounds.at(-1)} share={share} />
        {rounds.length > 0 && <RoundTable looks={looks} rounds={rounds} />}
      </div>
      <div className="market-plan">
        <p className="market-rule">{t('trial.potRule', { purse: PURSE, factor: numberFormat(i18n.language).format(FACTOR) })}</p>
        <fieldset className="market-kinds">
          <legend>{t('trial.round', { number: rounds.length + 1 })}</legend>
          <div className="market-share">
            <Stepper
              label={t('trial.share')}
              value={share}
              max={PURSE}
              said={t('trial.shared', { share, kept: PURSE - share })}
              isFixed={isSent}
              onChange={setShare}
            />
          </div>
        </fieldset>
        <p className="market-sum" role="status">
          {isSent ? <WaitingNote isOutOfTime={false} /> : t('trial.shared', { share, kept: PURSE - share })}
        </p>
        <div className="market-ways">
          <Button busy={isSent} onClick={answer}>
            {t('trial.putIn')}
          </Button>
        </div>
      </div>
    </div>
  );
}
