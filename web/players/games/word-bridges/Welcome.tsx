import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { PictureBook } from '../Welcome.tsx';
import { Scene } from './Scene.tsx';

/** The game in two pictures: what a bridge is, and the two ways to build it. */
export function Welcome({ isUntimed, onStart }: { readonly isUntimed: boolean; readonly onStart: () => void }) {
  const { t, i18n } = useTranslation('word-bridges');
  const language = i18n.language as Language;
  const bridge = t('welcome.exampleBridge');
  const cues = [t('welcome.exampleCue1'), t('welcome.exampleCue2'), t('welcome.exampleCue3')];
  const words = [t('welcome.exampleWord1'), t('welcome.exampleWord2'), bridge, t('welcome.exampleWord3'), t('welcome.exampleWord4')];
  const ways = (
    <div className="bridges-ways" aria-hidden="true">
      <p className="bridges-typed">{bridge}</p>
      <p className="bridges-chips">
        {words.map((word) => (
          <span key={word} data-chosen={word === bridge || undefined}>
            {word}
          </span>
        ))}
      </p>
    </div>
  );
  return (
    <PictureBook
      title={t('welcome.title')}
      lead={t('welcome.lead')}
      pages={[
        { picture: <Scene cues={cues} language={language} bridge={bridge} />, title: t('welcome.findTitle'), text: t('welcome.find') },
        { picture: ways, title: t('welcome.answerTitle'), text: t('welcome.answer') },
      ]}
      notes={[t('welcome.meaning'), t(isUntimed ? 'welcome.untimed' : 'welcome.time'), t('welcome.length')]}
      keys={t('welcome.keys')}
      onStart={onStart}
    />
  );
}
