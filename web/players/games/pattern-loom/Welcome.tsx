import { useTranslation } from 'react-i18next';
import { MAX_SCORED_TRIALS } from '#content/games/pattern-loom/script.ts';
import { PictureBook } from '../Welcome.tsx';
import { Loom } from './Loom.tsx';
import { Patch } from './Patch.tsx';
import { SureMark } from './SureMark.tsx';
import { SAMPLE_CHOICES, SAMPLE_CLOTH } from './sample-cloth.ts';

/** The game in three pictures: the cloth, the patches to choose from, and how sure one is. */
export function Welcome({ isUntimed, onStart }: { isUntimed: boolean; onStart: () => void }) {
  const { t } = useTranslation('pattern-loom');
  const choices = (
    <div className="loom-book-choices" aria-hidden="true">
      {SAMPLE_CHOICES.map((cell) => (
        <span key={JSON.stringify(cell)} data-chosen={cell === SAMPLE_CHOICES.at(-1) || undefined}>
          <Patch cell={cell} />
        </span>
      ))}
    </div>
  );
  const sureness = (
    <div className="loom-book-sureness" aria-hidden="true">
      <span>
        <SureMark isSure />
        {t('trial.sure')}
      </span>
      <span>
        <SureMark isSure={false} />
        {t('trial.notSure')}
      </span>
    </div>
  );
  return (
    <PictureBook
      title={t('welcome.title')}
      lead={t('welcome.lead')}
      pages={[
        { picture: <Loom matrix={SAMPLE_CLOTH} tried={null} />, title: t('welcome.lookTitle'), text: t('welcome.look') },
        { picture: choices, title: t('welcome.chooseTitle'), text: t('welcome.choose') },
        { picture: sureness, title: t('welcome.sureTitle'), text: t('welcome.sure') },
      ]}
      notes={[t(isUntimed ? 'welcome.untimed' : 'welcome.time'), t('welcome.length', { most: MAX_SCORED_TRIALS })]}
      keys={t('welcome.keys')}
      onStart={onStart}
    />
  );
}
