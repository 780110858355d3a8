import { useTranslation } from 'react-i18next';
import type { StoneTrial } from '#content/games/stone-towers/script.ts';
import type { Poles } from '#content/games/stone-towers/script-poles.ts';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { Board } from './Board.tsx';
import { Berries } from './ForkScreen.tsx';
import { HillPath } from './HillPath.tsx';
import { StoneOrnament } from './StoneOrnament.tsx';

/** What the picture book shows: where stones stand, where they should, and a stone on its way. */
const START: Poles = [[1, 0], [2], []];
const GOAL: Poles = [[1], [2, 0], []];

type WelcomeProps = { readonly trial: StoneTrial; readonly isUntimed: boolean; readonly onStart: () => void };

/** The game in three pictures. */
export function Welcome({ trial, isUntimed, onStart }: WelcomeProps) {
  const { t } = useTranslation('stone-towers');
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  const isNew = trial.practice && trial.number === 1;
  if (!isNew) {
    return (
      <div className="game-message">
        <StoneOrnament tone="calm" />
        <h1 ref={heading} tabIndex={-1}>
          {t('welcome.back')}
        </h1>
        <p>{t('welcome.backLead')}</p>
        <Button onClick={onStart}>{t('welcome.goOn')}</Button>
      </div>
    );
  }
  return (
    <div className="towers-welcome">
      <h1 ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </h1>
      <p className="towers-lead">{t('welcome.lead')}</p>
      <ol>
        <li>
          <Board poles={START} lifted={{ pole: 0, at: { x: 128, y: 58 } }} />
          <p>{t('welcome.move')}</p>
        </li>
        <li>
          <div className="towers-pair">
            <Board poles={GOAL} isSmall />
            <p className="towers-moves" aria-hidden="true">
              <span>{t('tower.least', { count: 4 })}</span>
              <strong>{t('tower.left', { count: 8 })}</strong>
            </p>
          </div>
          <p>{t(isUntimed ? 'welcome.planUntimed' : 'welcome.plan')}</p>
        </li>
        <li>
          <div className="towers-hill" aria-hidden="true">
            <HillPath walk={1} taken={null} />
            <div className="towers-signs">
              <Berries berries={[21, 18, 22]} />
              <span className="towers-new">{t('fork.new')}</span>
            </div>
          </div>
          <p>{t('welcome.walk')}</p>
        </li>
      </ol>
      <p className="towers-quiet">{t('welcome.parts')}</p>
      <p className="towers-quiet towers-keys">{t('welcome.keys')}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}
