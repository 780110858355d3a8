import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MasksTrial, PracticeShown } from '#content/games/masks/script.ts';
import { Message } from '../Message.tsx';
import type { FeedbackProps } from '../make-game.tsx';
import { describeMost } from './describe-face.ts';
import { FacePicture } from './FacePicture.tsx';
import { MaskOrnament } from './MaskOrnament.tsx';

/** After practice: what was there to be seen, with the faces once more. */
export function PracticeFeedback({ feedback, shown, isRetry, onNext }: FeedbackProps<MasksTrial, PracticeShown>) {
  const { t } = useTranslation(['masks', 'games'], { nsMode: 'fallback' });
  const tone = feedback === 'right' ? 'right' : 'wrong';
  return (
    <Message
      ornament={shown ? <ShownFaces shown={shown} /> : <MaskOrnament tone={tone} />}
      title={t(`feedback.${tone}`)}
      text={shown ? explain(shown, t) : ''}
      next={t(isRetry ? 'feedback.again' : 'feedback.next')}
      onNext={onNext}
    />
  );
}

function ShownFaces({ shown }: { readonly shown: PracticeShown }) {
  const { t } = useTranslation('masks');
  if (shown.kind === 'feeling')
    return (
      <div className="masks-told">
        <FacePicture look={shown.look} face={shown.face} isDescribed />
      </div>
    );
  const { look, before, after } = shown.look;
  return (
    <div className="masks-pair masks-told">
      <FacePicture look={look} face={before} isDescribed title={t('feedback.before')} />
      <FacePicture look={look} face={after} isDescribed title={t('feedback.after')} />
    </div>
  );
}

function explain(shown: PracticeShown, t: TFunction<'masks'>): string {
  if (shown.kind === 'feeling')
    return t('feedback.feeling', { feeling: t(`feedbackFeelings.${shown.feeling}`), what: describeMost(shown.face.muscles, t) });
  return shown.muscle === null ? t('feedback.same') : t('feedback.changed', { what: t(`moved.${shown.muscle}`) });
}
