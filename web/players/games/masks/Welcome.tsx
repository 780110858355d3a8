import { useTranslation } from 'react-i18next';
import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { PictureBook } from '../Welcome.tsx';
import { Face } from './face/Face.tsx';
import { MaskPicture } from './MaskDrawing.tsx';

/** What the picture book shows: one face before and after the mask, and one that says more than its words. */
const BEFORE: Muscles = { smile: 0.3, cheeks: 0.2 };
const AFTER: Muscles = { smile: 0.8, cheeks: 0.5 };
const SPEAKING: Muscles = { innerBrow: 0.5, outerBrow: 0.7, wideLids: 0.4, smile: 0.3, headTilt: 0.5 };
const CHANGING = LOOKS[24]!;
const SPEAKER = LOOKS[22]!;

export function Welcome({ isUntimed, onStart }: { readonly isUntimed: boolean; readonly onStart: () => void }) {
  const { t } = useTranslation('masks');
  const change = (
    <div className="masks-strip">
      <Face look={CHANGING} muscles={BEFORE} ground={2} />
      <MaskPicture />
      <Face look={CHANGING} muscles={AFTER} ground={2} />
    </div>
  );
  const speech = (
    <div className="masks-strip masks-strip-speech">
      <Face look={SPEAKER} muscles={SPEAKING} ground={1} />
      <span className="masks-bubble" aria-hidden="true">
        {t('lines.6')}
      </span>
    </div>
  );
  return (
    <PictureBook
      title={t('welcome.title')}
      lead={t('welcome.lead')}
      pages={[
        { picture: change, title: t('welcome.looksTitle'), text: t(isUntimed ? 'welcome.looksUntimed' : 'welcome.looks') },
        { picture: speech, title: t('welcome.feelingTitle'), text: t('welcome.feeling') },
      ]}
      notes={[`${t('welcome.parts')} ${t('welcome.adapt')}`]}
      keys={t('welcome.keys')}
      onStart={onStart}
    />
  );
}
