import { useTranslation } from 'react-i18next';
import type { LakeTrial } from '#content/games/still-lake/script.ts';
import { PictureBook } from '../Welcome.tsx';
import { BackPicture } from './BackPicture.tsx';
import { Lake } from './Lake.tsx';

/** The game in three pictures. */
export function Welcome({ trial, onStart }: { trial: LakeTrial; onStart: () => void }) {
  const { t } = useTranslation('still-lake');
  return (
    <PictureBook
      title={t('welcome.title')}
      lead={t('welcome.lead')}
      pages={[
        { picture: <Lake open={0} isStill />, text: t('welcome.opens') },
        { picture: <BackPicture back={1} />, text: t('welcome.same') },
        { picture: <BackPicture back={2} isSame={false} />, text: t('welcome.further') },
      ]}
      notes={[t(trial.stepMs === null ? 'welcome.ownPace' : 'welcome.pace')]}
      keys={t('welcome.keys')}
      onStart={onStart}
    />
  );
}
