import { useTranslation } from 'react-i18next';
import type { MarketTrial, PracticeShown } from '#content/games/river-market/script.ts';
import { Message } from '../Message.tsx';
import type { FeedbackProps } from '../make-game.tsx';
import { MarketOrnament } from './MarketOrnament.tsx';

/** After practice: what the answer did, and what to look for. */
export function PracticeFeedback({ feedback, shown, isRetry, onNext }: FeedbackProps<MarketTrial, PracticeShown>) {
  const { t } = useTranslation(['river-market', 'games'], { nsMode: 'fallback' });
  const tone = feedback === 'right' ? 'right' : 'wrong';
  return (
    <Message
      ornament={<MarketOrnament tone={tone} />}
      title={t(`feedback.${tone}`)}
      text={shown ? t(`lessons.${shown.lesson}`, { ...shown }) : ''}
      next={t(isRetry ? 'feedback.again' : 'feedback.next')}
      onNext={onNext}
    />
  );
}
