import { useTranslation } from 'react-i18next';
import { type LoomTrial, TYPICAL_LENGTH } from '#content/games/pattern-loom/script.ts';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { LoomOrnament } from './LoomOrnament.tsx';

export function Welcome({ trial, onStart }: { trial: LoomTrial; onStart: () => void }) {
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
        <p>{trial.practice ? t('welcome.backPractice') : t('welcome.backLead', { number: trial.number, about: trial.estimatedTotal })}</p>
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
        <li>{t('welcome.stepTime')}</li>
        <li>{t('welcome.stepPractice', { about: TYPICAL_LENGTH })}</li>
        <li>{t('welcome.stepAdapt')}</li>
      </ol>
      <p className="loom-keys">{t('welcome.keys')}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}
