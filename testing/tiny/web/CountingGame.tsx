import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#web/players/games/Confirm.tsx';
import { Message } from '#web/players/games/Message.tsx';
import { type FeedbackProps, makeGame, type TrialProps } from '#web/players/games/make-game.tsx';
import { PartsDone } from '#web/players/games/PartsDone.tsx';
import type { Drafts } from '#web/players/games/screens.ts';
import { useEnterKey } from '#web/players/games/use-enter-key.ts';
import { useHeadingFocus } from '#web/players/games/use-heading-focus.ts';
import { Button } from '#web/ui/Button.tsx';
import { brokenOff, COLUMNS, type DotsAnswer, type DotsShown, type DotsTrial, MAX_DOTS, PLACES } from '../game/script.ts';
import { Gate } from './Gate.tsx';

type Draft = { readonly count: number | null };

const drafts: Drafts<Draft, DotsAnswer> = {
  empty: { count: null },
  isComplete: ({ count }) => count !== null,
  toAnswer: ({ count }) => ({ kind: 'count', count: count! }),
};
const counts = Array.from({ length: MAX_DOTS }, (_, index) => index + 1);

function Welcome({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('tiny-game');
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  return (
    <div className="game-message">
      <h1 ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </h1>
      <p>{t('welcome.text')}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}

/** Pressing a number chooses it, by mouse or by key; Next answers. */
function DotsTrialView({ trial, endsAt, isCovered, sent, onConfirm }: TrialProps<DotsTrial, Draft>) {
  const { t } = useTranslation('tiny-game');
  const heading = useHeadingFocus();
  const [count, setCount] = useState<number | null>(null);
  const choose = (chosen: number) => {
    if (!sent && !isCovered) setCount(chosen);
  };
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (counts.includes(Number(key))) latest.current(Number(key));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div className="game-message" data-ends-at={String(endsAt)}>
      <h1 ref={heading} tabIndex={-1}>
        {t('trial.question')}
      </h1>
      <PartsDone share={trial.share ?? 0} />
      <svg viewBox={`0 0 ${COLUMNS} ${PLACES / COLUMNS}`} width="240" role="img" aria-label={t('trial.seen', { count: trial.dots.length })}>
        {trial.dots.map((place) => (
          <circle key={place} cx={(place % COLUMNS) + 0.5} cy={Math.floor(place / COLUMNS) + 0.5} r="0.3" fill="currentColor" />
        ))}
      </svg>
      <p>
        {counts.map((number) => (
          <button
            type="button"
            key={number}
            aria-pressed={count === number}
            onClick={() => choose(number)}
            style={{ padding: '0.5rem 1rem', font: 'inherit', fontWeight: count === number ? 700 : 400 }}
          >
            {number}
          </button>
        ))}
      </p>
      <Confirm isComplete={count !== null} isSent={sent !== undefined} hint={t('trial.choose')} onConfirm={() => onConfirm({ count })} />
    </div>
  );
}

function Feedback({ feedback, shown, isRetry, onNext }: FeedbackProps<DotsTrial, DotsShown>) {
  const { t } = useTranslation(['tiny-game', 'games'], { nsMode: 'fallback' });
  return (
    <Message
      ornament={<Gate />}
      title={t(`feedback.${feedback}`)}
      text={t('trial.were', { count: shown?.dots ?? 0 })}
      next={t(isRetry ? 'feedback.again' : 'feedback.next')}
      onNext={onNext}
    />
  );
}

export const CountingGame = makeGame<DotsTrial, Draft, DotsAnswer, DotsShown>({
  words: 'tiny-game',
  drafts,
  brokenOff,
  Welcome,
  Trial: DotsTrialView,
  Feedback,
  Ornament: Gate,
});
