import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ForkShown, ForkTrial, PracticeShown, StoneTrial, TowerShown } from '#content/games/stone-towers/script.ts';
import { moveStone, type Poles } from '#content/games/stone-towers/script-poles.ts';
import { Message } from '../Message.tsx';
import type { FeedbackProps } from '../make-game.tsx';
import { Board } from './Board.tsx';
import { describePoles, poleName, stoneName } from './describe-poles.ts';
import { Berries } from './ForkScreen.tsx';
import { StoneOrnament } from './StoneOrnament.tsx';

/** After practice: a shortest way, step by step; or which path was the better bet, and why. */
export function PracticeFeedback({ feedback, shown, trial, isRetry, onNext }: FeedbackProps<StoneTrial, PracticeShown>) {
  const { t } = useTranslation(['stone-towers', 'games'], { nsMode: 'fallback' });
  const told = useTold(feedback, shown);
  return (
    <Message
      ornament={<StoneOrnament tone={feedback === 'right' ? 'right' : 'wrong'} />}
      title={told.title}
      text={told.text}
      next={t(isRetry ? 'feedback.again' : 'feedback.next')}
      onNext={onNext}
    >
      {shown?.kind === 'tower' && trial.kind === 'tower' && <BestWay start={trial.start} best={shown.best} />}
      {shown?.kind === 'fork' && trial.kind === 'fork' && <Paths trial={trial} shown={shown} />}
    </Message>
  );
}

function useTold(feedback: 'right' | 'wrong' | 'late', shown: PracticeShown | undefined): { title: string; text: string } {
  const { t } = useTranslation(['stone-towers', 'games'], { nsMode: 'fallback' });
  if (shown === undefined) return { title: t(`feedback.${feedback}`), text: '' };
  if (shown.kind === 'fork')
    return { title: t(`feedback.${feedback === 'right' ? 'rightPath' : 'wrongPath'}`), text: t(`feedback.${shown.reason}`) };
  return { title: towerTitle(feedback, shown, t), text: t('feedback.way', { count: shown.best.length }) };
}

function towerTitle(
  feedback: 'right' | 'wrong' | 'late',
  { isBuilt, made, best }: TowerShown,
  t: TFunction<readonly ['stone-towers', 'games']>,
): string {
  if (feedback === 'late') return t('feedback.late');
  if (!isBuilt) return t('feedback.notBuilt');
  return made === best.length ? t('feedback.fewest') : t('feedback.above', { count: made - best.length });
}

/** The poles after each move, as a strip of small pictures with words. */
function BestWay({ start, best }: { start: Poles; best: TowerShown['best'] }) {
  const { t } = useTranslation('stone-towers');
  const states: Poles[] = [];
  for (const move of best) states.push(moveStone(states.at(-1) ?? start, move));
  return (
    <ol className="towers-best">
      {states.map((poles, step) => {
        const { from, to } = best[step]!;
        const stone = (states[step - 1] ?? start)[from]!.at(-1)!;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand still
          <li key={step}>
            <Board poles={poles} isSmall />
            <span>
              <strong>{step + 1}</strong> {t('feedback.move', { stone: stoneName(stone, t), pole: poleName(to, t) })}
            </span>
            <span className="sr-only">{describePoles(poles, t)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Paths({ trial, shown }: { trial: ForkTrial; shown: ForkShown }) {
  const { t } = useTranslation('stone-towers');
  return (
    <ul className="towers-told">
      {trial.seen.map((berries, path) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path is its side
        <li key={path} data-better={path === shown.better || undefined}>
          <strong>{t(`paths.${path}`)}</strong>
          {berries.length === 0 ? <span>{t('fork.new')}</span> : <Berries berries={berries} />}
          {path === shown.better && <span className="towers-better">{t('feedback.better')}</span>}
        </li>
      ))}
    </ul>
  );
}
