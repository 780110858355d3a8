import { useTranslation } from 'react-i18next';
import { Reveal } from '../Reveal.tsx';
import mission from './mission.svg';
import vision from './vision.svg';
import './vision.css';

const PICTURES = { vision, mission } as const;

/** Two statements. Up to 768 px each stands in a picture, above it in the open. */
export function VisionAndMission() {
  const { t } = useTranslation('landing-brain');
  return (
    <section aria-label={t('vision.both')} className="vision">
      <div className="vision-pair frame-width max-w-6xl">
        {(['vision', 'mission'] as const).map((each) => (
          <Reveal key={each} from={each === 'vision' ? 'side' : 'far'} className={`statement statement-${each}`}>
            <img src={PICTURES[each]} alt="" width={720} height={800} loading="lazy" decoding="async" className="statement-picture" />
            <div className="statement-words">
              <h2 className="statement-title">{t(`vision.${each}.title`)}</h2>
              <p className="statement-core">{t(`vision.${each}.statement`)}</p>
              <p className="statement-text">{t(`vision.${each}.text`)}</p>
            </div>
          </Reveal>
        ))}
      </div>
    </section>
  );
}
