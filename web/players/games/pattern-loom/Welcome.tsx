import { useTranslation } from 'react-i18next';
import { type LoomTrial, MAX_SCORED_TRIALS } from '#content/games/pattern-loom/script.ts';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { LoomOrnament } from './LoomOrnament.tsx';

type WelcomeProps = { trial: LoomTrial; isUntimed: boolean; onStart: () => void };

export function Welcome({ trial, isUntimed, onStart }: WelcomeProps) {
  const { t } = useTranslation('pattern-loom');
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  const isNew = trial.practice && trial.number === 1;
  if (!isNew) {
    return (
      <div className="game-message">
        <LoomOrnament tone="calm" />
        <h1 ref={heading} tabIndex={-1}>
          {t('welcome.back')}
        </h1>
        <p>
          {trial.practice
            ? t('welcome.backPractice')
            : t(isUntimed ? 'welcome.backLeadUntimed' : 'welcome.backLead', { number: trial.number })}
        </p>
        <Button onClick={onStart}>{t('welcome.goOn')}</Button>
      </div>
    );
  }
  return (
    <div className="loom-welcome">
      <LoomOrnament tone="calm" />
      <h1 ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </h1>
      <p className="loom-lead">{t('welcome.lead')}</p>
      <ol>
        <li>{t('welcome.stepFind')}</li>
        <li>{t('welcome.stepSure')}</li>
        <li>{t(isUntimed ? 'welcome.stepUntimed' : 'welcome.stepTime')}</li>
        <li>{t('welcome.stepPractice', { most: MAX_SCORED_TRIALS })}</li>
        <li>{t('welcome.stepAdapt')}</li>
      </ol>
      <p className="loom-keys">{t('welcome.keys')}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}
