import { useTranslation } from 'react-i18next';
import type { ClothShown, LoomTrial } from '#content/games/pattern-loom/script.ts';
import { Message } from '../Message.tsx';
import type { FeedbackProps } from '../make-game.tsx';
import { ClothTable } from './ClothTable.tsx';
import { Loom } from './Loom.tsx';
import { LoomOrnament } from './LoomOrnament.tsx';

/** After practice: the cloth with the right patch in its place, and one line for each rule that the rows follow. */
export function PracticeFeedback({ feedback, shown, trial, isRetry, onNext }: FeedbackProps<LoomTrial, ClothShown>) {
  const { t } = useTranslation(['pattern-loom', 'games'], { nsMode: 'fallback' });
  const isRight = feedback === 'right';
  const text =
    feedback === 'late' ? 'feedback.lateText' : isRight ? 'feedback.rightText' : isRetry ? 'feedback.wrongText' : 'feedback.onward';
  return (
    <Message
      ornament={shown ? <WholeCloth trial={trial} shown={shown} /> : <LoomOrnament tone={feedback} />}
      title={t(`feedback.${feedback}`)}
      text={t(text)}
      next={t(isRetry ? 'feedback.again' : 'feedback.next')}
      onNext={onNext}
    >
      {shown && (
        <ul className="loom-rules" aria-label={t('feedback.rules')}>
          {shown.rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      )}
    </Message>
  );
}

function WholeCloth({ trial, shown }: { readonly trial: LoomTrial; readonly shown: ClothShown }) {
  return (
    <div className="loom-told">
      <Loom matrix={trial.matrix} tried={shown.right} isWhole />
      <ClothTable matrix={trial.matrix} last={{ cell: shown.right, isRight: true }} />
    </div>
  );
}
