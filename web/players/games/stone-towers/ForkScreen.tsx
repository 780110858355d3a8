import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ForkTrial, type StoneTrial, WALKS } from '#content/games/stone-towers/script.ts';
import type { TrialProps } from '../make-game.tsx';
import { WaitingNote } from '../WaitingNote.tsx';
import type { StoneDraft } from './drafts.ts';
import { HillPath } from './HillPath.tsx';
import { TrialHead } from './TrialHead.tsx';
import { usePoleKeys } from './use-pole-keys.ts';

/** A press that was meant for the fork before does not take this one. */
const SETTLE_MS = 200;

type ForkScreenProps = Omit<TrialProps<StoneTrial, StoneDraft>, 'trial'> & { readonly trial: StoneTrial & ForkTrial };

/** Two paths, what each has given in this walk, and how many steps are left. */
export function ForkScreen({ trial, sent, isCovered, onConfirm, isPauseWanted, onPauseWanted }: ForkScreenProps) {
  const { t } = useTranslation('stone-towers');
  const isSettled = useSettled();
  const isFixed = sent !== undefined || isCovered || !isSettled;
  const chosen = sent?.answer?.kind === 'fork' ? sent.answer.path : null;
  const { seen, stepsLeft, steps, last, basket, walk } = trial;
  const choose = (path: number) => {
    if (!isFixed) onConfirm({ answer: { kind: 'fork', path, basket }, isWhole: true });
  };
  usePoleKeys({ count: seen.length, press: choose, move: (step) => choose(step < 0 ? 0 : 1) });
  const title = trial.practice ? t('fork.practiceTitle') : t('fork.title', { number: walk, total: WALKS });
  return (
    <div className="towers-trial towers-fork" data-trial={trial.id}>
      <TrialHead {...{ trial, title, isPauseWanted, onPauseWanted }} />
      <div className="towers-hill">
        <HillPath walk={walk} taken={chosen} />
        <p className="towers-steps">
          <strong>{t('fork.stepsLeft', { count: stepsLeft })}</strong>
          <span className="towers-beads" aria-hidden="true">
            {Array.from({ length: steps }, (_, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              <span key={step} data-done={step < steps - stepsLeft || undefined} />
            ))}
          </span>
        </p>
      </div>
      <p className="towers-found" role="status">
        {sent ? <WaitingNote isOutOfTime={false} /> : last === null ? t('fork.begin') : <Found last={last} basket={basket} />}
      </p>
      <fieldset className="towers-paths" aria-label={t('fork.ask')}>
        {seen.map((berries, path) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a path is its side
            key={path}
            type="button"
            className="towers-path"
            aria-disabled={isFixed}
            aria-pressed={chosen === path}
            aria-keyshortcuts={String(path + 1)}
            onClick={() => choose(path)}
          >
            <span className="towers-path-name">
              <span className="towers-number" aria-hidden="true">
                {path + 1}
              </span>
              {t(`paths.${path}`)}
            </span>
            {berries.length === 0 ? (
              <span className="towers-new">{t('fork.new')}</span>
            ) : (
              <Berries berries={berries} isNew={last?.path === path && stepsLeft < steps} />
            )}
          </button>
        ))}
      </fieldset>
      <p className="towers-quiet towers-rule">{t('fork.rule')}</p>
    </div>
  );
}

function Found({ last, basket }: { last: NonNullable<ForkTrial['last']>; basket: number }) {
  const { t } = useTranslation('stone-towers');
  return (
    <>
      {t('fork.found', { path: t(`pathsSaid.${last.path}`), count: last.berries })} {last.hasEndedWalk && t('fork.nextWalk')}{' '}
      {t('fork.basket', { count: basket })}
    </>
  );
}

/** What a path gave, step by step. `isNew`: the last of them was just found. */
export function Berries({ berries, isNew = false }: { berries: readonly number[]; isNew?: boolean }) {
  const { t } = useTranslation('stone-towers');
  return (
    <>
      <span className="sr-only">{t('fork.gave', { list: berries.join(', ') })}</span>
      <span className="towers-berries" aria-hidden="true">
        {berries.map((count, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in the order in which they were walked
          <span key={step} className="towers-berry" data-new={(isNew && step === berries.length - 1) || undefined}>
            {count}
          </span>
        ))}
      </span>
    </>
  );
}

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
