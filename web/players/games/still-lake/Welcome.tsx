import { useTranslation } from 'react-i18next';
import type { LakeTrial } from '#content/games/still-lake/script.ts';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { BackPicture } from './BackPicture.tsx';
import { Lake } from './Lake.tsx';

/** The game in three pictures. */
export function Welcome({ trial, onStart }: { trial: LakeTrial; onStart: () => void }) {
  const { t } = useTranslation('still-lake');
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  return (
    <div className="lake-welcome">
      <h1 ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </h1>
      <p className="lake-lead">{t('welcome.lead')}</p>
      <ol>
        <li>
          <Lake open={0} isStill />
          <p>{t('welcome.opens')}</p>
        </li>
        <li>
          <BackPicture back={1} />
          <p>{t('welcome.same')}</p>
        </li>
        <li>
          <BackPicture back={2} isSame={false} />
          <p>{t('welcome.further')}</p>
        </li>
      </ol>
      <p className="lake-quiet">{t(trial.stepMs === null ? 'welcome.ownPace' : 'welcome.pace')}</p>
      <p className="lake-keys">{t('welcome.keys')}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}
