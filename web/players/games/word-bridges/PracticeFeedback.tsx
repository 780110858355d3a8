import { useTranslation } from 'react-i18next';
import type { BridgeShown, BridgeTrial } from '#content/games/word-bridges/script.ts';
import { Message } from '../Message.tsx';
import type { FeedbackProps } from '../make-game.tsx';
import { BridgeOrnament } from './BridgeOrnament.tsx';
import { Scene } from './Scene.tsx';

/** After practice: the bridge between the three words, and why it goes with each. */
export function PracticeFeedback({ feedback, shown, trial, isRetry, onNext }: FeedbackProps<BridgeTrial, BridgeShown>) {
  const { t } = useTranslation(['word-bridges', 'games'], { nsMode: 'fallback' });
  return (
    <Message
      ornament={shown ? <Scene cues={trial.cues} language={trial.language} bridge={shown.bridge} /> : <BridgeOrnament tone={feedback} />}
      title={t(`feedback.${feedback}`)}
      text={[
        ...(feedback === 'late' ? [t('feedback.lateText')] : []),
        ...(shown ? [t(isRetry ? 'feedback.buildIt' : 'feedback.itIs', { bridge: shown.bridge })] : []),
      ].join(' ')}
      next={t(isRetry ? 'feedback.again' : 'feedback.next')}
      onNext={onNext}
    >
      {shown && (
        <dl className="bridges-reasons" lang={trial.language}>
          {shown.reasons.map(({ cue, why }) => (
            <div key={cue}>
              <dt>{cue}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      )}
    </Message>
  );
}
