import { useTranslation } from 'react-i18next';
import type { MasksTrial } from '#content/games/masks/script.ts';
import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { Face } from './face/Face.tsx';
import { MaskPicture } from './MaskDrawing.tsx';
import { MaskOrnament } from './MaskOrnament.tsx';

/** What the picture book shows: one face before and after the mask, and one that says more than its words. */
const BEFORE: Muscles = { smile: 0.3, cheeks: 0.2 };
const AFTER: Muscles = { smile: 0.8, cheeks: 0.5 };
const SPEAKING: Muscles = { innerBrow: 0.5, outerBrow: 0.7, wideLids: 0.4, smile: 0.3, headTilt: 0.5 };
const CHANGING = LOOKS[24]!;
const SPEAKER = LOOKS[22]!;

type WelcomeProps = { readonly trial: MasksTrial; readonly isUntimed: boolean; readonly onStart: () => void };

export function Welcome({ trial, isUntimed, onStart }: WelcomeProps) {
  const { t } = useTranslation('masks');
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  const isNew = trial.practice && trial.number === 1;
  if (!isNew) {
    return (
      <div className="game-message">
        <MaskOrnament tone="calm" />
        <h1 ref={heading} tabIndex={-1}>
          {t('welcome.back')}
        </h1>
        <p>{t('welcome.backLead')}</p>
        <Button onClick={onStart}>{t('welcome.goOn')}</Button>
      </div>
    );
  }
  return (
    <div className="masks-welcome">
      <h1 ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </h1>
      <p className="masks-lead">{t('welcome.lead')}</p>
      <div className="masks-book">
        <section>
          <div className="masks-strip">
            <Face look={CHANGING} muscles={BEFORE} ground={2} />
            <MaskPicture />
            <Face look={CHANGING} muscles={AFTER} ground={2} />
          </div>
          <h2>{t('welcome.looksTitle')}</h2>
          <p>{t(isUntimed ? 'welcome.looksUntimed' : 'welcome.looks')}</p>
        </section>
        <section>
          <div className="masks-strip masks-strip-speech">
            <Face look={SPEAKER} muscles={SPEAKING} ground={1} />
            <span className="masks-bubble" aria-hidden="true">
              {t('lines.6')}
            </span>
          </div>
          <h2>{t('welcome.feelingTitle')}</h2>
          <p>{t('welcome.feeling')}</p>
        </section>
      </div>
      <p>
        {t('welcome.parts')} {t('welcome.adapt')}
      </p>
      <p className="masks-keys">{t('welcome.keys')}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}
