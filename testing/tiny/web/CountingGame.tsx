import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeGame, type TrialProps } from '#web/players/games/make-game.tsx';
import type { Drafts } from '#web/players/games/run-trials.ts';
import { useEnterKey } from '#web/players/games/use-enter-key.ts';
import { useHeadingFocus } from '#web/players/games/use-heading-focus.ts';
import { Button } from '#web/ui/Button.tsx';
import { COLUMNS, type DotsAnswer, type DotsTrial, MAX_DOTS, PLACES } from '../game/script.ts';
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

/** Pressing a number answers, by mouse or by key. */
function DotsTrialView({ trial, endsAt, sent, onConfirm }: TrialProps<DotsTrial, Draft>) {
  const { t } = useTranslation('tiny-game');
  const heading = useHeadingFocus();
  const [count, setCount] = useState<number | null>(null);
  const answer = (chosen: number) => {
    if (sent || count !== null) return;
    setCount(chosen);
    onConfirm({ count: chosen });
  };
  const latest = useRef(answer);
  latest.current = answer;
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
      <svg viewBox={`0 0 ${COLUMNS} ${PLACES / COLUMNS}`} width="240" role="img" aria-label={t('trial.seen', { count: trial.dots.length })}>
        {trial.dots.map((place) => (
          <circle key={place} cx={(place % COLUMNS) + 0.5} cy={Math.floor(place / COLUMNS) + 0.5} r="0.3" fill="currentColor" />
        ))}
      </svg>
      <p>
        {counts.map((number) => (
          <button type="button" key={number} onClick={() => answer(number)} style={{ padding: '0.5rem 1rem', font: 'inherit' }}>
            {number}
          </button>
        ))}
      </p>
    </div>
  );
}

export const CountingGame = makeGame<DotsTrial, Draft, DotsAnswer>({
  words: 'tiny-game',
  drafts,
  Welcome,
  Trial: DotsTrialView,
  Ornament: Gate,
});
